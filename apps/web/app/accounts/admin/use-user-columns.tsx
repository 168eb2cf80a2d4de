import { adminUserPath } from "@roomwright/contract/page-paths"
import type { AdminUser } from "@roomwright/contract/accounts/admin"
import { Link } from "react-router"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import type { Column } from "../../admin/table/column.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import { RoleTags } from "./role-tags.tsx"
import { roleTexts, tellingRoles } from "./role-names.ts"

/** What the back office shows of an account; its name leads to it. */
export function useUserColumns(): readonly Column<AdminUser>[] {
  const t = useAdminText()
  return [
    {
      name: "nickname",
      title: t("admin.users.nickname"),
      sorts: { up: "name", down: "name-down" },
      csv: ({ nickname }) => nickname,
      cell: ({ id, nickname, username, blockedAt }) => (
        <>
          <Link
            to={adminUserPath(id)}
            className="inline-flex min-h-8 items-center text-accent underline in-[tr:has(:checked)]:text-accent-2 underline-offset-2"
          >
            {nickname}
          </Link>{" "}
          {blockedAt ? <Tag tone="bad">{t("admin.users.blocked")}</Tag> : null}
          <span className="block text-12 font-normal text-ink-2">{username}</span>
        </>
      ),
    },
    { name: "username", title: t("admin.users.username"), csv: ({ username }) => username, cell: null },
    {
      name: "contact",
      title: t("admin.users.contact"),
      csv: null,
      cell: ({ email, mobile }) => (
        <>
          {email ? <span className="block">{email}</span> : null}
          {mobile ? <span className="num block">{mobile}</span> : null}
        </>
      ),
    },
    { name: "email", title: t("admin.users.email"), csv: ({ email }) => email, cell: null },
    { name: "mobile", title: t("admin.users.mobile"), csv: ({ mobile }) => mobile, cell: null },
    {
      name: "roles",
      title: t("admin.users.roles"),
      csv: ({ roles }) =>
        tellingRoles(roles)
          .map((role) => t(roleTexts[role]))
          .join(", "),
      cell: ({ roles }) => <RoleTags roles={roles} />,
    },
    {
      name: "lastUsed",
      title: t("admin.users.lastUsed"),
      csv: ({ lastUsedAt }) => lastUsedAt,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <Moment iso={lastUsedAt} /> : <span className="text-ink-2">–</span>,
    },
    {
      name: "joined",
      title: t("admin.users.joined"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ joinedAt }) => joinedAt,
      cell: ({ joinedAt }) => <Moment iso={joinedAt} />,
    },
    { name: "blocked", title: t("admin.users.blocked"), csv: ({ blockedAt }) => blockedAt, cell: null },
  ]
}
