import * as z from "zod/mini"
import { BulkIds, BulkReport } from "../bulk.ts"
import { del, get, post, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"

const administrators: Access = ["ROLE_ADMIN"]

/** What a company wrote that wants an offer. */
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
  summary: "Notes that the company has had its answer.",
  access: administrators,
  params: one,
  data: EnterpriseRequest,
})

export const answerEnterpriseRequests = post("/admin/enterprise-request-answers", {
  summary: "Notes that several companies have had their answer; says what became of each.",
  access: administrators,
  body: z.strictObject({ ids: BulkIds }),
  data: BulkReport,
})

export const reopenEnterpriseRequest = del("/admin/enterprise-requests/{id}/answer", {
  summary: "Notes that the company waits after all.",
  access: administrators,
  params: one,
  data: EnterpriseRequest,
})
