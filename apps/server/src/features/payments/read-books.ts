import { BillState } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { readMoneyOfBills, type BillMoney } from "./bill-money.ts"
import type { BillBooks } from "./plan-line.ts"

/** The books of locked bills, by bill. */
export async function readBooks(
  tx: Transaction<DB>,
  bills: readonly { readonly id: string; readonly amount: number; readonly state: string }[],
): Promise<ReadonlyMap<string, BillBooks>> {
  if (bills.length === 0) return new Map()
  const ids = bills.map(({ id }) => id)
  const money = await readMoneyOfBills(tx, ids)
  const entries = await tx
    .selectFrom("money_entry as e")
    .leftJoin("statement_line as l", "l.proves", "e.id")
    .select(["e.id", "e.what", "e.amount", "e.bill_id"])
    .where("e.bill_id", "in", ids)
    .where("e.from_kind", "=", "bank")
    .where("e.what", "in", ["receipt", "note"])
    .where("l.id", "is", null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("money_entry as u").select("u.id").whereRef("u.undoes", "=", "e.id"))),
    )
    .orderBy("e.at")
    .orderBy("e.id")
    .execute()
  const unproved = Map.groupBy(entries, ({ bill_id }) => bill_id)
  const due = await tx
    .selectFrom("payment_note")
    .select(["bill_id", "kind"])
    .select(({ fn }) => fn.sum<string>("due").as("due"))
    .where("bill_id", "in", ids)
    .where("kind", "in", ["CALLED_OFF", "PART"])
    .where("outcome", "=", "REFUND_DUE")
    .groupBy(["bill_id", "kind"])
    .execute()
  const dueOf = (id: string, kind: "CALLED_OFF" | "PART"): number =>
    Number(due.find((row) => row.bill_id === id && row.kind === kind)?.due ?? 0)
  return new Map(
    bills.map(({ id, amount, state }) => [
      id,
      {
        id,
        amount,
        asked: amount - (money.get(id)?.credit ?? 0),
        state: z.parse(BillState, state),
        held: money.get(id)?.held ?? 0,
        calledOffDue: dueOf(id, "CALLED_OFF"),
        partDue: dueOf(id, "PART"),
        kept: keptOf(money.get(id)),
        unproved: [...(unproved.get(id) ?? [])],
      },
    ]),
  )
}

const keptOf = (money: BillMoney | undefined): number =>
  money ? money.came - money.due - money.refunded - money.kept : 0
