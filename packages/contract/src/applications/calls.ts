import * as z from "zod/mini"
import { ContactPhone, filledLineOf, lineOf, paragraphsOf } from "../accounts/fields.ts"
import { profileLimits, SignedAddress } from "../accounts/calls.ts"
import { applicationLimits, ApplicationRole, ApplicationState, ApplicationType } from "./types.ts"
import { BillState } from "../payments/bills.ts"
import { get, post } from "../endpoint.ts"
import { Id, Slug } from "../input-shapes.ts"
import { Language } from "../language.ts"
import { PlanDuration, PlanTier } from "../plans/calls.ts"

const Years = z.int().check(z.minimum(0), z.maximum(profileLimits.experienceYears))

/** What a designer tells of themselves, in the language that they write in. */
export const DesignerForm = z.strictObject({
  experienceYears: Years,
  city: filledLineOf(profileLimits.city),
  styles: z.array(Slug).check(z.minLength(1), z.maxLength(profileLimits.styles)),
  companyName: lineOf(profileLimits.companyName),
  school: lineOf(profileLimits.school),
  major: lineOf(profileLimits.major),
  introduction: z.pipe(paragraphsOf(profileLimits.introduction), z.string().check(z.minLength(1))),
  otherContact: lineOf(profileLimits.otherContact),
})
export type DesignerForm = z.infer<typeof DesignerForm>

/** What a merchant tells of the business. */
export const MerchantForm = z.strictObject({
  companyAddress: filledLineOf(profileLimits.companyAddress),
  contactPhone: z.pipe(ContactPhone, z.string().check(z.minLength(1))),
  businessScope: z.pipe(paragraphsOf(profileLimits.businessScope), z.string().check(z.minLength(1))),
})
export type MerchantForm = z.infer<typeof MerchantForm>

/** Pictures of documents: of an identity card both sides, of a business its licence. */
export const pictureKinds = ["idFront", "idBack", "licence"] as const
export const PictureKind = z.enum(pictureKinds)
export type PictureKind = z.infer<typeof PictureKind>

/** The pictures that each application needs. */
export const neededPictures: Readonly<Record<ApplicationRole, readonly PictureKind[]>> = {
  designer: ["idFront", "idBack"],
  merchant: ["licence"],
}

/** The fields of each application in the order of its form: a reviewer may mark any of them. */
export const applicationFields = {
  designer: [
    "experienceYears",
    "city",
    "styles",
    "companyName",
    "school",
    "major",
    "introduction",
    "otherContact",
    "idFront",
    "idBack",
  ],
  merchant: ["companyAddress", "contactPhone", "businessScope", "licence"],
} as const satisfies Readonly<Record<ApplicationRole, readonly string[]>>
export const ApplicationField = z.enum([...applicationFields.designer, ...applicationFields.merchant])
export type ApplicationField = z.infer<typeof ApplicationField>

/** What a reviewer says of one field. */
export const FieldMark = z.strictObject({
  field: ApplicationField,
  remark: filledLineOf(applicationLimits.remarkLength),
})
export type FieldMark = z.infer<typeof FieldMark>

/** Uploads of purpose `identity`, by what they show. */
export const ApplicationPictures = z.strictObject({
  idFront: z.optional(Id),
  idBack: z.optional(Id),
  licence: z.optional(Id),
})
export type ApplicationPictures = z.infer<typeof ApplicationPictures>

export const RequestType = z.object({
  type: ApplicationType,
  role: ApplicationRole,
  tier: z.nullable(PlanTier),
  duration: z.nullable(PlanDuration),
  /** The plan's terms as they are sold now; null where nothing is paid. */
  planVersion: z.nullable(Id),
  /** VND; 0 where nothing is paid. */
  price: z.int(),
  originalPrice: z.int(),
})
export type RequestType = z.infer<typeof RequestType>

export const listRequestTypes = get("/common/designer-request-types", {
  summary: "What may be applied for, and what it costs now.",
  access: "required",
  data: z.array(RequestType),
})

export const openApplicationBill = post("/user/application-bills", {
  summary:
    "Makes the bill of a paid application, before it is submitted with the receipt. The same choice gives the same bill; another one calls it off.",
  access: "required",
  body: z.strictObject({
    type: ApplicationType,
    /** The version and price that the applicant was shown. */
    planVersion: Id,
    amount: z.int(),
  }),
  data: z.object({ billId: Id }),
  errors: [
    "priceChanged",
    "paymentsClosed",
    "applicationOpen",
    "roleHeld",
    "staffCannotApply",
    "purchaseOpen",
  ],
})

