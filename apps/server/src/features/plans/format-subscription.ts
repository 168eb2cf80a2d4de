import type { PlanTier } from "@roomwright/contract/plans/calls"
import type { NewNotification } from "../../platform/notifications/notification.ts"
import { dayOf } from "./calendar.ts"

/** Notifies an account of its plan, from when until when. */
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
