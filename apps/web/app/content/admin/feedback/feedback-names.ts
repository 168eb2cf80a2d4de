import type { FeedbackDetail, FeedbackState } from "@roomwright/contract/content/feedback"
import type { DeskTextId } from "../../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../../admin/frame/tag.tsx"

export const stateTexts: Readonly<Record<FeedbackState, DeskTextId>> = {
  NEW: "desk.feedback.state.NEW",
  ANSWERED: "desk.feedback.state.ANSWERED",
  CLOSED: "desk.feedback.state.CLOSED",
}

export const stateTones: Readonly<Record<FeedbackState, TagTone>> = {
  NEW: "wait",
  ANSWERED: "ok",
  CLOSED: "plain",
}

export const wayTexts: Readonly<Record<FeedbackDetail["way"], DeskTextId>> = {
  inbox: "desk.feedback.way.inbox",
  email: "desk.feedback.way.email",
  phone: "desk.feedback.way.phone",
}
