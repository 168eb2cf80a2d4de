import type { Route } from "./+types/sales.page"
import { OrderList } from "./order-list.tsx"
import { useOrderText } from "./order-texts.ts"
import { readOrders } from "./read-orders.ts"

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readOrders(request, "seller")

/** What others have ordered from one, newest first. */
export default function SalesPage({ loaderData }: Route.ComponentProps) {
  const t = useOrderText()
  return (
    <OrderList {...loaderData} title={t("orders.list.sold")} text={t("orders.list.soldText")}>
      <p>{t("orders.list.noneSold")}</p>
    </OrderList>
  )
}
