import type { MyWorkState } from "@roomwright/contract/works/my-works"
import type { ReportProblem } from "@roomwright/contract/moderation/reports"
import type { adminWorkStates, Report } from "@roomwright/contract/moderation/admin"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../admin/frame/tag.tsx"

export const workStateTexts: Readonly<Record<(typeof adminWorkStates)[number], AdminTextId>> = {
  SHELVED: "admin.works.state.shelved",
  UNSHELVED: "admin.works.state.unshelved",
  HELD: "admin.works.state.held",
  LOOK: "admin.works.state.look",
  UNSEEN: "admin.works.state.unseen",
}

export const workStateTones: Readonly<Record<MyWorkState, TagTone>> = {
  SHELVED: "ok",
  UNSHELVED: "plain",
  HELD: "bad",
}

export const problemTexts: Readonly<Record<ReportProblem, AdminTextId>> = {
  copied: "admin.reports.problem.copied",
  misleading: "admin.reports.problem.misleading",
  offensive: "admin.reports.problem.offensive",
  forbidden: "admin.reports.problem.forbidden",
  other: "admin.reports.problem.other",
}

type ReportedKind = Report["subject"]["kind"]

export const reportedKindTexts: Readonly<Record<ReportedKind, AdminTextId>> = {
  work: "admin.reports.kind.work",
  product: "admin.reports.kind.product",
  question: "admin.reports.kind.question",
  collection: "admin.reports.kind.collection",
}

/** Of what is taken down from the list of reports. */
export const takeDownTexts: Readonly<
  Record<"question" | "collection", { readonly title: AdminTextId; readonly text: AdminTextId }>
> = {
  question: {
    title: "admin.reports.takeDownTitle.question",
    text: "admin.reports.takeDownText.question",
  },
  collection: {
    title: "admin.reports.takeDownTitle.collection",
    text: "admin.reports.takeDownText.collection",
  },
}
