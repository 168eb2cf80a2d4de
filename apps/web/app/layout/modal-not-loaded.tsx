import { Button } from "@roomwright/ui/button"
import { closeModal } from "../platform/dialogs/modal-store.ts"
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
      <div role="status" aria-busy={isLoading} className="mt-4 min-h-24">
        {isLoading ? null : (
          <>
            <p className="text-ink-2">{t("error.network")}</p>
            <Button look="primary" data-autofocus className="mt-6" onClick={onRetry}>
              {t("error.tryAgain")}
            </Button>
          </>
        )}
      </div>
    </ModalFrame>
  )
}
