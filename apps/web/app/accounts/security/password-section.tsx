import { Button } from "@roomwright/ui/button"
import { openModal } from "../../platform/dialogs/modal-store.ts"
import { SecuritySection } from "./security-section.tsx"
import { useSecurityText } from "./security-texts.ts"

export function PasswordSection() {
  const t = useSecurityText()
  return (
    <SecuritySection id="password" intro={t("password.intro")}>
      <Button small onClick={() => openModal("update")}>
        {t("password.change")}
      </Button>
    </SecuritySection>
  )
}
