import type { JobName, JobReason, JobState } from "@roomwright/contract/admin/jobs"
import type { AdminTextId, AdminTranslate } from "../frame/admin-texts.ts"
import type { TagTone } from "../frame/tag.tsx"

export const nameTexts: Readonly<Record<JobName, AdminTextId>> = {
  letter: "admin.jobs.name.letter",
  "distribute-messages": "admin.jobs.name.distributeMessages",
  "tell-staff": "admin.jobs.name.tellStaff",
  "make-models": "admin.jobs.name.makeModels",
  "make-pieces": "admin.jobs.name.makePieces",
  "make-tours": "admin.jobs.name.makeTours",
  "tag-works": "admin.jobs.name.tagWorks",
  "mark-works": "admin.jobs.name.markWorks",
  "publish-content": "admin.jobs.name.publishContent",
  "reword-products": "admin.jobs.name.rewordProducts",
  "reword-works": "admin.jobs.name.rewordWorks",
  "rank-products": "admin.jobs.name.rankProducts",
  "count-level": "admin.jobs.name.countLevel",
  "count-levels": "admin.jobs.name.countLevels",
  "expire-bills": "admin.jobs.name.expireBills",
  "deliver-paid": "admin.jobs.name.deliverPaid",
  "complete-orders": "admin.jobs.name.completeOrders",
  "tell-plan-endings": "admin.jobs.name.tellPlanEndings",
  "tell-payouts": "admin.jobs.name.tellPayouts",
  "tell-refunds": "admin.jobs.name.tellRefunds",
  "lapse-applications": "admin.jobs.name.lapseApplications",
  "erase-accounts": "admin.jobs.name.eraseAccounts",
  "sweep-accounts": "admin.jobs.name.sweepAccounts",
  "sweep-files": "admin.jobs.name.sweepFiles",
  "sweep-stray-files": "admin.jobs.name.sweepStrayFiles",
  "sweep-studio": "admin.jobs.name.sweepStudio",
  "settle-renders": "admin.jobs.name.settleRenders",
  "sweep-renders": "admin.jobs.name.sweepRenders",
  "sweep-feedback": "admin.jobs.name.sweepFeedback",
  "sweep-counts": "admin.jobs.name.sweepCounts",
  "check-storage": "admin.jobs.name.checkStorage",
}

export const stateTexts: Readonly<Record<JobState, AdminTextId>> = {
  queued: "admin.jobs.state.queued",
  running: "admin.jobs.state.running",
  failed: "admin.jobs.state.failed",
}

export const stateTones: Readonly<Record<JobState, TagTone>> = {
  queued: "plain",
  running: "wait",
  failed: "bad",
}

/** Why it failed, in the reader's language where it is one of the runner's own reasons. */
export function wordReason(t: AdminTranslate, reason: JobReason | null): string {
  if (reason === null) return ""
  return reason.kind === "error"
    ? reason.text
    : t(reason.kind === "timeout" ? "admin.jobs.timeout" : "admin.jobs.lost")
}
