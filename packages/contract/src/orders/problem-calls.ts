import * as z from "zod/mini"
import { filledLineOf, paragraphsOf } from "../accounts/fields.ts"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { partOfOrder, problemLimits, problemOutcomes } from "./problem.ts"
import { Order, orderLimits } from "./calls.ts"
import { billLimits } from "../payments/bills.ts"
import { clerks } from "../payments/receipts-admin.ts"

const one = z.object({ id: Id })
const Said = z.pipe(paragraphsOf(problemLimits.text), z.string().check(z.minLength(1)))

export const reportProblem = post("/user/orders/{id}/problem", {
  summary: "The buyer reports a problem with a delivery, with pictures; once per order.",
  access: "required",
  params: one,
  body: z.strictObject({
    text: Said,
    /** Uploads for `problem`. */
    pictures: z.array(Id).check(z.maxLength(problemLimits.pictures)),
  }),
  data: Order,
  errors: ["orderChanged", "uploadGone"],
})

export const answerProblem = post("/user/sales/{id}/answer", {
  summary: "The seller answers a reported problem, once.",
  access: "required",
  params: one,
  body: z.strictObject({ text: Said }),
  data: Order,
  errors: ["orderChanged"],
})

export const decideProblem = post("/admin/orders/{id}/decision", {
  summary:
    "Staff decide a reported problem: refund all, refund a part and complete the rest, or complete the order.",
  access: clerks,
  params: one,
  body: z.strictObject({
    verdict: z.enum(problemOutcomes),
    reason: filledLineOf(orderLimits.reason),
    /** What goes back, for `part`. */
    ...partOfOrder(billLimits.amountMax),
  }),
  data: Order,
  errors: ["ownCase", "orderChanged", "refundTooHigh"],
})
