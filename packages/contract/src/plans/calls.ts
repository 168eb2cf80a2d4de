import * as z from "zod/mini"
import { EmailAddress, filledLineOf, lineOf, paragraphsOf } from "../accounts/fields.ts"
import { get, post, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, PageNumber, PageSize } from "../input-shapes.ts"
import { planDurations, planTiers, quotaCounters } from "./kinds.ts"

export const PlanTier = z.enum(planTiers)
export type PlanTier = z.infer<typeof PlanTier>

export const PlanDuration = z.enum(planDurations)
export type PlanDuration = z.infer<typeof PlanDuration>

export const QuotaCounter = z.enum(quotaCounters)
export type QuotaCounter = z.infer<typeof QuotaCounter>

const Bound = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))
/** The quota: in total, per month and per year of the subscription. Null means no limit. */
export const QuotaBounds = z.strictObject({ lifetime: Bound, month: Bound, year: Bound })
export type QuotaBounds = z.infer<typeof QuotaBounds>
export const PlanQuotas = z.record(QuotaCounter, QuotaBounds)
export type PlanQuotas = z.infer<typeof PlanQuotas>

const PriceTag = z.strictObject({
  /** VND. */
  price: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  /** Shown struck through when it is above the price; 0 for none. */
  originalPrice: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
})
/** By duration; null for a tier without prices. */
export const PlanPrices = z.nullable(z.record(PlanDuration, PriceTag))
export type PlanPrices = z.infer<typeof PlanPrices>

/** A tier as it is sold now. Buyers keep the terms of this version. */
export const Plan = z.object({ tier: PlanTier, version: Id, prices: PlanPrices, quotas: PlanQuotas })
export type Plan = z.infer<typeof Plan>

export const listPlans = get("/common/plans", {
  summary: "The plans on sale now, free to enterprise.",
  access: "anyone",
  data: z.array(Plan),
})

/** When a purchase starts: now, after the current subscription's end, or now in its place. */
export const PurchaseKind = z.enum(["new", "renewal", "upgrade", "later"])
export type PurchaseKind = z.infer<typeof PurchaseKind>

