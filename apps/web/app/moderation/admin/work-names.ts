import type { DesignState } from "@roomwright/contract/works/my-works"
import type { ReportProblem } from "@roomwright/contract/moderation/reports"
import type { deskWorkStates, Report } from "@roomwright/contract/moderation/admin"
import type { DeskTextId } from "../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../admin/frame/tag.tsx"

export const workStateTexts: Readonly<Record<(typeof deskWorkStates)[number], DeskTextId>> = {
  SHELVED: "desk.works.state.shelved",
  UNSHELVED: "desk.works.state.unshelved",
  HELD: "desk.works.state.held",
  LOOK: "desk.works.state.look",
  UNSEEN: "desk.works.state.unseen",
}

export const workStateTones: Readonly<Record<DesignState, TagTone>> = {
  SHELVED: "ok",
  UNSHELVED: "plain",
  HELD: "bad",
}

export const problemTexts: Readonly<Record<ReportProblem, DeskTextId>> = {
  copied: "desk.reports.problem.copied",
  misleading: "desk.reports.problem.misleading",
  offensive: "desk.reports.problem.offensive",
  forbidden: "desk.reports.problem.forbidden",
  other: "desk.reports.problem.other",
}

type ReportedKind = Report["subject"]["kind"]

export const reportedKindTexts: Readonly<Record<ReportedKind, DeskTextId>> = {
  work: "desk.reports.kind.work",
  product: "desk.reports.kind.product",
  question: "desk.reports.kind.question",
  collection: "desk.reports.kind.collection",
}

/** Of what is taken down from the list of reports. */
export const takeDownTexts: Readonly<
  Record<"question" | "collection", { readonly title: DeskTextId; readonly text: DeskTextId }>
> = {
  question: {
    title: "desk.reports.takeDownTitle.question",
    text: "desk.reports.takeDownText.question",
  },
  collection: {
    title: "desk.reports.takeDownTitle.collection",
    text: "desk.reports.takeDownText.collection",
  },
}
