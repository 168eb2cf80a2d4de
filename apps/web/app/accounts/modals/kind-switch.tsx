import { Segments } from "@roomwright/ui/segments"
import { useRef } from "react"
import type { AccountKind } from "../../platform/forms/account-kind.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"

interface KindSwitchProps {
  readonly kind: AccountKind
  /** What stands in the account field now. */
  readonly text: () => string
  /** Gives the text that stood there when this kind was left. */
  readonly onSwitch: (kind: AccountKind, text: string) => void
}

/** The switch between email and phone; what was typed for the one comes back with it. */
export function KindSwitch({ kind, text, onSwitch }: KindSwitchProps) {
  const t = useAccountText()
  const left = useRef<Partial<Record<AccountKind, string>>>({})
  return (
    <Segments
      label={t("kind.label")}
      options={[
        { value: "phone", text: t("kind.phone") },
        { value: "email", text: t("kind.email") },
      ]}
      value={kind}
      onChange={(next) => {
        left.current = { ...left.current, [kind]: text() }
        onSwitch(next, left.current[next] ?? "")
      }}
    />
  )
}
