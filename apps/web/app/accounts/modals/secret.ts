import type { AccountKind } from "../../platform/forms/account-kind.ts"

/** What the steps that find a password have gathered. */
export interface Secret {
  readonly kind: AccountKind
  /** As typed; the first step proves that it is one. */
  readonly account: string
  readonly code: string
  readonly password: string
  readonly confirmation: string
}

export interface SecretStepProps {
  readonly secret: Secret
  readonly onChange: (part: Partial<Secret>) => void
  readonly onNext: () => void
}
