import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { UserRound } from "lucide-react"
import { opensDialog } from "@roomwright/ui/dialog-commands"
import type { SyntheticEvent } from "react"
import { openModal, waitingModalId, type ModalName } from "../platform/dialogs/modal-store.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { prefetchAccountModals } from "./load-account-modals.ts"

/**
 * A visitor's way in, in the header: an icon where there is no room for words. It is in every page: the style sheet
 * hides it from who is signed in.
 */
export function SignInButtons() {
  const t = useText()
  const language = useLanguage()
  const prefetch = () => prefetchAccountModals(language)
  const opens = (name: ModalName) => ({ ...opensModal(name), onPointerEnter: prefetch, onFocus: prefetch })
  return (
    <div className="for-visitors needs-script flex items-center gap-1 xl:gap-3">
      <Button look="quiet" small className="max-[84rem]:hidden" {...opens("login")}>
        {t("nav.signIn")}
      </Button>
      <Button look="primary" small className="max-lg:hidden" {...opens("regist")}>
        {t("nav.signUp")}
      </Button>
      <IconButton
        icon={UserRound}
        label={t("nav.signIn")}
        className="min-[84rem]:hidden"
        {...opens("login")}
      />
    </div>
  )
}

/** For a button that opens a modal: until the page runs the browser itself opens the one that stands in for it. */
export const opensModal = (name: ModalName, before?: () => void) => ({
  ...opensDialog(waitingModalId),
  onClick: (event: SyntheticEvent) => {
    event.preventDefault()
    before?.()
    openModal(name)
  },
})

/** The same in the phone's sheet. */
export function SignInEntries({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText()
  return (
    <div className="for-visitors needs-script grid grid-cols-2 gap-3 pt-2 pb-5">
      <Button {...opensModal("login", onLeave)}>{t("nav.signIn")}</Button>
      <Button look="primary" {...opensModal("regist", onLeave)}>
        {t("nav.signUp")}
      </Button>
    </div>
  )
}
