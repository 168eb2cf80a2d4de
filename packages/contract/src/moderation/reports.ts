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
  summary: "Tells staff what is wrong with a work; once until they have looked at it.",
  access: "required",
  params: one,
  body: Reporting,
  data: z.null(),
  errors: ["reportedAlready"],
})

export const reportQuestion = post("/questions/{id}/reports", {
  summary:
    "Tells staff what is wrong with a question below a product, or with one that the reader was asked.",
  access: "required",
  params: one,
  body: Reporting,
  data: z.null(),
  errors: ["reportedAlready"],
})

export const reportCollection = post("/collections/{id}/reports", {
  summary: "Tells staff what is wrong with a collection that was made public, by the id in its link.",
  access: "required",
  params: one,
  body: Reporting,
  data: z.null(),
  errors: ["reportedAlready"],
})

export const reportProduct = post("/products/{id}/reports", {
  summary: "Tells staff what is wrong with a product; once until they have looked at it.",
  access: "required",
  params: one,
  body: Reporting,
  data: z.null(),
  errors: ["reportedAlready"],
})
