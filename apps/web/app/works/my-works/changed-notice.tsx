import { Button } from "@roomwright/ui/button"
import { useMyWorksText } from "./my-works-texts.ts"

interface ChangedNoticeProps {
  readonly message: string
  readonly isBusy: boolean
  readonly onShowNewer: () => void
  readonly onSaveOver: () => void
}

/** Another window has saved meanwhile: the reader chooses whose version stays. What was typed is still there. */
export function ChangedNotice({ message, isBusy, onShowNewer, onSaveOver }: ChangedNoticeProps) {
  const t = useMyWorksText()
  return (
    <div role="alert" className="rounded-card border border-bad bg-card p-4 sm:p-5">
      <p>{message}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={onSaveOver}>
          {t("myWorks.changed.mine")}
        </Button>
        <Button aria-disabled={isBusy} onClick={onShowNewer}>
          {t("myWorks.changed.theirs")}
        </Button>
      </div>
    </div>
  )
}
