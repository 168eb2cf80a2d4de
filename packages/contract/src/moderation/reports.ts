import * as z from "zod/mini"
import { paragraphsOf } from "../accounts/fields.ts"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"

/** What can be wrong with a work or a product. */
export const reportProblems = ["copied", "misleading", "offensive", "forbidden", "other"] as const
export const ReportProblem = z.enum(reportProblems)
export type ReportProblem = z.infer<typeof ReportProblem>

export const reportLimits = { text: 1_000 } as const

const one = z.object({ id: Id })
const Reporting = z.strictObject({ problem: ReportProblem, text: paragraphsOf(reportLimits.text) })

export const reportWork = post("/works/{id}/reports", {
  summary: "Reports a work to staff; once until they have decided.",
  access: "required",
  params: one,
  body: Reporting,
  data: z.null(),
  errors: ["reportedAlready"],
})

export const reportQuestion = post("/questions/{id}/reports", {
  summary: "Reports a question on a product, or one that the reader received, to staff.",
  access: "required",
  params: one,
  body: Reporting,
  data: z.null(),
  errors: ["reportedAlready"],
})

export const reportCollection = post("/collections/{id}/reports", {
  summary: "Reports a public collection to staff, by the id in its link.",
  access: "required",
  params: one,
  body: Reporting,
  data: z.null(),
  errors: ["reportedAlready"],
})

export const reportProduct = post("/products/{id}/reports", {
  summary: "Reports a product to staff; once until they have decided.",
  access: "required",
  params: one,
  body: Reporting,
  data: z.null(),
  errors: ["reportedAlready"],
})
