import { staffRoles, type Role } from "@roomwright/contract/endpoint"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import { roleTexts, tellingRoles } from "./role-names.ts"

/** What somebody is, staff marked. */
export function RoleTags({ roles }: { readonly roles: readonly Role[] }) {
  const t = useAdminText()
  return (
    <span className="flex flex-wrap gap-1">
      {tellingRoles(roles).map((role) => (
        <Tag key={role} tone={staffRoles.includes(role) ? "wait" : "plain"}>
          {t(roleTexts[role])}
        </Tag>
      ))}
    </span>
  )
}
