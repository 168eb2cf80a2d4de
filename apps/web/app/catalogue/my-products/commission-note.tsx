import type { OfferedCategory } from "@roomwright/contract/catalogue/my-products"
import { rateOfProduct } from "@roomwright/contract/settings/commission"
import { useOwnCommission } from "../../platform/commission/use-own-commission.ts"
import { formatRate } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useMyProductsText } from "./my-products-texts.ts"

interface CommissionNoteProps {
  readonly category: string
  readonly categories: readonly OfferedCategory[]
}

/** What the platform keeps of each sale of this product, before it is listed. */
export function CommissionNote({ category, categories }: CommissionNoteProps) {
  const t = useMyProductsText()
  const language = useLanguage()
  const own = useOwnCommission()
  if (!own) return null
  const above = categories.find(({ children }) => children.some(({ id }) => id === category))?.id ?? null
  const rate = rateOfProduct(own.commission, own.tier, [category, above])
  return (
    <p className="mt-1 text-15 text-ink-2">
      {rate === 0
        ? t("myProducts.variants.noCommission")
        : t("myProducts.variants.commission", { rate: formatRate(rate, language) })}
    </p>
  )
}
