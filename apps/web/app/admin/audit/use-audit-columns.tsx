import type { AuditEntry } from "@roomwright/contract/admin/audit-log"
import { pagePaths, adminUserPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { useAdminText } from "../frame/admin-texts.ts"
import { Moment } from "../frame/moment.tsx"
import type { Column } from "../table/column.ts"
import { formatAction, formatDetails } from "./audit-names.ts"

const linkClass = "text-accent underline underline-offset-2"

/** What the log tells of an entry; its time leads to everything about the same thing. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const t = useAdminText()
  return [
    {
      name: "at",
      title: t("admin.audit.at"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ at }) => at,
      cell: ({ at, subject }) => (
        <Link
          to={`${pagePaths.auditLog}?subject=${encodeURIComponent(subject.id)}`}
          title={t("admin.audit.same")}
          className="inline-flex min-h-8 items-center font-normal hover:underline"
        >
          <Moment iso={at} />
        </Link>
      ),
    },
    {
      name: "actor",
      title: t("admin.audit.actor"),
      csv: ({ actor }) => actor.nickname ?? actor.id,
      cell: ({ actor }) =>
        actor.nickname === null ? (
          <span className="text-ink-2">{t("admin.audit.gone")}</span>
        ) : (
          <Link to={adminUserPath(actor.id)} className={`${linkClass} md:break-normal`}>
            {actor.nickname}
          </Link>
        ),
    },
    {
      name: "action",
      title: t("admin.audit.action"),
      csv: ({ action }) => action,
      cell: ({ action }) => formatAction(t, action),
    },
    {
      name: "subject",
      title: t("admin.audit.subject"),
      csv: ({ subject }) => `${subject.kind} ${subject.id}`,
      cell: ({ subject: { kind, id, nickname } }) =>
        kind === "account" && nickname !== null ? (
          <Link to={adminUserPath(id)} className={linkClass}>
            {nickname}
          </Link>
        ) : kind === "bill" ? (
          <Link to={`${pagePaths.adminBills}?w=${id}`} className={linkClass}>
            {t("admin.facts.title")}
          </Link>
        ) : (
          <span className="text-ink-2">
            {kind} {id}
          </span>
        ),
    },
    {
      name: "details",
      title: t("admin.audit.details"),
      csv: ({ details }) => formatDetails(details),
      cell: ({ details }) => formatDetails(details),
    },
  ]
}
