import type { Language } from "@roomwright/contract/language"
import type { ComponentType } from "react"
import type { ModalName } from "../platform/dialogs/modal-store.ts"
import { accountTexts } from "../platform/locale/account-texts.ts"

export type AccountModal = ComponentType<{ readonly name: ModalName }>

/** Fetches the code of all account modals and their texts in a language: none of it is in a page's first load. */
export async function loadAccountModals(language: Language): Promise<AccountModal> {
  const [code] = await Promise.all([
    import("../accounts/modals/account-modals.tsx"),
    accountTexts.load(language),
  ])
  return code.AccountModals
}

/** The same beforehand, when somebody points at what opens one; a failure shows when it is opened. */
export function prefetchAccountModals(language: Language): void {
  loadAccountModals(language).catch(() => {})
}
