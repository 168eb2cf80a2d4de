import { classNames } from "@roomwright/ui/class-names"
import { useMyProductsText } from "./my-products-texts.ts"

/** Whether a product is on sale, in a word. */
export function SaleBadge({ isOnSale }: { readonly isOnSale: boolean }) {
  const t = useMyProductsText()
  return (
    <span
      className={classNames(
        "inline-block rounded-pill px-2.5 py-0.5 text-14 font-medium whitespace-nowrap",
        isOnSale ? "bg-ok-tint text-ok" : "bg-sunk text-ink-2",
      )}
    >
      {t(`myProducts.state.${isOnSale ? "on-sale" : "off-sale"}`)}
    </span>
  )
}
