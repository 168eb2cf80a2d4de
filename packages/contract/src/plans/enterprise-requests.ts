import * as z from "zod/mini"
import { BulkIds, BulkReport } from "../bulk.ts"
import { del, get, post, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"

const administrators: Access = ["ROLE_ADMIN"]

/** A company's request for an offer. */
export const EnterpriseRequest = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  answeredAt: z.nullable(z.string()),
})
export type EnterpriseRequest = z.infer<typeof EnterpriseRequest>

export const listEnterpriseRequests = get("/admin/enterprise-requests", {
  summary: "Requests for an offer, from companies.",
  access: administrators,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    /** A part of the company's or the person's name, or of the email. */
    w: z.optional(Keyword),
    state: z.optional(z.enum(["open", "answered"])),
    sort: z._default(z.enum(["newest", "oldest"]), "newest"),
  }),
  data: pageOf(EnterpriseRequest),
})

const one = z.object({ id: Id })

export const answerEnterpriseRequest = post("/admin/enterprise-requests/{id}/answer", {
  summary: "Records that the company was answered.",
  access: administrators,
  params: one,
  data: EnterpriseRequest,
})

export const answerEnterpriseRequests = post("/admin/enterprise-request-answers", {
  summary: "Records that several companies were answered; reports the result for each.",
  access: administrators,
  body: z.strictObject({ ids: BulkIds }),
  data: BulkReport,
})

export const reopenEnterpriseRequest = del("/admin/enterprise-requests/{id}/answer", {
  summary: "Records that the company still waits.",
  access: administrators,
  params: one,
  data: EnterpriseRequest,
})
