import { staffRoles, type Role } from "@roomwright/contract/endpoint"
import { useDeskText } from "../desk-texts.ts"
import { Tag } from "../tag.tsx"
import { roleTexts, tellingRoles } from "./role-words.ts"

/** What somebody is, staff marked. */
export function RoleTags({ roles }: { readonly roles: readonly Role[] }) {
  const t = useDeskText()
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
