import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { billLimits } from "./bills.ts"
import { clerks } from "./receipts-admin.ts"

/**
 * What became of a line: its bill has all its money; its bill still misses some; nobody knows what it is for;
 * staff have set it aside, as it is about no bill.
 */
export const lineStates = ["matched", "part", "unknown", "settled"] as const
export const LineState = z.enum(lineStates)
export type LineState = z.infer<typeof LineState>

/** A line of incoming money, as it was imported. */
export const StoredLine = z.object({
  id: z.string(),
  /** Of the bank. */
  reference: z.string(),
  at: z.string(),
  /** VND. */
  amount: z.int(),
  message: z.string(),
  state: LineState,
  /** The bill that it is for. */
  transferCode: z.nullable(z.string()),
  payer: z.nullable(z.string()),
  remark: z.string(),
  /** Who assigned it or set it aside; null if the transfer code did. */
  decidedBy: z.nullable(z.string()),
})
export type StoredLine = z.infer<typeof StoredLine>

const one = z.object({ id: Id })

export const listStatementLines = get("/admin/statement-lines", {
  summary: "The imported lines of bank statements, newest first.",
  access: clerks,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z.optional(LineState),
    /** A part of the message or the bank's reference, or a whole sum. */
    w: z.optional(Keyword),
  }),
  data: pageOf(StoredLine),
})

export const assignStatementLine = post("/admin/statement-lines/{id}/bill", {
  summary: "Assigns an unknown line to the bill of a transfer code.",
  access: clerks,
  params: one,
  body: z.strictObject({ transferCode: filledLineOf(20) }),
  data: StoredLine,
  errors: ["ownCase", "billUnknown", "decidedAlready"],
})

export const creditStatementLine = post("/admin/statement-lines/{id}/person", {
  summary: "Assigns an unknown line to a person, as credit for their next bill.",
  access: clerks,
  params: one,
  /** An email address, a mobile number, a user name or an account's id. */
  body: z.strictObject({ person: filledLineOf(254) }),
  data: StoredLine,
  errors: ["ownCase", "personUnknown", "decidedAlready"],
})

export const releaseStatementLine = post("/admin/statement-lines/{id}/release", {
  summary: "Takes a line back from its bill or person while its money is not used.",
  access: clerks,
  params: one,
  data: StoredLine,
  errors: ["ownCase", "decidedAlready", "billClosed"],
})

export const setStatementLineAside = post("/admin/statement-lines/{id}/settlement", {
  summary: "Sets an unknown line aside that is about no bill.",
  access: clerks,
  params: one,
  body: z.strictObject({ remark: filledLineOf(billLimits.reasonLength) }),
  data: StoredLine,
  errors: ["decidedAlready"],
})
