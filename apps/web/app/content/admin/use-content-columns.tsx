import type { ContentSummary } from "@roomwright/contract/content/admin"
import { Link } from "react-router"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import type { Column } from "../../admin/table/column.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import { editPath, stateTexts, stateTones, topicTexts } from "./content-names.ts"

/** What the back office shows of a text; its title opens it. */
export function useContentColumns(part: "article" | "answer"): readonly Column<ContentSummary>[] {
  const t = useAdminText()
  const langOf = useLangOf()
  return [
    {
      name: "title",
      title: t(part === "article" ? "admin.content.title" : "admin.content.question"),
      csv: ({ title }) => title.text,
      cell: ({ id, title }) => (
        <Link
          to={editPath(part, id)}
          className="inline-flex min-h-8 items-center text-accent underline underline-offset-2"
          {...langOf(title)}
        >
          {title.text || t("admin.content.unwritten")}
        </Link>
      ),
    },
    {
      name: "topic",
      title: t("admin.content.topic"),
      csv: ({ topic }) => topic,
      cell: ({ topic }) => t(topicTexts[topic]),
    },
    {
      name: "languages",
      title: t("admin.content.languages"),
      csv: ({ languages }) => languages.join(" "),
      cell: ({ languages }) => languages.join(" · "),
    },
    {
      name: "state",
      title: t("admin.content.state"),
      csv: ({ state }) => state,
      cell: ({ state, dueAt }) => (
        <span className="grid justify-items-start gap-1">
          <Tag tone={stateTones[state]}>{t(stateTexts[state])}</Tag>
          {dueAt === null ? null : <Moment iso={dueAt} />}
        </span>
      ),
    },
    {
      name: "changed",
      title: t("admin.content.changed"),
      sorts: { up: "oldest", down: "changed" },
      csv: ({ savedAt }) => savedAt,
      cell: ({ savedAt, savedBy }) => (
        <span className="grid gap-0.5">
          <Moment iso={savedAt} />
          {savedBy ? <span className="text-ink-2">{savedBy.nickname}</span> : null}
        </span>
      ),
    },
  ]
}
