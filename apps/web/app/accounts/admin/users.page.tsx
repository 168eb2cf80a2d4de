import { roles } from "@roomwright/contract/endpoint"
import { adminUserSorts, listUsers } from "@roomwright/contract/accounts/admin"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/users.page"
import { roleTexts } from "./role-names.ts"
import { useUserColumns } from "./use-user-columns.tsx"
import { UsersBulk } from "./users-bulk.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    w: "text",
    role: roles,
    blocked: ["yes", "no"],
    sort: adminUserSorts,
  })
  return { query, list: await adminCall()(listUsers, { query }) }
}

/** Everybody who has an account. */
export default function UsersPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const columns = useUserColumns()
  return (
    <AdminPage title={t("admin.nav.users")}>
      <AdminFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.users.search") },
          {
            kind: "choice",
            name: "role",
            label: t("admin.users.roles"),
            options: roles
              .filter((role) => role !== "ROLE_USER")
              .map((value) => ({ value, text: t(roleTexts[value]) })),
          },
          {
            kind: "choice",
            name: "blocked",
            label: t("admin.users.block"),
            options: [
              { value: "yes", text: t("admin.users.blocked") },
              { value: "no", text: t("admin.users.notBlocked") },
            ],
          },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={t("admin.nav.users")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ nickname }) => nickname}
          csv={{ name: "users", load: (place) => adminCall()(listUsers, { query: { ...query, ...place } }) }}
          bulk={UsersBulk}
        />
      </div>
    </AdminPage>
  )
}
