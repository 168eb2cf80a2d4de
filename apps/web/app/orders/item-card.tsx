import type { OrderItem } from "@roomwright/contract/orders/order-item"
import { Link } from "react-router"
import { OwnImage } from "../platform/cards/own-image.tsx"
import { useLangOf } from "../platform/locale/locale.tsx"

interface ItemCardProps {
  readonly item: OrderItem
  /** The page of the product, where it has one. */
  readonly to?: string
}

/** What was or is to be ordered: picture, name, and which of its variants. */
export function ItemCard({ item, to }: ItemCardProps) {
  const langOf = useLangOf()
  const { name, picture, size, colour, sku } = item
  return (
    <div className="flex items-center gap-4">
      <span className="aspect-square w-20 flex-none overflow-hidden rounded-control bg-still">
        {picture ? <OwnImage source={picture} alt="" sizes="80px" /> : null}
      </span>
      <span className="min-w-0 text-15">
        <span className="block font-medium wrap-anywhere" {...langOf(name)}>
          {to ? (
            <Link to={to} className="hover:text-accent">
              {name.text}
            </Link>
          ) : (
            name.text
          )}
        </span>
        {size || colour ? (
          <span className="block text-ink-2">
            {size ? <span {...langOf(size)}>{size.text}</span> : null}
            {size && colour ? " · " : null}
            {colour ? <span {...langOf(colour.name)}>{colour.name.text}</span> : null}
          </span>
        ) : null}
        {sku ? <span className="num block text-14 text-ink-2">{sku}</span> : null}
      </span>
    </div>
  )
}
