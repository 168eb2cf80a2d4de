import { Button } from "@roomwright/ui/button"
import { closesDialog } from "@roomwright/ui/dialog-commands"
import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { closeModal, waitingModalId } from "../platform/dialogs/modal-store.ts"
import { ModalFrame } from "../platform/dialogs/modal-frame.tsx"
import { useText } from "../platform/locale/locale.tsx"

interface ModalNotLoadedProps {
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** Stands for a modal whose code is on its way or did not arrive. */
export function ModalNotLoaded({ isLoading, onRetry }: ModalNotLoadedProps) {
  const t = useText()
  return (
    <ModalFrame title={isLoading ? t("shell.loading") : t("call.serverFail")} onClose={closeModal}>
      <div role="status" aria-busy={isLoading}>
        {isLoading ? (
          <FormToCome />
        ) : (
          <>
            <p className="mt-4 text-ink-2">{t("error.network")}</p>
            <Button look="primary" data-autofocus className="mt-6" onClick={onRetry}>
              {t("error.tryAgain")}
            </Button>
          </>
        )}
      </div>
    </ModalFrame>
  )
}

/** Stands for any modal before the page runs; the browser opens it without a program. It is in every page. */
export function WaitingModal() {
  const t = useText()
  return (
    <dialog
      id={waitingModalId}
      data-stands-in
      aria-label={t("shell.loading")}
      aria-busy
      className="modal-panel fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-[20px] bg-paper px-4 pt-8 pb-7 text-ink shadow-float sm:inset-0 sm:m-auto sm:max-w-[520px] sm:rounded-card sm:px-14 sm:pt-12 sm:pb-10"
    >
      <h2 className="pr-10 text-28 sm:text-36">{t("shell.loading")}</h2>
      <FormToCome />
      <IconButton
        icon={X}
        label={t("action.close")}
        {...closesDialog(waitingModalId)}
        className="absolute top-4 right-4"
      />
    </dialog>
  )
}

/** Where fields and a button will be. */
const FormToCome = () => (
  <div aria-hidden className="mt-8 grid gap-5">
    <span className="h-11 rounded-control bg-sunk" />
    <span className="h-11 rounded-control bg-sunk" />
    <span className="h-11 rounded-control bg-line" />
  </div>
)
