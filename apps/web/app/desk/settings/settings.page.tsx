import { readDeskSettings } from "@roomwright/contract/desk-settings"
import { listBanks, readBankAccount } from "@roomwright/contract/receipts-desk"
import { privatePage } from "../../platform/session/private-page.ts"
import { DeskPage } from "../desk-page.tsx"
import { useDeskText } from "../desk-texts.ts"
import { deskCall } from "../enter-desk.ts"
import type { Route } from "./+types/settings.page"
import { BankAccountForm } from "./bank-account-form.tsx"
import { ChannelsCard } from "./channels-card.tsx"
import { CompanyForm } from "./company-form.tsx"
import { DesignToolForm } from "./design-tool-form.tsx"

export { DeskFailure as ErrorBoundary } from "../desk-failure.tsx"
export const handle = privatePage

export async function clientLoader() {
  const call = deskCall()
  // Administrators alone: for everybody else the page is not there.
  const settings = await call(readDeskSettings, {})
  const [account, banks] = await Promise.all([call(readBankAccount, {}), call(listBanks, {})])
  return { settings, account, banks }
}

/** What the platform is run by. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useDeskText()
  const { settings, account, banks } = loaderData
  return (
    <DeskPage title={t("desk.nav.settings")}>
      <div className="grid max-w-xl grid-cols-1 items-start gap-6 xl:max-w-none xl:grid-cols-2">
        <BankAccountForm stored={account} banks={banks} />
        <CompanyForm stored={settings.company} />
        <DesignToolForm stored={settings.designTool} />
        <ChannelsCard email={settings.email} sms={settings.sms} />
      </div>
    </DeskPage>
  )
}
