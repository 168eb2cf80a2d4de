import * as z from "zod/mini"
import type { PlanDuration, PlanTier } from "../plans/calls.ts"

/** The types of application: a role, and for designers the plan that comes with it. */
export const applicationTypes = [
  "DESIGNER_FREE",
  "DESIGNER_PRO_MONTHLY",
  "DESIGNER_PRO_HALF_YEARLY",
  "DESIGNER_PRO_YEARLY",
  "DESIGNER_PREMIUM_MONTHLY",
  "DESIGNER_PREMIUM_HALF_YEARLY",
  "DESIGNER_PREMIUM_YEARLY",
  "MERCHANT",
] as const
export const ApplicationType = z.enum(applicationTypes)
export type ApplicationType = z.infer<typeof ApplicationType>

export const applicationRoles = ["designer", "merchant"] as const
export const ApplicationRole = z.enum(applicationRoles)
export type ApplicationRole = z.infer<typeof ApplicationRole>

export const roleOfType = (type: ApplicationType): ApplicationRole =>
  type === "MERCHANT" ? "merchant" : "designer"

const paidTypes: Readonly<
  Partial<Record<ApplicationType, { readonly tier: PlanTier; readonly duration: PlanDuration }>>
> = {
  DESIGNER_PRO_MONTHLY: { tier: "pro", duration: "monthly" },
  DESIGNER_PRO_HALF_YEARLY: { tier: "pro", duration: "half-yearly" },
  DESIGNER_PRO_YEARLY: { tier: "pro", duration: "yearly" },
  DESIGNER_PREMIUM_MONTHLY: { tier: "premium", duration: "monthly" },
  DESIGNER_PREMIUM_HALF_YEARLY: { tier: "premium", duration: "half-yearly" },
  DESIGNER_PREMIUM_YEARLY: { tier: "premium", duration: "yearly" },
}

/** The plan that is paid with an application of this type; null for types that cost nothing. */
export const planOfType = (
  type: ApplicationType,
): { readonly tier: PlanTier; readonly duration: PlanDuration } | null => paidTypes[type] ?? null

/** The type of a designer's application with this plan. */
export const typeOfPlan = (tier: PlanTier, duration: PlanDuration): ApplicationType =>
  applicationTypes.find((type) => {
    const plan = planOfType(type)
    return plan?.tier === tier && plan.duration === duration
  }) ?? "DESIGNER_FREE"

/** Waits for a reviewer; approved; rejected with a reason; ended by the applicant or by time. */
export const applicationStates = ["SUBMITTED", "APPROVED", "REJECTED", "WITHDRAWN"] as const
export const ApplicationState = z.enum(applicationStates)
export type ApplicationState = z.infer<typeof ApplicationState>

export const applicationLimits = {
  /** From the specification: an application is decided within this many working days of Vietnam. */
  reviewDays: 3,
  /** How long a rejected application waits for its applicant before it ends by itself. */
  resubmitDays: 30,
  /** How long document pictures are kept after an application has ended, approved or not. */
  keepPicturesDays: 30,
  reasonLength: 500,
  remarkLength: 300,
} as const
