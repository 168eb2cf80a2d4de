import type { JobName, JobReason, JobState } from "@roomwright/contract/admin/jobs"
import type { DeskTextId, DeskTranslate } from "../frame/admin-texts.ts"
import type { TagTone } from "../frame/tag.tsx"

export const nameTexts: Readonly<Record<JobName, DeskTextId>> = {
  letter: "desk.jobs.name.letter",
  "distribute-messages": "desk.jobs.name.distributeMessages",
  "tell-staff": "desk.jobs.name.tellStaff",
  "make-models": "desk.jobs.name.makeModels",
  "publish-content": "desk.jobs.name.publishContent",
  "reword-products": "desk.jobs.name.rewordProducts",
  "reword-works": "desk.jobs.name.rewordWorks",
  "rank-products": "desk.jobs.name.rankProducts",
  "count-level": "desk.jobs.name.countLevel",
  "count-levels": "desk.jobs.name.countLevels",
  "expire-bills": "desk.jobs.name.expireBills",
  "complete-orders": "desk.jobs.name.completeOrders",
  "tell-plan-endings": "desk.jobs.name.tellPlanEndings",
  "lapse-applications": "desk.jobs.name.lapseApplications",
  "erase-accounts": "desk.jobs.name.eraseAccounts",
  "sweep-accounts": "desk.jobs.name.sweepAccounts",
  "sweep-files": "desk.jobs.name.sweepFiles",
  "sweep-stray-files": "desk.jobs.name.sweepStrayFiles",
  "sweep-studio": "desk.jobs.name.sweepStudio",
  "sweep-feedback": "desk.jobs.name.sweepFeedback",
  "sweep-counts": "desk.jobs.name.sweepCounts",
  "check-storage": "desk.jobs.name.checkStorage",
}

export const stateTexts: Readonly<Record<JobState, DeskTextId>> = {
  queued: "desk.jobs.state.queued",
  running: "desk.jobs.state.running",
  failed: "desk.jobs.state.failed",
}

export const stateTones: Readonly<Record<JobState, TagTone>> = {
  queued: "plain",
  running: "wait",
  failed: "bad",
}

/** Why it failed, in the reader's language where it is one of the runner's own reasons. */
export function wordReason(t: DeskTranslate, reason: JobReason | null): string {
  if (reason === null) return ""
  return reason.kind === "error"
    ? reason.text
    : t(reason.kind === "timeout" ? "desk.jobs.timeout" : "desk.jobs.lost")
}
