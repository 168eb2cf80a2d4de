import { orderKinds, orderStates, type OrderSide, type OrderSummary } from "@roomwright/contract/orders/calls"
import type { PageOf } from "@roomwright/contract/envelope"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import type { ReactNode } from "react"
import { Link, useSearchParams } from "react-router"
import { withParameters, type QueryValues } from "../platform/filter-address.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { OrderRow } from "./order-row.tsx"
import { OrderSearch } from "./order-search.tsx"
import { OrdersCsv } from "./orders-csv.tsx"
import { useOrderText } from "./order-texts.ts"

interface OrderListProps {
  readonly side: OrderSide
  readonly orders: PageOf<OrderSummary>
  readonly filters: QueryValues
  readonly title: string
  readonly text: string
  /** Said when there has never been any. */
  readonly children: ReactNode
}

/** Orders of one side: by state, by words, by day, and as CSV. All of it stands in the address. */
export function OrderList({ side, orders, filters, title, text, children }: OrderListProps) {
  const t = useOrderText()
  const [search] = useSearchParams()
  const status = filters["status"] ?? null
  const kind = filters["kind"] ?? null
  const isFiltered = Object.keys(filters).length > 0
  const hasSome = isFiltered || orders.totalElements > 0
  return (
    <>
      <title>{`${title} · Roomwright`}</title>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-36">{title}</h1>
          <p className="mt-1.5 text-ink-2">{text}</p>
        </div>
        {orders.totalElements > 0 ? <OrdersCsv side={side} filters={filters} /> : null}
      </header>
      {hasSome ? (
        <>
          <nav aria-label={t("orders.list.kind")} className="mb-3 flex flex-wrap gap-2">
            {[null, ...orderKinds].map((each) => (
              <Link
                key={each}
                to={withParameters(search, { kind: each })}
                aria-current={each === kind ? "true" : undefined}
                className={chipClass(each === kind)}
              >
                {each === null ? t("orders.kind.all") : t(`orders.kind.${each}`)}
              </Link>
            ))}
          </nav>
          <nav aria-label={t("orders.list.filter")} className="mb-4 flex flex-wrap gap-2">
            {[null, ...orderStates].map((each) => (
              <Link
                key={each}
                to={withParameters(search, { status: each })}
                aria-current={each === status ? "true" : undefined}
                className={chipClass(each === status)}
              >
                {t(each === null ? "orders.list.all" : `orders.state.${each}`)}
              </Link>
            ))}
          </nav>
          <OrderSearch key={search.toString()} filters={filters} />
        </>
      ) : null}
      {orders.totalElements === 0 && isFiltered ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("orders.list.noneSo")}>
          <Link to="?" className="text-accent underline">
            {t("orders.list.showAll")}
          </Link>
        </EmptyState>
      ) : orders.totalElements === 0 ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("orders.list.none")}>
          {children}
        </EmptyState>
      ) : (
        <ul className="rounded-card border border-line bg-card px-4 sm:px-6">
          {orders.content.map((order) => (
            <OrderRow key={order.id} order={order} side={side} />
          ))}
        </ul>
      )}
      <ListPages {...orders} search={search} />
    </>
  )
}
