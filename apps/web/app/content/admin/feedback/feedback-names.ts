import type { FeedbackDetail, FeedbackState } from "@roomwright/contract/content/feedback"
import type { AdminTextId } from "../../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../../admin/frame/tag.tsx"

export const stateTexts: Readonly<Record<FeedbackState, AdminTextId>> = {
  NEW: "admin.feedback.state.NEW",
  ANSWERED: "admin.feedback.state.ANSWERED",
  CLOSED: "admin.feedback.state.CLOSED",
}

export const stateTones: Readonly<Record<FeedbackState, TagTone>> = {
  NEW: "wait",
  ANSWERED: "ok",
  CLOSED: "plain",
}

export const wayTexts: Readonly<Record<FeedbackDetail["way"], AdminTextId>> = {
  inbox: "admin.feedback.way.inbox",
  email: "admin.feedback.way.email",
  phone: "admin.feedback.way.phone",
}
