import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { tryAlone } from "../../platform/database/run-transaction.ts"
import { apart, type Outcome } from "../../platform/group-work.ts"
import type { Services } from "../../platform/services.ts"
import { moveStocks, readSoldVariants } from "../catalogue/catalogue.public.ts"
import { savePictures } from "../media/media.public.ts"
import { checkOrder, soldAfter, type Asked, type Checked } from "./check-order.ts"
import { notifyWhenLow } from "./notify-when-low.ts"
import { aloneKeyOf, lookAhead, placeOrders } from "./place-order.ts"
import { readBuyers, type Ordering } from "./read-buyer.ts"
import type { Placed } from "./write-orders.ts"

/** Orders for a buyer whom this transaction has `alone`. Throws what speaks against it. */
export async function orderAlone(tx: Transaction<DB>, services: Services, asked: Asked): Promise<Placed> {
  const readSold = () => readSoldVariants(tx, [asked.order.variant])
  const [[buyer], variants] = await Promise.all([readBuyers(tx, [orderingOf(asked)]), readSold()])
  if (!buyer) throw new Error("Who orders has no account.")
  if (buyer.placed && !buyer.isKeyReused) return buyer.placed
  const checked = checkOrder(asked, buyer, soldAfter(0, asked, variants))
  const { pictureId, isPictureKept } = checked.sold
  // The order keeps the picture that the buyer saw, whatever happens to the product.
  if (pictureId !== null && !isPictureKept) await savePictures(tx, [pictureId])
  const [made] = await takeAndPlace(tx, services, [{ ...checked, at: 0 }], { isPatient: true })
  if (made) return made.placed
  const now = soldAfter(0, asked, await readSold())
  checkOrder(asked, buyer, now)
  throw new AppError("soldOut", { values: { stock: now?.stock ?? 0 } })
}

/**
 * Orders for several buyers in one transaction, with as many statements as for one. It waits for nobody: an order whose
 * buyer or product somebody else has locked is `apart`.
 */
export async function orderTogether(
  tx: Transaction<DB>,
  services: Services,
  group: readonly Asked[],
): Promise<readonly Outcome<Placed>[]> {
  const [free, buyers, variants] = await Promise.all([
    tryAlone(
      tx,
      group.map(({ buyerId }) => aloneKeyOf(buyerId)),
    ),
    readBuyers(tx, group.map(orderingOf)),
    readSoldVariants(tx, [...new Set(group.map(({ order }) => order.variant))]),
  ])
  const outcomes: Outcome<Placed>[] = group.map(() => apart)
  const taken = new Map<string, number>()
  const taking: Taking[] = []
  for (const [at, asked] of group.entries()) {
    const buyer = buyers[at]
    if (!buyer || free[at] !== true) continue
    if (buyer.placed && !buyer.isKeyReused) {
      outcomes[at] = { kind: "done", result: buyer.placed }
      continue
    }
    const before = taken.get(asked.order.variant) ?? 0
    try {
      const checked = checkOrder(asked, buyer, soldAfter(before, asked, variants))
      // The picture of its first order is locked, which somebody else may have done.
      if (checked.sold.pictureId !== null && !checked.sold.isPictureKept) continue
      taking.push({ ...checked, at })
      taken.set(checked.sold.variantId, before + checked.quantity)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // What others of the group take may yet be left.
      if (before === 0) outcomes[at] = { kind: "refused", error }
    }
  }
  for (const { at, placed } of await takeAndPlace(tx, services, taking, { isPatient: false }))
    outcomes[at] = { kind: "done", result: placed }
  return outcomes
}

const orderingOf = ({ buyerId, bodyHash, order }: Asked): Ordering => ({
  buyerId,
  key: order.key,
  bodyHash,
  variantId: order.variant,
  addressId: order.receiver,
})

interface Taking extends Checked {
  /** Its place in the group. */
  readonly at: number
}

/** Takes the stock, and places the orders that got theirs. */
async function takeAndPlace(
  tx: Transaction<DB>,
  services: Services,
  taking: readonly Taking[],
  patience: { readonly isPatient: boolean },
): Promise<readonly (Pick<Taking, "at"> & { readonly placed: Placed })[]> {
  if (taking.length === 0) return []
  lookAhead(
    tx,
    services,
    taking.map(({ order }) => order),
  )
  const ofVariants = [...Map.groupBy(taking, ({ sold }) => sold.variantId).values()].flatMap((same) =>
    same[0] ? [{ sold: same[0].sold, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }] : [],
  )
  const moves = ofVariants.map(({ sold: { productId, variantId, price }, quantity }) => ({
    productId,
    variantId,
    by: -quantity,
    price,
  }))
  const left = await moveStocks(tx, moves, patience)
  const having = taking.filter(({ sold }) => left.has(sold.variantId))
  if (having.length === 0) return []
  const made = await placeOrders(
    tx,
    services,
    having.map(({ order }) => order),
  )
  for (const { sold, quantity } of ofVariants) {
    const now = left.get(sold.variantId)
    if (now !== undefined) await notifyWhenLow(tx, services, { sold, quantity, left: now })
  }
  return made.map((placed, index) => ({ at: having[index]?.at ?? 0, placed }))
}
