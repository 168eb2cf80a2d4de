import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import { formatNumber } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useMyProductsText } from "../my-products-texts.ts"

type Sides = Pick<MyProduct, "widthMm" | "depthMm" | "heightMm">

interface ModelFactsProps {
  readonly measured: Sides
  /** What the product says of itself. */
  readonly said?: Sides
}

/** A difference (mm) that nobody would notice in a room. */
const slackMm = 5

/** What a model measures, and whether that is what the product says. */
export function ModelFacts({ measured, said }: ModelFactsProps) {
  const t = useMyProductsText()
  const language = useLanguage()
  const words = ({ widthMm, depthMm, heightMm }: Sides) => ({
    width: formatNumber(widthMm, language),
    depth: formatNumber(depthMm, language),
    height: formatNumber(heightMm, language),
  })
  const differs =
    said !== undefined &&
    (["widthMm", "depthMm", "heightMm"] as const).some(
      (side) => Math.abs(said[side] - measured[side]) > slackMm,
    )
  return (
    <>
      <p className="num text-15">{t("myProducts.model.measured", words(measured))}</p>
      {differs ? (
        <p className="rounded-control bg-wait-tint px-3 py-2 text-14 text-wait">
          {t("myProducts.model.differs", words(said))}
        </p>
      ) : null}
    </>
  )
}
