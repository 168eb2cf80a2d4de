import { readAdminSettings } from "@roomwright/contract/settings/admin"
import { listCategories } from "@roomwright/contract/catalogue/categories"
import { readProfile } from "@roomwright/contract/accounts/calls"
import { listBanks, readBankAccount } from "@roomwright/contract/payments/receipts-admin"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import type { Route } from "./+types/settings.page"
import { BankAccountForm } from "./bank-account-form.tsx"
import { ChannelForm } from "./channel-form.tsx"
import { emailKind, smsKind } from "./channel-kinds.ts"
import { CommissionForm } from "./commission-form.tsx"
import { CompanyForm } from "./company-form.tsx"
import { EmbeddingForm } from "./embedding-form.tsx"
import { FourEyesForm } from "./four-eyes-form.tsx"
import { DesignToolForm } from "./design-tool-form.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader() {
  const call = adminCall()
  // Administrators alone: for everybody else the page is not there.
  const settings = await call(readAdminSettings, {})
  const [account, banks, categories, person] = await Promise.all([
    call(readBankAccount, {}),
    call(listBanks, {}),
    call(listCategories, {}),
    call(readProfile, {}),
  ])
  return { settings, account, banks, categories, person }
}

/** What the platform is run by. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { settings, account, banks, categories, person } = loaderData
  return (
    <AdminPage title={t("admin.nav.settings")}>
      <div className="grid max-w-xl grid-cols-1 items-start gap-6 xl:max-w-none xl:grid-cols-2">
        <BankAccountForm stored={account} banks={banks} />
        <CompanyForm stored={settings.company} />
        <ChannelForm kind={emailKind(language)} shown={settings.channels.email} own={person.email ?? ""} />
        <ChannelForm kind={smsKind(language)} shown={settings.channels.sms} own={person.mobile ?? ""} />
        <EmbeddingForm stored={settings.embedHosts} />
        <FourEyesForm stored={settings.fourEyesFrom} />
        <CommissionForm stored={settings.commission} categories={categories} />
        <DesignToolForm stored={settings.designTool} />
      </div>
    </AdminPage>
  )
}
