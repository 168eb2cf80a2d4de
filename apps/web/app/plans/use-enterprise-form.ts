import { useState, type ComponentType } from "react"
import { useText } from "../platform/locale/locale.tsx"
import { showToast } from "../platform/toast-store.ts"

interface EnterpriseFormState {
  /** Null until it was asked for and its code is there. */
  readonly form: ComponentType | null
  readonly open: () => void
}

/** The contact form for enterprises: its code comes when somebody wants it. */
export function useEnterpriseForm(): EnterpriseFormState {
  const t = useText()
  const [form, setForm] = useState<ComponentType | null>(null)
  const open = (): void => {
    if (form) {
      document.querySelector<HTMLElement>("#enterprise h2")?.focus()
      return
    }
    import("./enterprise-form.tsx").then(
      ({ EnterpriseForm }) => setForm(() => EnterpriseForm),
      () => showToast("error", t("call.serverFail")),
    )
  }
  return { form, open }
}
