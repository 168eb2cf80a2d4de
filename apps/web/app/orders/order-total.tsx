import type { Order } from "@roomwright/contract/orders/calls"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useOrderText } from "./order-texts.ts"

/** What an order comes to, and what it is made of. */
export function OrderTotal({ order }: { readonly order: Order }) {
  const t = useOrderText()
  const language = useLanguage()
  const { kind, unitPrice, quantity, deliveryCost, delivery, total, lines: things } = order
  const lines = [
    ...(kind === "design"
      ? [[t("orders.design.price"), formatMoney(unitPrice, language)]]
      : [
          ...(things.length > 0 ? [] : [[t("orders.bill.unitPrice"), formatMoney(unitPrice, language)]]),
          [t("orders.bill.items", { count: quantity }), formatMoney(total - deliveryCost, language)],
        ]),
    ...(delivery
      ? [
          [t("orders.bill.delivery"), formatMoney(deliveryCost, language)],
          [
            t("orders.bill.days"),
            t("orders.bill.daysRange", { from: delivery.daysMin, to: delivery.daysMax }),
          ],
        ]
      : []),
  ] as const
  return (
    <dl className="mt-5 grid gap-2 text-15">
      {lines.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <dt>{t("orders.bill.total")}</dt>
        <dd className="num font-serif text-28">{formatMoney(total, language)}</dd>
      </div>
    </dl>
  )
}
