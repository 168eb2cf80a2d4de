import type { EnterpriseRequest } from "@roomwright/contract/plans/enterprise-requests"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { AgeTag } from "../../../admin/frame/age-tag.tsx"
import type { Column } from "../../../admin/table/column.ts"
import { Tag } from "../../../admin/frame/tag.tsx"

/** What the back office shows of a request; the company opens it. */
export function useRequestColumns(onOpen: (id: string) => void): readonly Column<EnterpriseRequest>[] {
  const t = useAdminText()
  return [
    {
      name: "company",
      title: t("admin.facts.company"),
      csv: ({ company }) => company,
      cell: ({ id, company, name }) => (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(id)}
          className="min-h-8 text-left text-accent underline underline-offset-2"
        >
          {company || name}
        </button>
      ),
    },
    {
      name: "name",
      title: t("admin.enterprise.name"),
      csv: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      name: "email",
      title: t("admin.facts.email"),
      csv: ({ email }) => email,
      cell: ({ email }) => (
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-2">
          {email}
        </a>
      ),
    },
    { name: "phone", title: t("admin.users.mobile"), csv: ({ phone }) => phone, cell: null },
    { name: "message", title: t("admin.enterprise.message"), csv: ({ message }) => message, cell: null },
    {
      name: "state",
      title: t("admin.bills.state"),
      csv: ({ answeredAt }) => answeredAt,
      cell: ({ at, answeredAt }) =>
        answeredAt ? <Tag tone="ok">{t("admin.enterprise.answered")}</Tag> : <AgeTag since={at} />,
    },
    {
      name: "at",
      title: t("admin.enterprise.at"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ at }) => at,
      cell: ({ at }) => <Moment iso={at} />,
    },
  ]
}
