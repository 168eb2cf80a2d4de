import type { Bill } from "@roomwright/contract/payments/bills"
import type { APIRequestContext } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { callAs, drawSquares, sendReceipt } from "./admin-payments.ts"
import { orderDesign, publishDesign } from "./sell-design.ts"

export const price = 1_000_000

/** Purchases of one price each, by what happens to their money. Those of the first list come with a receipt, in this order. */
export const withReceipt = [
  "exact",
  "alsoExact",
  "calledOff",
  "partBack",
  "complained",
  "paidOut",
  "double",
  "keptAsCredit",
  "over",
  "twoTransfers",
  "twoTooMuch",
  "refundedTwice",
  "hasty",
  "letOff",
  "noMoney",
] as const
const without = [
  "noReceipt",
  "alsoNoReceipt",
  "short",
  "late",
  "lateRefunded",
  "wronglyNamed",
  "rightOne",
  "noCode",
  "paidAfterwards",
  "cancelledInPart",
  "expiredInPart",
] as const
export type Case = (typeof withReceipt)[number] | (typeof without)[number]

interface Sale {
  readonly buyer: string
  readonly orderId: string
  readonly bill: Bill
}
export type Sales = Readonly<Record<Case, Sale>>

/** Five buyers order twenty-six designs over the API, and send fifteen receipts. */
export async function prepareSales(request: APIRequestContext, designer: string): Promise<Sales> {
  const cases = [...withReceipt, ...without]
  const buyers = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => tokenOf(request, await makePerson(request))),
  )
  const works: string[] = []
  for (let at = 0; at < cases.length; at += buyers.length)
    works.push(await publishDesign(request, designer, price))
  const order = async (at: number): Promise<Sale> => {
    const buyer = buyers[at % buyers.length] ?? ""
    return { buyer, ...(await orderDesign(request, buyer, works[Math.floor(at / buyers.length)] ?? "")) }
  }
  const entries: [Case, Sale][] = []
  // One for each buyer at a time.
  for (let from = 0; from < cases.length; from += buyers.length)
    entries.push(
      ...(await Promise.all(
        cases
          .slice(from, from + buyers.length)
          .map(async (name, at): Promise<[Case, Sale]> => [name, await order(from + at)]),
      )),
    )
  // Each case has one.
  const sales = Object.fromEntries(entries) as Record<Case, Sale>
  // One after the other: the desk shows them in this order.
  for (const name of withReceipt) await pay(request, sales[name])
  return sales
}

/** Sends the receipt of a transfer. */
export const pay = async (request: APIRequestContext, { buyer, bill }: Sale): Promise<void> =>
  sendReceipt(request, { token: buyer, bill }, await drawSquares())

/** What the bank shows: two statements, with all that really came. */
export function statementsOf(sales: Sales) {
  const codeOf = (name: Case): string => sales[name].bill.transferCode
  let count = 0
  const line = (
    amount: number,
    message: string,
  ): readonly [amount: number, row: string, reference: string] => {
    count += 1
    const reference = `FTMORNING${count}`
    return [
      amount,
      `21/11/2026,"${amount.toLocaleString("en-US")}",${message} chuyen tien,${reference}`,
      reference,
    ]
  }
  const came = (name: Case, ...sums: readonly number[]) => sums.map((sum) => line(sum, codeOf(name)))
  const stray = line(price, codeOf("wronglyNamed"))
  const [nameless, personal, interest] = [line(price, "tien"), line(70_000, "tien"), line(1_234, "lai")]
  const exact = [
    "exact",
    "alsoExact",
    "calledOff",
    "partBack",
    "complained",
    "paidOut",
    "double",
    "noReceipt",
    "alsoNoReceipt",
  ] as const
  const first = [
    ...exact.flatMap((name) => came(name, price)),
    ...came("short", 700_000),
    ...came("letOff", price - 1_000),
    ...came("keptAsCredit", price, 500_000),
    ...came("over", price + 50_000),
    ...came("twoTransfers", 600_000, 400_000),
    ...came("twoTooMuch", 600_000, 600_000),
    ...came("refundedTwice", price + 200_000),
    ...came("cancelledInPart", 400_000),
    ...came("expiredInPart", 300_000),
    stray,
    nameless,
    personal,
    interest,
  ]
  const second = [
    ...(["double", "late", "lateRefunded", "paidAfterwards"] as const).flatMap((name) => came(name, price)),
    ...came("short", 300_000),
  ]
  const toFile = (name: string, lines: typeof first) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(["date,credit,message,reference", ...lines.map(([, row]) => row)].join("\n")),
  })
  return {
    files: [toFile("morning.csv", first), toFile("noon.csv", second)] as const,
    counts: [first.length, second.length] as const,
    references: { stray: stray[2], nameless: nameless[2], personal: personal[2], interest: interest[2] },
    came: [...first, ...second].reduce((sum, [amount]) => sum + amount, 0),
  }
}

/** What goes back, in VND. */
export const refunds = {
  double: price,
  over: 50_000,
  twoTooMuch: 200_000,
  refundedTwice: 200_000,
  calledOff: price,
  partBack: 300_000,
  complained: price,
  lateRefunded: price,
  paidAfterwards: price,
  cancelledInPart: 400_000,
  expiredInPart: 300_000,
} as const satisfies Partial<Record<Case, number>>

/** What the buyers do meanwhile. */
export async function buyersAct(request: APIRequestContext, sales: Sales): Promise<void> {
  const { complained, paidOut, keptAsCredit, paidAfterwards, cancelledInPart, short } = sales
  const act = ({ buyer }: Sale, path: string, body?: object) =>
    callAs(request, buyer, ["POST", `/user${path}`], body)
  const problem = { text: "It is another room.", pictures: [] }
  await act(complained, `/orders/${complained.orderId}/problem`, problem)
  await act(paidOut, `/orders/${paidOut.orderId}/completion`)
  await act(keptAsCredit, `/bills/${keptAsCredit.bill.id}/credit`)
  for (const one of [paidAfterwards, cancelledInPart]) await act(one, `/orders/${one.orderId}/cancellation`)
  await pay(request, short)
}
