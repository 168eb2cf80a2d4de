import { OrderKind, OrderState, type Order } from "@roomwright/contract/orders/calls"
import { problemLimits, problemOutcomes } from "@roomwright/contract/orders/problem"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { WaitingQueue } from "../../platform/waiting.ts"
import { claimUpload, signPrivateFile } from "../media/media.public.ts"
import { lockOrder, moveOrder, type OrderRow } from "./move-order.ts"
import { nextState } from "./order-states.ts"
import { notifyOfOrder } from "./notify-of-order.ts"

interface Report {
  readonly orderId: string
  readonly buyerId: string
  readonly text: string
  /** Uploads for `problem`. */
  readonly pictures: readonly string[]
}

/**
 * The buyer reports a problem with a delivery, once per order. Throws `notFound` for others' orders,
 * `orderChanged` if there is nothing (any more) to report, `uploadGone`.
 */
export async function reportProblem(
  services: Services,
  { orderId, buyerId, text, pictures }: Report,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.buyer_id !== buyerId) throw new AppError("notFound")
    const at = services.clock.now()
    if (!(await mayReport(tx, order, at))) throw new AppError("orderChanged")
    await tx.insertInto("order_problem").values({ order_id: orderId, text, reported_at: at }).execute()
    for (const [position, uploadId] of pictures.entries()) {
      const private_file_id = await claimUpload(tx, { uploadId, accountId: buyerId, purpose: "problem" })
      await tx
        .insertInto("order_problem_picture")
        .values({ order_id: orderId, position, private_file_id })
        .execute()
    }
    await moveOrder(tx, services, order, { step: "report", at, actorId: buyerId })
    await requestJob(tx, "tell-staff")
  })
}

/** Whether the buyer of an order can report a problem now: once, and not long after completion. */
export async function mayReport(
  db: Kysely<DB>,
  order: Pick<OrderRow, "id" | "kind" | "state">,
  now: Date,
): Promise<boolean> {
  const state = z.parse(OrderState, order.state)
  if (nextState(z.parse(OrderKind, order.kind), state, "report") === null) return false
  const before = await db
    .selectFrom("order_problem")
    .select("order_id")
    .where("order_id", "=", order.id)
    .executeTakeFirst()
  if (before) return false
  if (state !== "COMPLETED") return true
  const { at } = await db
    .selectFrom("market_order_change")
    .select(({ fn }) => fn.max("at").as("at"))
    .where("order_id", "=", order.id)
    .where("to_state", "=", "COMPLETED")
    .executeTakeFirstOrThrow()
  return now.getTime() <= at.getTime() + problemLimits.reportedWithinMs
}

/** The seller answers a reported problem, once. Throws `notFound` for others' orders, `orderChanged`. */
export async function answerProblem(
  services: Services,
  { orderId, sellerId, text }: { readonly orderId: string; readonly sellerId: string; readonly text: string },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.seller_id !== sellerId) throw new AppError("notFound")
    const answered = await tx
      .updateTable("order_problem")
      .set({ answer: text, answered_at: services.clock.now() })
      .where("order_id", "=", orderId)
      .where("answer", "is", null)
      .where("outcome", "is", null)
      .returning("order_id")
      .executeTakeFirst()
    if (!answered) throw new AppError("orderChanged")
    await notifyOfOrder(tx, services, order, { status: "ANSWERED", side: "buyer", reason: text })
  })
}

/** The reported problem of an order, with its pictures; null if there is none. Check access before. */
export async function readProblem(
  services: Pick<Services, "database" | "config" | "clock">,
  orderId: string,
): Promise<Order["problem"]> {
  const { db } = services.database
  const row = await db
    .selectFrom("order_problem")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirst()
  if (!row) return null
  const pictures = await db
    .selectFrom("order_problem_picture")
    .select("private_file_id")
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute()
  const { answer, answered_at, outcome, reason, decided_at } = row
  return {
    text: row.text,
    reportedAt: row.reported_at.toISOString(),
    pictures: pictures.map((one) => signPrivateFile(services, one.private_file_id).address),
    answer: answer === null || !answered_at ? null : { text: answer, at: answered_at.toISOString() },
    decision:
      outcome === null || !decided_at
        ? null
        : {
            outcome: z.parse(z.enum(problemOutcomes), outcome),
            reason: reason ?? "",
            at: decided_at.toISOString(),
          },
  }
}

/** Orders with an undecided problem. */
export const waitingProblems: WaitingQueue = {
  kind: "order-problem",
  roles: ["ROLE_RECEIPTS_CLERK", "ROLE_ADMIN"],
  async read(db) {
    const row = await db
      .selectFrom("order_problem")
      .select(({ fn }) => [fn.countAll<string>().as("count"), fn.min("reported_at").as("oldest")])
      .where("outcome", "is", null)
      .executeTakeFirstOrThrow()
    return { count: Number(row.count), oldestAt: row.oldest }
  },
}
