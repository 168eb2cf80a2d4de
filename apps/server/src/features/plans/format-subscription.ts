import type { PlanTier } from "@roomwright/contract/plans/calls"
import type { NewNotification } from "../../platform/notifications/notification.ts"
import { dayOf } from "./calendar.ts"

/** Tells an account what plan it has, from when until when. */
export const subscriptionStarted = (
  accountId: string,
  tier: PlanTier,
  startsAt: Date,
  endsAt: Date,
): NewNotification => ({
  accountId,
  type: "SUBSCRIPTION_STARTED",
  values: { tier, from: dayOf(startsAt), until: dayOf(endsAt) },
})
