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

/** Who moderates. */
const reviewers: Access = ["ROLE_REVIEWER", "ROLE_ADMIN"]

const Person = z.object({ id: z.string(), nickname: z.string() })
const one = z.object({ id: Id })
const Reason = z.strictObject({ reason: filledLineOf(myWorkLimits.reason) })

export const Report = z.object({
  id: z.string(),
  subject: z.object({
    kind: z.enum(["work", "product", "question", "collection"]),
    id: z.string(),
    /** The text of a question. Null once it is deleted. */
    name: z.nullable(ShownText),
    /** The id in a collection's link, or the product of a question; null when it is not public (any more). */
    shownAt: z.nullable(z.string()),
  }),
  problem: ReportProblem,
  text: z.string(),
  /** Null once the account is erased. */
  reporter: z.nullable(Person),
  createdAt: z.string(),
  parties: Parties,
  /** Null while it waits. */
  settled: z.nullable(z.object({ at: z.string(), outcome: z.enum(["DISMISSED", "ACTED"]) })),
})
export type Report = z.infer<typeof Report>

/** Staff checked the current edition of a work and found it fine; by null, it came with the program. */
const Seen = z.nullable(z.object({ at: z.string(), by: z.nullable(Person) }))

export const AdminWork = z.object({
  ...MyWorkSummary.shape,
  designer: Person,
  /** Null until somebody checked it, and again once its designer changed it. */
  seen: Seen,
  /** Waiting reports. */
  reportCount: z.int(),
  parties: Parties,
})
export type AdminWork = z.infer<typeof AdminWork>

export const AdminWorkDetail = z.object({
  ...MyWork.shape,
  designer: Person,
  seen: Seen,
  parties: Parties,
  /** Waiting reports, the oldest first. */
  reports: z.array(Report),
})
export type AdminWorkDetail = z.infer<typeof AdminWorkDetail>

/** `LOOK`: taken down, and its designer asks for a new review. `UNSEEN`: published, and not checked yet. */
export const adminWorkStates = [...myWorkStates, "LOOK", "UNSEEN"] as const
export const adminWorkSorts = ["newest", "oldest", "views", "reports"] as const

export const listAdminWorks = get("/admin/works", {
  summary: "All works, published or not, found by name or designer.",
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
  summary: "Any work in full, with the reports on it.",
  access: reviewers,
  params: one,
  data: AdminWorkDetail,
})

export const holdWork = post("/admin/works/{id}/unshelving", {
  summary:
    "Takes a work down with a reason; its designer is notified and cannot publish it. Also answers a request for a new review.",
  access: reviewers,
  params: one,
  body: Reason,
  data: AdminWorkDetail,
  errors: ["ownCase", "decidedAlready"],
})

export const releaseWork = post("/admin/works/{id}/shelving", {
  summary: "Publishes a work again that staff took down.",
  access: reviewers,
  params: one,
  data: AdminWorkDetail,
  errors: ["ownCase", "decidedAlready"],
})

export const checkWork = post("/admin/works/{id}/check", {
  summary:
    "Records that staff checked a work and found it fine; with products in it and a large picture it may then lead the home page. A change by its designer undoes the check.",
  access: reviewers,
  params: one,
  /** The edition that was checked. */
  body: z.strictObject({ edition: z.int().check(z.minimum(1), z.maximum(2_000_000_000)) }),
  data: AdminWorkDetail,
  errors: ["ownCase", "workChanged", "decidedAlready"],
})

export const deleteAdminWork = post("/admin/works/{id}/deletion", {
  summary: "Deletes a work for good, with a reason that its designer sees.",
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
  summary: "All products, on sale or not, found by the words of their names, by article number or id.",
  access: reviewers,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    w: z.optional(Keyword),
    /** Only those with waiting reports. */
    state: z.optional(z.enum(["reported"])),
    sort: z._default(z.enum(adminProductSorts), "newest"),
  }),
  data: pageOf(AdminProduct),
})

export const deleteAdminProduct = post("/admin/products/{id}/deletion", {
  summary: "Deletes a product for good, with a reason that its merchant sees.",
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
  summary: "Reports: waiting ones, oldest first, or settled ones, the latest first.",
  access: reviewers,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z._default(z.enum(["waiting", "decided"]), "waiting"),
  }),
  data: pageOf(Report),
})

export const dismissReport = post("/admin/reports/{id}/dismissal", {
  summary: "Dismisses a report.",
  access: reviewers,
  params: one,
  data: z.null(),
  errors: ["ownCase", "decidedAlready"],
})
