import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { MyWork, myWorkLimits, myWorkStates, MyWorkSummary } from "../works/my-works.ts"
import { get, post, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Parties } from "../own-case.ts"
import { OwnPicture } from "../media/picture.ts"
import { ReportProblem } from "./reports.ts"

/** Who decides on what may be shown. */
const reviewers: Access = ["ROLE_REVIEWER", "ROLE_ADMIN"]

const Person = z.object({ id: z.string(), nickname: z.string() })
const one = z.object({ id: Id })
const Reason = z.strictObject({ reason: filledLineOf(myWorkLimits.reason) })

export const Report = z.object({
  id: z.string(),
  subject: z.object({
    kind: z.enum(["work", "product", "question", "collection"]),
    id: z.string(),
    /** Of a question its text. Null once it is deleted. */
    name: z.nullable(ShownText),
    /** Of a collection the id in its link, of a question the product it is about; null where nobody sees it (any more). */
    shownAt: z.nullable(z.string()),
  }),
  problem: ReportProblem,
  text: z.string(),
  /** Null once the account is erased. */
  reporter: z.nullable(Person),
  createdAt: z.string(),
  parties: Parties,
  /** Null as long as it waits. */
  settled: z.nullable(z.object({ at: z.string(), outcome: z.enum(["DISMISSED", "ACTED"]) })),
})
export type Report = z.infer<typeof Report>

/** That staff looked at a work as it is now and found it fine; by null, it came with the program. */
const Seen = z.nullable(z.object({ at: z.string(), by: z.nullable(Person) }))

export const AdminWork = z.object({
  ...MyWorkSummary.shape,
  designer: Person,
  /** Null until somebody has looked, and again once its designer changed it. */
  seen: Seen,
  /** That wait. */
  reportCount: z.int(),
  parties: Parties,
})
export type AdminWork = z.infer<typeof AdminWork>

export const AdminWorkDetail = z.object({
  ...MyWork.shape,
  designer: Person,
  seen: Seen,
  parties: Parties,
  /** That wait, the oldest first. */
  reports: z.array(Report),
})
export type AdminWorkDetail = z.infer<typeof AdminWorkDetail>

/** `LOOK`: taken down, and its designer asks for a new look. `UNSEEN`: on the shelf, and nobody has looked at it yet. */
export const adminWorkStates = [...myWorkStates, "LOOK", "UNSEEN"] as const
export const adminWorkSorts = ["newest", "oldest", "views", "reports"] as const

export const listAdminWorks = get("/admin/works", {
  summary: "Works of everybody, on the shelf or not, found by name or designer.",
  access: reviewers,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    w: z.optional(Keyword),
    state: z.optional(z.enum(adminWorkStates)),
    sort: z._default(z.enum(adminWorkSorts), "newest"),
  }),
  data: pageOf(AdminWork),
})

export const readAdminWork = get("/admin/works/{id}", {
  summary: "Any work, whole, with what users reported.",
  access: reviewers,
  params: one,
  data: AdminWorkDetail,
})

export const holdWork = post("/admin/works/{id}/unshelving", {
  summary:
    "Takes a work off the shelf with a reason; its designer is told and cannot put it back. Answers a designer who asked for a new look, too.",
  access: reviewers,
  params: one,
  body: Reason,
  data: AdminWorkDetail,
  errors: ["ownCase", "decidedAlready"],
})

export const releaseWork = post("/admin/works/{id}/shelving", {
  summary: "Puts a work back that staff took off the shelf.",
  access: reviewers,
  params: one,
  data: AdminWorkDetail,
  errors: ["ownCase", "decidedAlready"],
})

export const checkWork = post("/admin/works/{id}/check", {
  summary:
    "Notes that staff looked at a work and found it fine: with products in it and a large picture it may lead the front page. Once its designer changes it, it has not been looked at.",
  access: reviewers,
  params: one,
  /** The edition that was looked at. */
  body: z.strictObject({ edition: z.int().check(z.minimum(1), z.maximum(2_000_000_000)) }),
  data: AdminWorkDetail,
  errors: ["ownCase", "workChanged", "decidedAlready"],
})

export const deleteAdminWork = post("/admin/works/{id}/deletion", {
  summary: "Deletes a work for good, with a reason that its designer is told.",
  access: reviewers,
  params: one,
  body: Reason,
  data: z.null(),
  errors: ["ownCase"],
})

export const AdminProduct = z.object({
  id: z.string(),
  name: ShownText,
  picture: z.nullable(OwnPicture),
  merchant: Person,
  lowestPrice: z.int(),
  isOnSale: z.boolean(),
  createdAt: z.string(),
  reportCount: z.int(),
  parties: Parties,
})
export type AdminProduct = z.infer<typeof AdminProduct>

export const adminProductSorts = ["newest", "oldest"] as const

export const listAdminProducts = get("/admin/products", {
  summary:
    "Products of everybody, on sale or not, found by the words of their names, by article number or id.",
  access: reviewers,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    w: z.optional(Keyword),
    /** Only those with reports that wait. */
    state: z.optional(z.enum(["reported"])),
    sort: z._default(z.enum(adminProductSorts), "newest"),
  }),
  data: pageOf(AdminProduct),
})

export const deleteAdminProduct = post("/admin/products/{id}/deletion", {
  summary: "Deletes a product for good, with a reason that its merchant is told.",
  access: reviewers,
  params: one,
  body: Reason,
  data: z.null(),
  errors: ["ownCase"],
})

export const holdCollection = post("/admin/collections/{id}/unsharing", {
  summary: "Withdraws the link of a collection for good, with a reason; it cannot be made public again.",
  access: reviewers,
  params: one,
  body: Reason,
  data: z.null(),
  errors: ["ownCase", "decidedAlready"],
})

export const listReports = get("/admin/reports", {
  summary: "What users reported: what waits, oldest first, or what is settled, the latest first.",
  access: reviewers,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z._default(z.enum(["waiting", "decided"]), "waiting"),
  }),
  data: pageOf(Report),
})

export const dismissReport = post("/admin/reports/{id}/dismissal", {
  summary: "Settles a report that asks for nothing.",
  access: reviewers,
  params: one,
  data: z.null(),
  errors: ["ownCase", "decidedAlready"],
})
