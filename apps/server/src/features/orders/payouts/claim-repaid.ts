import type { ClaimLines } from "../../payments/payments.public.ts"

/** A bank's reference as clerks type it: without blanks, in any case. */
const bare = (reference: string): string => reference.replaceAll(/\s/g, "").toUpperCase()

/**
 * Finds lines that are the money of repayments which staff had noted by hand, by the bank's reference and the sum, and notes the
 * line with its repayment: it counts nothing a second time.
 */
export const claimRepaid: ClaimLines = async (tx, lines) => {
  const claimed = new Map<string, string>()
  if (lines.length === 0) return claimed
  const byHand = await tx
    .selectFrom("repayment as r")
    .innerJoin("money_entry as e", (join) =>
      join.onRef("e.subject_id", "=", "r.id").on("e.what", "=", "repayment"),
    )
    .select(["r.id", "r.reference", "r.amount", "e.id as entry"])
    .where("r.undone_at", "is", null)
    .where("r.line_id", "is", null)
    .orderBy("r.noted_at")
    .forUpdate("r")
    .execute()
  const byReference = Map.groupBy(lines, ({ reference }) => bare(reference))
  for (const repayment of byHand) {
    const line = byReference
      .get(bare(repayment.reference))
      ?.find(({ id, amount }) => amount === repayment.amount && !claimed.has(id))
    if (!line) continue
    claimed.set(line.id, repayment.entry)
    await tx.updateTable("repayment").set({ line_id: line.id }).where("id", "=", repayment.id).execute()
  }
  return claimed
}
