import type { Feedback } from "@roomwright/contract/content/feedback"
import { adminFeedbackPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { AgeTag } from "../../../admin/frame/age-tag.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { isOwnCase, OwnCaseTag } from "../../../admin/frame/own-case.tsx"
import type { Column } from "../../../admin/table/column.ts"
import { Tag } from "../../../admin/frame/tag.tsx"
import { stateTexts, stateTones } from "./feedback-names.ts"

const shownLetters = 120

/** What the back office shows of a message; its words open it. */
export function useFeedbackColumns(): readonly Column<Feedback>[] {
  const t = useAdminText()
  return [
    {
      name: "text",
      title: t("admin.nav.feedback"),
      csv: ({ text }) => text,
      cell: ({ id, text, pictureCount }) => (
        <span className="grid gap-1">
          <Link
            to={adminFeedbackPath(id)}
            className="min-h-8 wrap-anywhere text-accent underline underline-offset-2"
          >
            {text.length > shownLetters ? `${text.slice(0, shownLetters)} …` : text}
          </Link>
          {pictureCount > 0 ? (
            <span className="text-ink-2">{t("admin.feedback.pictures", { count: pictureCount })}</span>
          ) : null}
        </span>
      ),
    },
    {
      name: "sender",
      title: t("admin.feedback.sender"),
      csv: ({ sender }) => sender?.nickname ?? "",
      cell: ({ sender }) => (
        <span className="grid justify-items-start gap-1">
          {sender?.nickname ?? t("admin.feedback.visitor")}
          {isOwnCase([sender?.id]) ? <OwnCaseTag /> : null}
        </span>
      ),
    },
    {
      name: "contact",
      title: t("admin.feedback.contact"),
      csv: ({ contact }) => contact,
      cell: ({ contact }) => contact,
    },
    {
      name: "state",
      title: t("admin.content.state"),
      csv: ({ state }) => state,
      cell: ({ state, createdAt }) =>
        state === "NEW" ? (
          <AgeTag since={createdAt} />
        ) : (
          <Tag tone={stateTones[state]}>{t(stateTexts[state])}</Tag>
        ),
    },
    {
      name: "at",
      title: t("admin.feedback.at"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
  ]
}
