import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { SignedAddress } from "../accounts/calls.ts"
import { applicationLimits, ApplicationRole, ApplicationState, ApplicationType } from "./types.ts"
import { ApplicationStep, DesignerForm, FieldMark, MerchantForm, PictureKind, ReviewClock } from "./calls.ts"
import { BillState } from "../payments/bills.ts"
import { get, post, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { Language } from "../language.ts"

/** Who decides on applications. */
const reviewers: Access = ["ROLE_REVIEWER", "ROLE_ADMIN"]

const Person = z.object({ id: z.string(), nickname: z.string() })

/** An application as the review queue shows it. Its pictures take a separate call, which logs every view. */
export const AdminApplication = z.object({
  id: Id,
  type: ApplicationType,
  role: ApplicationRole,
  status: ApplicationState,
  submittedAt: z.string(),
  review: z.nullable(ReviewClock),
  applicant: z.object({ ...Person.shape, username: z.string(), language: Language }),
  language: Language,
  designer: z.nullable(DesignerForm),
  merchant: z.nullable(MerchantForm),
  /** Which pictures still exist. */
  pictures: z.array(PictureKind),
  bill: z.nullable(
    z.object({ id: Id, state: BillState, amount: z.int(), transferCode: z.string(), isPaid: z.boolean() }),
  ),
  /** The reason of the last rejection, kept when the application is sent again. */
  reason: z.nullable(z.string()),
  marks: z.array(FieldMark),
  steps: z.array(z.object({ ...ApplicationStep.shape, by: z.nullable(Person) })),
})
export type AdminApplication = z.infer<typeof AdminApplication>

export const listApplications = get("/admin/applications", {
  summary: "Applications that wait, oldest first, or decided ones, the latest first.",
  access: reviewers,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    state: z._default(z.enum(["waiting", "decided"]), "waiting"),
    role: z.optional(ApplicationRole),
    w: z.optional(Keyword),
  }),
  data: pageOf(AdminApplication),
})

export const readApplication = get("/admin/applications/{id}", {
  summary: "One application in its current state, with who decided it.",
  access: reviewers,
  params: z.object({ id: Id }),
  data: AdminApplication,
})

export const viewApplicationPictures = post("/admin/applications/{id}/views", {
  summary:
    "The document pictures of an application, marked with the viewer's name, at addresses that work for 60 seconds. The view is logged.",
  access: reviewers,
  params: z.object({ id: Id }),
  data: z.array(z.object({ kind: PictureKind, picture: SignedAddress })),
})

export const approveApplication = post("/admin/applications/{id}/approval", {
  summary: "Approves an application: role, profile and plan in one step.",
  access: reviewers,
  params: z.object({ id: Id }),
  data: AdminApplication,
  errors: ["ownCase", "decidedAlready", "applicationClosed", "applicationUnpaid"],
})

export const rejectApplication = post("/admin/applications/{id}/rejection", {
  summary: "Rejects an application with a reason, and remarks on the fields to correct.",
  access: reviewers,
  params: z.object({ id: Id }),
  body: z.strictObject({
    reason: filledLineOf(applicationLimits.reasonLength),
    marks: z.optional(z.array(FieldMark).check(z.maxLength(14))),
  }),
  data: AdminApplication,
  errors: ["ownCase", "decidedAlready", "applicationClosed"],
})
