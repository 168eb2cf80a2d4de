import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Picture } from "@roomwright/ui/picture"
import { ArrowRight, X } from "lucide-react"
import { useEffect, useRef } from "react"
import type { ShoppingHost } from "../shopping/shopping-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { PriceNow } from "./price-now.tsx"
import { PutProduct } from "./put-product.tsx"
import type { VisitProduct } from "./visit-product.ts"

interface ProductCardProps {
  readonly product: VisitProduct
  readonly shopping: ShoppingHost | null
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly onClose: () => void
  readonly className?: string
}

/** A product that was pressed in the picture: what it is, what it costs, where it is sold. */
export function ProductCard({ product, shopping, linkTarget, onClose, className }: ProductCardProps) {
  const t = useStudioText()
  const card = useRef<HTMLElement>(null)
  const { reference, name, picture, isAvailable, inStock, merchant, address } = product
  useEffect(() => card.current?.focus({ preventScroll: true }), [reference])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={name}
      className={classNames(
        "pointer-events-auto flex gap-4 rounded-card border border-line bg-card p-3 shadow-float outline-none",
        className,
      )}
    >
      {picture ? (
        <span className="block size-24 flex-none overflow-hidden rounded-inner bg-still">
          <Picture source={picture} alt="" sizes="96px" className="h-full" />
        </span>
      ) : null}
      <div className="grid min-w-0 flex-1 content-center gap-0.5">
        {merchant ? <p className="truncate pr-8 text-12 text-ink-2">{merchant}</p> : null}
        <p className="line-clamp-2 pr-8 font-medium text-pretty">{name}</p>
        <PriceNow product={product} className={isAvailable ? "text-15" : "text-14 text-ink-2"} />
        {address && isAvailable ? (
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {shopping && inStock ? (
              <PutProduct key={reference} {...{ shopping, reference, linkTarget }} />
            ) : null}
            <a
              href={address}
              target={linkTarget}
              className={
                shopping && inStock
                  ? "inline-flex min-h-9 items-center gap-1.5 text-14 text-accent underline underline-offset-4"
                  : "inline-flex min-h-9 items-center gap-1.5 rounded-control bg-accent px-3.5 text-14 font-medium text-on-accent hover:bg-accent-2"
              }
            >
              {t("visit.viewProduct")}
              {shopping && inStock ? null : <Icon of={ArrowRight} size={16} />}
            </a>
          </div>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={t("visit.close")}
        onClick={onClose}
        className="absolute top-1.5 right-1.5 inline-grid size-9 place-items-center rounded-pill text-ink-2 hover:bg-sunk hover:text-ink"
      >
        <Icon of={X} size={18} />
      </button>
    </section>
  )
}
