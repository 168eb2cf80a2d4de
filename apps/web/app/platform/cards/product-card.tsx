import type { ProductCard as ProductCardData } from "@roomwright/contract/catalogue/calls"
import { productPath } from "@roomwright/contract/page-paths"
import { Picture } from "@roomwright/ui/picture"
import { Swatches } from "@roomwright/ui/swatches"
import { Link } from "react-router"
import { formatMoney } from "../locale/format.ts"
import { useLangOf, useLanguage, useText } from "../locale/locale.tsx"
import { pictureOf } from "./picture-morph.tsx"

interface ProductCardProps {
  readonly product: ProductCardData
  readonly sizes: string
  readonly first?: boolean
  /** The number of its tag on the picture of a room. */
  readonly tag?: number
}

/** A product: square picture, name and price, who sells it, the colours it comes in. */
export function ProductCard({ product, sizes, first = false, tag }: ProductCardProps) {
  const language = useLanguage()
  const t = useText()
  const langOf = useLangOf()
  const price = formatMoney(product.price, language)
  return (
    <article className="min-w-0">
      <Link to={productPath(product.id)} viewTransition className="group block">
        <span
          {...pictureOf(product.id)}
          className="relative block aspect-square overflow-hidden rounded-card bg-still"
        >
          <Picture
            source={product.picture}
            alt=""
            sizes={sizes}
            first={first}
            className="h-full transition-transform duration-200 ease-out group-hover:scale-[1.02] group-focus-visible:scale-[1.02] dark-picture"
          />
          {tag === undefined ? null : (
            <span className="num absolute top-3 left-3 grid size-6.5 place-items-center rounded-pill bg-glass text-12 font-semibold">
              {tag}
            </span>
          )}
          {product.inStock ? null : (
            <span className="absolute top-3 right-3 rounded-control bg-glass px-2 py-0.5 text-12 text-ink-2">
              {t("product.soldOut")}
            </span>
          )}
        </span>
        <strong className="mt-3 block leading-snug font-medium" {...langOf(product.name)}>
          {product.name.text}
        </strong>
        <span className="num mt-0.5 block leading-snug">
          {product.priceVaries ? t("product.priceFrom", { price }) : price}
        </span>
      </Link>
      <div className="mt-1 flex items-center justify-between gap-2 text-14 text-ink-2">
        <span className="overflow-hidden text-ellipsis whitespace-nowrap">{product.merchant.nickname}</span>
        <Swatches
          colours={product.colours.map(({ name, hex }) => ({ name: name.text, hex }))}
          label={t("product.colours")}
        />
      </div>
    </article>
  )
}