/** The current cost of a tier and duration for this account. */
export const PlanOffer = z.object({
  tier: PlanTier,
  duration: PlanDuration,
  version: Id,
  kind: PurchaseKind,
  price: z.int(),
  originalPrice: z.int(),
  /** For the unused days of the subscription that an upgrade replaces. */
  credit: z.int(),
  /** Price minus credit; null when the credit is as much or more: then choose a longer duration. */
  amount: z.nullable(z.int()),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type PlanOffer = z.infer<typeof PlanOffer>

const buyers: Access = ["ROLE_DESIGNER", "ROLE_MERCHANT"]

export const listPlanOffers = get("/user/plan-offers", {
  summary: "All plans on sale with their cost and duration for the signed-in account if it paid now.",
  access: buyers,
  data: z.array(PlanOffer),
})

export const buyPlan = post("/user/plan-purchases", {
  summary: "Buys a plan: creates the bill. Repeating the call with the same key returns the same bill.",
  access: buyers,
  body: z.strictObject({
    tier: PlanTier,
    duration: PlanDuration,
    /** The version and amount that the buyer saw. */
    planVersion: Id,
    amount: z.int(),
    /** Created when the form opens. */
    key: Id,
  }),
  data: z.object({ billId: Id }),
  errors: ["priceChanged", "purchaseOpen", "paymentsClosed"],
})

export const Subscription = z.object({
  id: Id,
  tier: PlanTier,
  duration: z.nullable(PlanDuration),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Its origin: bought, with an application, or given by staff. */
  source: z.enum(["purchase", "application", "grant"]),
  price: z.int(),
  billId: z.nullable(Id),
  /** Ended early by an upgrade. */
  replacedAt: z.nullable(z.string()),
})
export type Subscription = z.infer<typeof Subscription>

/** The state of one quota. */
export const Meter = z.object({
  counter: QuotaCounter,
  /** The limit closest to exhaustion; null when there is none. */
  limit: z.nullable(z.int()),
  /** Spent and reserved within it. */
  used: z.int(),
  /** What can still be reserved, grants included; null for unlimited. */
  left: z.nullable(z.int()),
  /** When the limit resets; null when it never does. */
  resetsAt: z.nullable(z.string()),
  /** Unused grants from staff. */
  granted: z.int(),
})
export type Meter = z.infer<typeof Meter>

/** What an account's uploads take up, bytes: pictures on show in works and products are not counted. */
export const FileStorage = z.object({
  used: z.int(),
  most: z.int(),
  /** Of the 3D models that one keeps for one's own homes. */
  models: z.int(),
})
export type FileStorage = z.infer<typeof FileStorage>

export const OwnPlan = z.object({
  tier: PlanTier,
  /** Staff are not counted. */
  isUnlimited: z.boolean(),
  current: z.nullable(Subscription),
  /** The subscription that follows the current one. */
  later: z.array(Subscription),
  past: z.array(Subscription),
  meters: z.array(Meter),
  files: FileStorage,
  /** A purchase whose bill is not confirmed yet. */
  openBillId: z.nullable(Id),
})
export type OwnPlan = z.infer<typeof OwnPlan>

export const readOwnPlan = get("/user/plan", {
  summary: "Subscription, quotas, storage and history of the signed-in account.",
  access: "required",
  data: OwnPlan,
})

/** An entry in the ledger of a quota. */
export const QuotaEntry = z.object({
  id: Id,
  counter: QuotaCounter,
  amount: z.int(),
  state: z.enum(["RESERVED", "SPENT", "RETURNED", "GRANTED"]),
  /** Why it was returned or given. */
  reason: z.nullable(z.string()),
  at: z.string(),
})
export type QuotaEntry = z.infer<typeof QuotaEntry>

export const listQuotaEntries = get("/user/quota-entries", {
  summary: "Reservations, uses, returns and grants, newest first.",
  access: "required",
  query: z.strictObject({ page: PageNumber, size: PageSize, counter: z.optional(QuotaCounter) }),
  data: pageOf(QuotaEntry),
})

export const requestEnterprise = post("/common/enterprise-requests", {
  summary: "Requests an enterprise offer: staff get it by email.",
  access: "optional",
  body: z.strictObject({
    name: filledLineOf(80),
    company: lineOf(120),
    email: EmailAddress,
    phone: z.string().check(z.maxLength(30)),
    message: paragraphsOf(2_000),
  }),
  data: z.null(),
})

export const PlanVersion = z.object({
  ...Plan.shape,
  publishedAt: z.string(),
  /** Null for initial versions. */
  publishedBy: z.nullable(z.object({ id: z.string(), nickname: z.string() })),
})
export type PlanVersion = z.infer<typeof PlanVersion>

export const listPlanVersions = get("/admin/plans/{tier}/versions", {
  summary: "Every version of a tier, newest first.",
  access: ["ROLE_ADMIN"],
  params: z.object({ tier: PlanTier }),
  data: z.array(PlanVersion),
})

export const publishPlan = put("/admin/plans/{tier}", {
  summary: "Sells a tier at new prices or quotas from now on; earlier purchases keep their terms.",
  access: ["ROLE_ADMIN"],
  params: z.object({ tier: PlanTier }),
  body: z.strictObject({
    /** The version that the change is based on: the second of two administrators is refused. */
    from: Id,
    prices: PlanPrices,
    quotas: PlanQuotas,
  }),
  data: PlanVersion,
  errors: ["decidedAlready"],
})

export const grantQuota = post("/admin/users/{id}/quota-grants", {
  summary: "Gives an account more of a quota, with a reason that it sees.",
  access: ["ROLE_ADMIN"],
  params: z.object({ id: Id }),
  body: z.strictObject({
    counter: QuotaCounter,
    amount: z.int().check(z.minimum(1), z.maximum(10_000)),
    reason: filledLineOf(300),
  }),
  data: OwnPlan,
  errors: ["ownCase"],
})

export const grantSubscription = post("/admin/users/{id}/subscriptions", {
  summary: "Gives an account a subscription, with a reason: it starts after the current one.",
  access: ["ROLE_ADMIN"],
  params: z.object({ id: Id }),
  body: z.strictObject({
    tier: z.enum(["pro", "premium", "enterprise"]),
    months: z.int().check(z.minimum(1), z.maximum(36)),
    reason: filledLineOf(300),
  }),
  data: OwnPlan,
  errors: ["ownCase"],
})
