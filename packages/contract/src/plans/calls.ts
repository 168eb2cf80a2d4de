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
/** How many there are: once and for all, in a calendar month, in a calendar year. Null bounds nothing. */
export const QuotaBounds = z.strictObject({ lifetime: Bound, month: Bound, year: Bound })
export type QuotaBounds = z.infer<typeof QuotaBounds>
export const PlanQuotas = z.record(QuotaCounter, QuotaBounds)
export type PlanQuotas = z.infer<typeof PlanQuotas>

const PriceTag = z.strictObject({
  /** VND. */
  price: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  /** Struck through where it is above the price; 0 for none. */
  originalPrice: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
})
/** By duration; null for a tier that is not sold by price. */
export const PlanPrices = z.nullable(z.record(PlanDuration, PriceTag))
export type PlanPrices = z.infer<typeof PlanPrices>

/** A tier as it is sold now. Whoever buys keeps this version's terms, whatever comes after. */
export const Plan = z.object({ tier: PlanTier, version: Id, prices: PlanPrices, quotas: PlanQuotas })
export type Plan = z.infer<typeof Plan>

export const listPlans = get("/common/plans", {
  summary: "The plans as they are sold now, free to enterprise.",
  access: "anyone",
  data: z.array(Plan),
})

/** How a purchase follows on what there is: begins now, after the present one's end, or now in its place. */
export const PurchaseKind = z.enum(["new", "renewal", "upgrade", "later"])
export type PurchaseKind = z.infer<typeof PurchaseKind>

/** What a tier and duration would cost this account now. */
export const PlanOffer = z.object({
  tier: PlanTier,
  duration: PlanDuration,
  version: Id,
  kind: PurchaseKind,
  price: z.int(),
  originalPrice: z.int(),
  /** For the unused days of what an upgrade replaces. */
  credit: z.int(),
  /** Price less credit; null where the credit is as much or more: then choose a longer duration. */
  amount: z.nullable(z.int()),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type PlanOffer = z.infer<typeof PlanOffer>

const buyers: Access = ["ROLE_DESIGNER", "ROLE_MERCHANT"]

export const listPlanOffers = get("/user/plan-offers", {
  summary: "Everything that is sold, as it would cost and last for the signed-in account if it paid now.",
  access: buyers,
  data: z.array(PlanOffer),
})

export const buyPlan = post("/user/plan-purchases", {
  summary: "Buys a plan: makes the bill. Repeated with the same key it gives the same bill.",
  access: buyers,
  body: z.strictObject({
    tier: PlanTier,
    duration: PlanDuration,
    /** The version and amount that the buyer was shown. */
    planVersion: Id,
    amount: z.int(),
    /** Made when the form opens. */
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
  /** How it came: bought, with an application, or given by staff. */
  source: z.enum(["purchase", "application", "grant"]),
  price: z.int(),
  billId: z.nullable(Id),
  /** Ended early by an upgrade. */
  replacedAt: z.nullable(z.string()),
})
export type Subscription = z.infer<typeof Subscription>

/** One counter as it stands. */
export const Meter = z.object({
  counter: QuotaCounter,
  /** Of the bound that is nearest to its end; null when there is none. */
  limit: z.nullable(z.int()),
  /** Spent and reserved within it. */
  used: z.int(),
  /** What may still be reserved, grants included; null for unlimited. */
  left: z.nullable(z.int()),
  /** When the bound begins anew; null when it never does. */
  resetsAt: z.nullable(z.string()),
  /** What staff gave beside it and is not used yet. */
  granted: z.int(),
})
export type Meter = z.infer<typeof Meter>

export const OwnPlan = z.object({
  tier: PlanTier,
  /** Staff are not counted. */
  isUnlimited: z.boolean(),
  current: z.nullable(Subscription),
  /** What begins when the current one ends. */
  later: z.array(Subscription),
  past: z.array(Subscription),
  meters: z.array(Meter),
  /** A purchase whose bill is still to be paid or confirmed. */
  openBillId: z.nullable(Id),
})
export type OwnPlan = z.infer<typeof OwnPlan>

export const readOwnPlan = get("/user/plan", {
  summary: "Subscription, meters and history of the signed-in account.",
  access: "required",
  data: OwnPlan,
})

/** What happened to a counter. */
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
  summary: "What was reserved, spent, returned and granted, newest first.",
  access: "required",
  query: z.strictObject({ page: PageNumber, size: PageSize, counter: z.optional(QuotaCounter) }),
  data: pageOf(QuotaEntry),
})

export const requestEnterprise = post("/common/enterprise-requests", {
  summary: "Asks for an offer for enterprises: staff get it by email.",
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
  /** Null for what the platform starts with. */
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
  summary: "Sells a tier at other prices or quotas from now on; what was bought keeps its terms.",
  access: ["ROLE_ADMIN"],
  params: z.object({ tier: PlanTier }),
  body: z.strictObject({
    /** The version that was changed: of two administrators the second is told. */
    from: Id,
    prices: PlanPrices,
    quotas: PlanQuotas,
  }),
  data: PlanVersion,
  errors: ["decidedAlready"],
})

export const grantQuota = post("/admin/users/{id}/quota-grants", {
  summary: "Gives an account more of a counter, with a reason that it reads.",
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
  summary: "Gives an account a subscription, with a reason: it begins after what the account has.",
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
