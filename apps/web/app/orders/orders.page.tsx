import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Link } from "react-router"
import type { Route } from "./+types/orders.page"
import { OrderList } from "./order-list.tsx"
import { useOrderText } from "./order-texts.ts"
import { readOrders } from "./read-orders.ts"

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readOrders(request, "buyer")

/** What one has bought, newest first. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useOrderText()
  return (
    <OrderList {...loaderData} title={t("orders.list.bought")} text={t("orders.list.boughtText")}>
      <p>{t("orders.list.noneBought")}</p>
      <p className="mt-6">
        <Link to={pagePaths.products} className={buttonClass("primary")}>
          {t("orders.list.seeProducts")}
        </Link>
      </p>
    </OrderList>
  )
}
