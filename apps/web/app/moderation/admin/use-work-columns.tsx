import type { AdminWork } from "@roomwright/contract/moderation/admin"
import { adminWorkPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { formatMoney, formatNumber } from "../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { isOwnCase, OwnCaseTag } from "../../admin/frame/own-case.tsx"
import type { Column } from "../../admin/table/column.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import { AdminImage } from "../../admin/frame/admin-image.tsx"
import { workStateTexts, workStateTones } from "./work-names.ts"

/** What the back office shows of a work; its name leads to it. */
export function useWorkColumns(): readonly Column<AdminWork>[] {
  const t = useAdminText()
  const language = useLanguage()
  const langOf = useLangOf()
  return [
    {
      name: "name",
      title: t("admin.works.name"),
      csv: ({ name }) => name.text,
      cell: ({ id, name, picture }) => (
        <Link to={adminWorkPath(id)} className="group flex min-h-11 items-center gap-3">
          <AdminImage source={picture} alt="" className="h-11 w-15 flex-none rounded-control object-cover" />
          <span className="text-accent underline underline-offset-2 wrap-anywhere" {...langOf(name)}>
            {name.text}
          </span>
        </Link>
      ),
    },
    {
      name: "designer",
      title: t("admin.works.designer"),
      csv: ({ designer }) => designer.nickname,
      cell: ({ designer }) => designer.nickname,
    },
    {
      name: "state",
      title: t("admin.works.state"),
      csv: ({ state }) => t(workStateTexts[state]),
      cell: ({ state, lookAskedAt, seen, parties }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone={workStateTones[state]}>{t(workStateTexts[state])}</Tag>
          {state === "SHELVED" && seen === null ? <Tag>{t("admin.works.state.unseen")}</Tag> : null}
          {isOwnCase(parties) ? <OwnCaseTag /> : null}
          {lookAskedAt === null ? null : <Tag tone="wait">{t("admin.works.state.look")}</Tag>}
        </span>
      ),
    },
    {
      name: "reports",
      title: t("admin.works.reports"),
      isNumber: true,
      sorts: { up: "oldest", down: "reports" },
      csv: ({ reportCount }) => reportCount,
      cell: ({ reportCount }) =>
        reportCount === 0 ? "–" : <Tag tone="wait">{formatNumber(reportCount, language)}</Tag>,
    },
    {
      name: "views",
      title: t("admin.works.views"),
      isNumber: true,
      sorts: { up: "oldest", down: "views" },
      csv: ({ viewCount }) => viewCount,
      cell: ({ viewCount }) => formatNumber(viewCount, language),
    },
    {
      name: "price",
      title: t("admin.works.price"),
      isNumber: true,
      csv: ({ price }) => price,
      cell: ({ price }) => (price === 0 ? "–" : formatMoney(price, language)),
    },
    {
      name: "published",
      title: t("admin.works.published"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ publishedAt }) => publishedAt ?? "",
      cell: ({ publishedAt }) => (publishedAt === null ? "–" : <Moment iso={publishedAt} />),
    },
  ]
}
