import { readLegalText } from "@roomwright/contract/legal-texts"
import { Button } from "@roomwright/ui/button"
import { openCookieSettings } from "../platform/cookie-notice.ts"
import { useText } from "../platform/locale/locale.tsx"
import { callFrom } from "../platform/page-context.ts"
import type { Route } from "./+types/privacy.page"
import { LegalPage } from "./legal-page.tsx"

export const loader = ({ context }: Route.LoaderArgs) =>
  callFrom(context, readLegalText, { params: { name: "privacy" } })

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  return (
    <LegalPage
      text={loaderData}
      action={
        <Button small onClick={openCookieSettings}>
          {t("cookies.settings")}
        </Button>
      }
    />
  )
}
