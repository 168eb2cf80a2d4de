import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { useHomeText } from "../homes/home-texts.ts"

interface SaveBarProps {
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly onDiscard: () => void
}

/** Saves the form above or gives the changes up; as long as there are some, it is in sight however long the form is. */
export function SaveBar({ isDirty, isBusy, onDiscard }: SaveBarProps) {
  const t = useHomeText()
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card px-5 py-3 sm:px-6",
        // Beside the question about cookies, which stands at the right; on phones above it.
        isDirty &&
          "sticky bottom-[calc(max(var(--spacing-bar),var(--cookie-notice,0px))+12px)] z-5 shadow-float sm:bottom-[calc(var(--spacing-bar)+12px)] md:bottom-4",
      )}
    >
      <Button
        look="primary"
        type="submit"
        small
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={(event) => {
          if (isBusy) event.preventDefault()
        }}
        className="min-h-10 aria-busy:opacity-60"
      >
        {t("homes.save.save")}
      </Button>
      {isDirty ? (
        <Button look="quiet" small disabled={isBusy} onClick={onDiscard}>
          {t("homes.save.discard")}
        </Button>
      ) : null}
      <p role="status" className="ml-auto text-14 text-ink-2">
        {isDirty ? t("homes.save.unsaved") : t("homes.save.nothing")}
      </p>
    </div>
  )
}
