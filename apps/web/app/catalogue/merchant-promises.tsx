import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import { Icon } from "@roomwright/ui/icon"
import { RotateCcw, ShieldCheck, Truck, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { formatMoney, formatNumber } from "../platform/locale/format.ts"
import { useLangOf, useLanguage, useText } from "../platform/locale/locale.tsx"

/** What comes with a product: delivery, and what its merchant promises; what was not said is not there. */
export function MerchantPromises({ product }: { readonly product: ProductDetail }) {
  const t = useText()
  const langOf = useLangOf()
  const { returns, warranty } = product.merchant
  return (
    <dl className="mt-6 grid content-start gap-3.5 border-t border-line pt-5 text-15">
      <Promised icon={Truck} name={t("product.promise.delivery")}>
        <Deliveries deliveries={product.deliveries} />
      </Promised>
      {returns ? (
        <Promised icon={RotateCcw} name={t("product.promise.returns")}>
          <span {...langOf(returns)}>{returns.text}</span>
        </Promised>
      ) : null}
      {warranty ? (
        <Promised icon={ShieldCheck} name={t("product.promise.warranty")}>
          <span {...langOf(warranty)}>{warranty.text}</span>
        </Promised>
      ) : null}
    </dl>
  )
}

interface PromisedProps {
  readonly icon: LucideIcon
  readonly name: string
  readonly children: ReactNode
}

function Promised({ icon, name, children }: PromisedProps) {
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3">
      <dt className="contents">
        <span className="row-span-2 pt-0.5 text-ink-2">
          <Icon of={icon} />
        </span>
        <span className="font-medium">{name}</span>
      </dt>
      <dd className="col-start-2 text-pretty text-ink-2">{children}</dd>
    </div>
  )
}

/** One line where the whole country is one, else a line for each part of it. */
function Deliveries({ deliveries }: Pick<ProductDetail, "deliveries">) {
  const t = useText()
  const language = useLanguage()
  const word = ({ cost, daysMin, daysMax }: ProductDetail["deliveries"][number]): string =>
    t("product.delivery", {
      cost: cost === 0 ? t("product.deliveryFree") : formatMoney(cost, language),
      from: formatNumber(daysMin, language),
      to: formatNumber(daysMax, language),
    })
  const lines = deliveries.map((one) => ({ area: one.area, text: word(one) }))
  const [first] = lines
  if (first && lines.every(({ text }) => text === first.text))
    return <span className="num">{t("product.deliveryAnywhere", { terms: first.text })}</span>
  return lines.map(({ area, text }) => (
    <span key={area} className="num block">
      {t(`product.area.${area}`)} · {text}
    </span>
  ))
}
