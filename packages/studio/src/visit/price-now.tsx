import { useStudioText } from "../use-studio-text.ts"
import type { VisitProduct } from "./visit-product.ts"

interface PriceNowProps {
  readonly product: VisitProduct
  readonly className: string
}

/** What a product costs, and what is different from when the home was published. */
export function PriceNow({ product, className }: PriceNowProps) {
  const t = useStudioText()
  const { price, before, isAvailable, inStock } = product
  if (!isAvailable || !price) return <p className={className}>{t("visit.notOnSale")}</p>
  return (
    <p className={className}>
      <span className="num">{price}</span>
      {inStock ? null : <span className="ml-2 text-12 text-wait">{t("shop.soldOut")}</span>}
      {before === null ? null : (
        <span className="num block text-12 text-ink-2">{t("visit.before", { price: before })}</span>
      )}
    </p>
  )
}