const ownForm = {
  /** For a designer's. */
  designer: z.optional(DesignerForm),
  /** For a merchant's. */
  merchant: z.optional(MerchantForm),
  pictures: z.optional(ApplicationPictures),
}

const Submitted = z.object({ id: Id })

export const submitApplication = post("/user/register:{type}", {
  summary:
    "Applies to become a designer or a merchant. Paid types come with their bill and, unless it was handed in before, its receipt.",
  access: "required",
  params: z.object({ type: ApplicationType }),
  body: z.strictObject({
    ...ownForm,
    bill: z.optional(Id),
    /** An upload of purpose `receipt`. */
    receipt: z.optional(Id),
  }),
  data: Submitted,
  errors: [
    "applicationOpen",
    "roleHeld",
    "staffCannotApply",
    "receiptRequired",
    "uploadGone",
    "billClosed",
    "tooManyReceipts",
    "unknownFilterValue",
  ],
})

const role = z.optional(ApplicationRole)

/** What happened to an application, oldest first. */
export const ApplicationStep = z.object({
  at: z.string(),
  status: ApplicationState,
  /** Of a rejection. */
  reason: z.nullable(z.string()),
})
export type ApplicationStep = z.infer<typeof ApplicationStep>

/** Why an application ended without a decision. */
export const withdrawnBy = ["applicant", "unpaid", "lapsed"] as const
export const WithdrawnBy = z.enum(withdrawnBy)
export type WithdrawnBy = z.infer<typeof WithdrawnBy>

/** How much of the time for a decision is left. */
export const ReviewClock = z.object({
  /** The end of the last working day. */
  dueAt: z.string(),
  /** Working days until then, counted from tomorrow; 0 when it is today, below 0 when it is over. */
  daysLeft: z.int(),
})
export type ReviewClock = z.infer<typeof ReviewClock>

export const ApplicationProcess = z.object({
  id: Id,
  type: ApplicationType,
  role: ApplicationRole,
  status: ApplicationState,
  submittedAt: z.string(),
  /** Null when nothing waits for a reviewer. */
  review: z.nullable(ReviewClock),
  /** Of the last rejection. */
  reason: z.nullable(z.string()),
  marks: z.array(FieldMark),
  /** When a rejected application ends by itself. */
  resubmitBy: z.nullable(z.string()),
  withdrawnBy: z.nullable(WithdrawnBy),
  /** Of a paid type. */
  bill: z.nullable(
    z.object({
      id: Id,
      status: BillState,
      amount: z.int(),
      transferCode: z.string(),
      /** What was paid is to be paid back. */
      isRefundDue: z.boolean(),
    }),
  ),
  steps: z.array(ApplicationStep),
})
export type ApplicationProcess = z.infer<typeof ApplicationProcess>

export const readApplicationProcess = get("/user/designer-request-process", {
  summary:
    "Where one's application stands: the newest one, or the newest for a role. Null when there is none.",
  access: "required",
  query: z.strictObject({ role }),
  data: z.nullable(ApplicationProcess),
})

/** A picture that came with an application, as its applicant sees it. */
export const ApplicationPicture = z.object({
  kind: PictureKind,
  /** Opens for 60 seconds; null once the picture is removed. */
  picture: z.nullable(SignedAddress),
})
export type ApplicationPicture = z.infer<typeof ApplicationPicture>

/** What an application was filled in with. */
export const LastApplication = z.object({
  id: Id,
  type: ApplicationType,
  role: ApplicationRole,
  status: ApplicationState,
  designer: z.nullable(DesignerForm),
  merchant: z.nullable(MerchantForm),
  pictures: z.array(ApplicationPicture),
  reason: z.nullable(z.string()),
  marks: z.array(FieldMark),
  language: Language,
})
export type LastApplication = z.infer<typeof LastApplication>

export const readLastApplication = get("/user/last-designer-request", {
  summary: "What one's last application was filled in with, to be resubmitted. Null when there is none.",
  access: "required",
  query: z.strictObject({ role }),
  data: z.nullable(LastApplication),
})

export const withdrawApplication = post("/user/designer-requests/{id}/withdrawal", {
  summary:
    "Withdraws one's application while it is submitted or rejected; what was paid is noted to be paid back.",
  access: "required",
  params: z.object({ id: Id }),
  data: Submitted,
  errors: ["applicationClosed"],
})

export const resubmitApplication = post("/user/designer-requests/{id}/resubmission", {
  summary: "Sends a rejected application again. Pictures that are not given stay as they are.",
  access: "required",
  params: z.object({ id: Id }),
  body: z.strictObject(ownForm),
  data: Submitted,
  errors: ["applicationClosed", "uploadGone", "unknownFilterValue"],
})
