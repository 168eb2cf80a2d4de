import { listPlanVersions, type OwnPlan } from "@roomwright/contract/plans/calls"
import { useState } from "react"
import { useSearchParams } from "react-router"
import { privatePage } from "../../../platform/session/private-page.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { GrantForm } from "./grant-form.tsx"
import { GrantedPlan } from "./granted-plan.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

/** Only who may give something gets as far as the plans' versions. */
export async function clientLoader() {
  await adminCall()(listPlanVersions, { params: { tier: "pro" } })
  return null
}

/** Gives an account more of a counter or a subscription, with a reason that it reads. */
export default function GrantsPage() {
  const t = useAdminText()
  const [search] = useSearchParams()
  const [plan, setPlan] = useState<OwnPlan | null>(null)
  return (
    <AdminPage title={t("admin.nav.grants")} intro={t("admin.grants.intro")}>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <GrantForm accountId={search.get("account")?.slice(0, 36) ?? ""} onGranted={setPlan} />
        <div role="status">{plan ? <GrantedPlan plan={plan} /> : null}</div>
      </div>
    </AdminPage>
  )
}
