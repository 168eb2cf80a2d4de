import { readUser, type AdminUserDetail } from "@roomwright/contract/accounts/admin"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useState } from "react"
import { data } from "react-router"
import { privatePage } from "../../platform/session/private-page.ts"
import { showToast } from "../../platform/toast-store.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/user.page"
import { RolesCard } from "./roles-card.tsx"
import { SessionsCard } from "./sessions-card.tsx"
import { UserCard } from "./user-card.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { id } = readQuery(request.url, { id: "id" })
  if (id === undefined) throw data(null, { status: 404 })
  return { user: await adminCall()(readUser, { params: { id } }) }
}

/** One account, with everything that can be done about it. */
export default function UserPage({ loaderData }: Route.ComponentProps) {
  // Another account begins anew; the same one loaded again, too.
  return <UserView key={JSON.stringify(loaderData.user)} loaded={loaderData.user} />
}

function UserView({ loaded }: { readonly loaded: AdminUserDetail }) {
  const t = useAdminText()
  const [user, setUser] = useState(loaded)
  const [isBusy, setIsBusy] = useState(false)
  const change = async (call: () => Promise<AdminUserDetail>, done: string): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      setUser(await call())
      showToast("success", done)
      return true
    } catch (error) {
      sayRefusal(error)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <AdminPage title={user.nickname} list={{ path: pagePaths.adminUsers, name: t("admin.nav.users") }}>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <UserCard user={user} isBusy={isBusy} onChange={change} />
        <RolesCard user={user} isBusy={isBusy} onChange={change} />
        <SessionsCard user={user} isBusy={isBusy} onChange={change} />
      </div>
    </AdminPage>
  )
}
