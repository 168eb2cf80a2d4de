import { listSessions, exportMyData } from "@roomwright/contract/accounts/calls"
import { listSecondFactors } from "@roomwright/contract/accounts/second-factors"
import { useState } from "react"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { signedInCall } from "../../platform/session/signed-in-call.ts"
import { saveSummary } from "../../platform/session/session-store.ts"
import { DashboardFrame } from "../dashboards/dashboard-frame.tsx"
import { DashboardHead } from "../dashboards/dashboard-head.tsx"
import { readOwn } from "../dashboards/read-own.ts"
import type { Route } from "./+types/security.page"
import { DeletionSection } from "./deletion-section.tsx"
import { FactorsSection } from "./factors-section.tsx"
import { IdentitySection } from "./identity-section.tsx"
import { securityTexts, useSecurityText } from "./security-texts.ts"
import { SessionsSection } from "./sessions-section.tsx"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { PasswordConfirm } from "./password-confirm.tsx"
import { followDownload } from "../../platform/follow-download.ts"
import { SecuritySection } from "./security-section.tsx"
import { SettingRow } from "./setting-row.tsx"
import { Button } from "@roomwright/ui/button"
import { openModal } from "../../platform/dialogs/modal-store.ts"

export { DashboardSkeleton as HydrateFallback } from "../dashboards/dashboard-skeleton.tsx"
export const handle = privatePage

/** Nothing of it is ever made on the server: it is for its owner alone. */
export async function clientLoader() {
  const call = signedInCall()
  const [{ profile, publicPage }, factors, sessions] = await Promise.all([
    readOwn(),
    call(listSecondFactors, {}),
    call(listSessions, {}),
    securityTexts.load(shownLanguage()),
  ])
  return { profile, publicPage, factors, sessions }
}

/** How one signs in, what else is asked for, where one is signed in, and how one leaves. */
export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const t = useSecurityText()
  const [profile, setProfile] = useState(loaderData.profile)
  const changeProfile = (next: typeof profile): void => {
    setProfile(next)
    saveSummary(next)
  }
  return (
    <DashboardFrame profile={profile} hasPublicPage={loaderData.publicPage !== null}>
      <title>{`${t("security.page.title")} · Roomwright`}</title>
      <DashboardHead title={t("security.page.title")} text={t("security.page.intro")} />
      <div className="grid max-w-[760px] gap-6">
        <IdentitySection profile={profile} onChange={changeProfile} />
        <PasswordSection />
        <FactorsSection initial={loaderData.factors} isRequired={profile.secondFactor.isRequired} />
        <SessionsSection initial={loaderData.sessions} />
        <DataSection />
        <DeletionSection initial={profile.erasedAt} />
      </div>
    </DashboardFrame>
  )
}

/** Everything the platform keeps about the account, as a file. */
function DataSection() {
  const t = useSecurityText()
  const language = useLanguage()
  return (
    <SecuritySection id="data" intro={t("security.data.intro")}>
      <SettingRow
        name={t("security.data.name")}
        value={t("security.data.text")}
        action={t("security.data.export")}
      >
        {(close) => (
          <PasswordConfirm
            text={t("security.data.passwordText")}
            submit={t("security.data.go")}
            onCancel={close}
            onConfirm={async (password) => {
              const { address } = await siteCall(language)(exportMyData, { body: { password } })
              followDownload(address, "roomwright-data.zip")
              showToast("success", t("security.data.begun"))
              close()
            }}
          />
        )}
      </SettingRow>
    </SecuritySection>
  )
}

function PasswordSection() {
  const t = useSecurityText()
  return (
    <SecuritySection id="password" intro={t("security.password.intro")}>
      <Button small onClick={() => openModal("update")}>
        {t("security.password.change")}
      </Button>
    </SecuritySection>
  )
}
