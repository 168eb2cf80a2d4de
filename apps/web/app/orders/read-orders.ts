import { listOrders, orderKinds, orderStates, type OrderSide } from "@roomwright/contract/orders/calls"
import { pickParameters, toApiPage, type QueryValues } from "../platform/filter-address.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import { orderTexts } from "./order-texts.ts"

const ordersOnPage = "20"
const dayShape = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** What an address asks of a list of orders; what nobody knows is left out. */
function readFilters(asked: URLSearchParams): QueryValues {
  const { w, kind, status, from, to } = pickParameters(asked, ["w", "kind", "status", "from", "to"])
  return {
    ...(w === undefined ? {} : { w: w.slice(0, 100) }),
    ...(orderKinds.some((one) => one === kind) && kind !== undefined ? { kind } : {}),
    ...(orderStates.some((state) => state === status) && status !== undefined ? { status } : {}),
    ...(from !== undefined && isDay(from) ? { from } : {}),
    ...(to !== undefined && isDay(to) ? { to } : {}),
  }
}

const isDay = (text: string): boolean =>
  dayShape.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** One page of the orders that the signed-in account has placed or received. */
export async function readOrders(request: Request, side: OrderSide) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const filters = readFilters(asked)
  const place = toApiPage(pickParameters(asked, ["page"]))
  const [orders] = await Promise.all([
    call(listOrders, { query: { ...filters, ...place, side, size: ordersOnPage } }),
    orderTexts.load(shownLanguage()),
  ])
  return { side, orders, filters }
}
