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

/** A designer's description, in the language that they write in. */
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

/** A merchant's description of the business. */
export const MerchantForm = z.strictObject({
  companyAddress: filledLineOf(profileLimits.companyAddress),
  contactPhone: z.pipe(ContactPhone, z.string().check(z.minLength(1))),
  businessScope: z.pipe(paragraphsOf(profileLimits.businessScope), z.string().check(z.minLength(1))),
})
export type MerchantForm = z.infer<typeof MerchantForm>

/** Pictures of documents: both sides of an identity card, the licence of a business. */
export const pictureKinds = ["idFront", "idBack", "licence"] as const
export const PictureKind = z.enum(pictureKinds)
export type PictureKind = z.infer<typeof PictureKind>

/** The pictures that each application requires. */
export const neededPictures: Readonly<Record<ApplicationRole, readonly PictureKind[]>> = {
  designer: ["idFront", "idBack"],
  merchant: ["licence"],
}

/** The fields of each application in the order of its form; a reviewer may comment on any of them. */
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

/** A reviewer's remark on one field. */
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
  /** The plan's current terms; null for types that cost nothing. */
  planVersion: z.nullable(Id),
  /** VND; 0 for types that cost nothing. */
  price: z.int(),
  originalPrice: z.int(),
})
export type RequestType = z.infer<typeof RequestType>

export const listRequestTypes = get("/common/designer-request-types", {
  summary: "The types of application and their current prices.",
  access: "required",
  data: z.array(RequestType),
})

export const openApplicationBill = post("/user/application-bills", {
  summary:
    "Creates the bill of a paid application, before it is submitted with the receipt. Repeating the same choice returns the same bill; another choice cancels it.",
  access: "required",
  body: z.strictObject({
    type: ApplicationType,
    /** The version and price that the applicant saw. */
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
    "Applies to become a designer or a merchant. Paid types need their bill and, unless it was submitted before, its receipt.",
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

/** The history of an application, oldest first. */
export const ApplicationStep = z.object({
  at: z.string(),
  status: ApplicationState,
  /** The reason of a rejection. */
  reason: z.nullable(z.string()),
})
export type ApplicationStep = z.infer<typeof ApplicationStep>

/** Why an application ended without a decision. */
export const withdrawnBy = ["applicant", "unpaid", "lapsed"] as const
export const WithdrawnBy = z.enum(withdrawnBy)
export type WithdrawnBy = z.infer<typeof WithdrawnBy>

/** How much time is left for the decision. */
export const ReviewClock = z.object({
  /** The end of the last working day of that time. */
  dueAt: z.string(),
  /** Working days until then, counted from tomorrow; 0 when it is today, below 0 when overdue. */
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
  /** The reason of the last rejection. */
  reason: z.nullable(z.string()),
  marks: z.array(FieldMark),
  /** When a rejected application ends by itself. */
  resubmitBy: z.nullable(z.string()),
  withdrawnBy: z.nullable(WithdrawnBy),
  /** The bill of a paid type. */
  bill: z.nullable(
    z.object({
      id: Id,
      status: BillState,
      amount: z.int(),
      transferCode: z.string(),
      /** Whether the payment is to be refunded. */
      isRefundDue: z.boolean(),
    }),
  ),
  steps: z.array(ApplicationStep),
})
export type ApplicationProcess = z.infer<typeof ApplicationProcess>

export const readApplicationProcess = get("/user/designer-request-process", {
  summary:
    "The caller's newest application, or the newest for a role, with its state. Null when there is none.",
  access: "required",
  query: z.strictObject({ role }),
  data: z.nullable(ApplicationProcess),
})

/** A picture that came with an application, as its applicant sees it. */
export const ApplicationPicture = z.object({
  kind: PictureKind,
  /** Works for 60 seconds; null once the picture is deleted. */
  picture: z.nullable(SignedAddress),
})
export type ApplicationPicture = z.infer<typeof ApplicationPicture>

/** The content of an application's form. */
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
  summary: "The content of the caller's last application, to resubmit it. Null when there is none.",
  access: "required",
  query: z.strictObject({ role }),
  data: z.nullable(LastApplication),
})

export const withdrawApplication = post("/user/designer-requests/{id}/withdrawal", {
  summary: "Withdraws the caller's submitted or rejected application; a payment is noted for refund.",
  access: "required",
  params: z.object({ id: Id }),
  data: Submitted,
  errors: ["applicationClosed"],
})

export const resubmitApplication = post("/user/designer-requests/{id}/resubmission", {
  summary: "Submits a rejected application again. Omitted pictures stay as they are.",
  access: "required",
  params: z.object({ id: Id }),
  body: z.strictObject(ownForm),
  data: Submitted,
  errors: ["applicationClosed", "uploadGone", "unknownFilterValue"],
})
