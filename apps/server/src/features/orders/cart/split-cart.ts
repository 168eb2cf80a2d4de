import type { Language } from "@roomwright/contract/language"
import type { Commission } from "@roomwright/contract/settings/commission"
import type { Receiver } from "@roomwright/contract/orders/addresses"
import { newId } from "../../../platform/ids.ts"
import { titleOfBill } from "../name-order.ts"
import { itemOf, type StoredItem, type StoredLine } from "../stored-item.ts"
import type { NewOrder } from "../write-orders.ts"
import type { PickedLine } from "./check-picked.ts"

interface Buying {
  readonly buyer: { readonly id: string; readonly nickname: string }
  readonly commission: Commission
  readonly receiver: Receiver
  readonly addressId: string
  readonly buyerEmail: string
  readonly remark: string
  readonly language: Language
  readonly key: string
  readonly bodyHash: string
}

/** One order for each merchant, in the order of the cart; the first carries the key by which a repeat is found. */
export function toOrders(lines: readonly PickedLine[], buying: Buying): NewOrder[] {
  const bySeller = Map.groupBy(lines, ({ found }) => found.merchantId)
  return [...bySeller].map(([sellerId, some], at) =>
    toOrder(sellerId, some, { ...buying, isFirst: at === 0 }),
  )
}

function toOrder(
  sellerId: string,
  lines: readonly PickedLine[],
  {
    buyer,
    commission,
    receiver,
    addressId,
    buyerEmail,
    remark,
    language,
    key,
    bodyHash,
    isFirst,
  }: Buying & { isFirst: boolean },
): NewOrder {
  const [first] = lines
  if (!first) throw new Error("An order has at least one row.")
  const isOne = lines.length === 1
  const item: StoredItem = isOne
    ? itemOf(first.found)
    : { ...itemOf(first.found), lines: lines.map(toStored) }
  const add = (value: (line: PickedLine) => number): number =>
    lines.reduce((sum, line) => sum + value(line), 0)
  // An order of several things is one thing at the price of all.
  const quantity = isOne ? first.quantity : 1
  return {
    kind: "product",
    buyer,
    commission,
    sellerId,
    subjectId: first.productId,
    item,
    title: titleOfBill([{ item, quantity }]),
    unitPrice: isOne ? first.sums.unitPrice : add(({ sums }) => sums.itemsTotal),
    quantity,
    total: add(({ sums }) => sums.total),
    contact: { email: buyerEmail, mobile: null },
    remark,
    language,
    key: isFirst ? key : newId(),
    bodyHash,
    goods: {
      variantId: isOne ? first.variantId : null,
      deliveryCost: add(({ sums }) => sums.deliveryCost),
      daysMin: Math.max(...lines.map(({ delivery }) => delivery.daysMin)),
      daysMax: Math.max(...lines.map(({ delivery }) => delivery.daysMax)),
      receiver,
      addressId,
    },
  }
}

const toStored = ({ productId, variantId, quantity, found, sums }: PickedLine): StoredLine => ({
  ...itemOf(found),
  productId,
  variantId,
  unitPrice: sums.unitPrice,
  quantity,
  deliveryCost: sums.deliveryCost,
})
