import { Button } from "@roomwright/ui/button"
import { useStudioText, type StudioTextId } from "../use-studio-text.ts"

interface VisitProblemProps {
  readonly text: Extract<StudioTextId, `visit.${string}`>
  readonly onRetry: () => void
  /** Goes on with less; left out where there is nothing less. */
  readonly onLighten?: (() => void) | undefined
}

/** Why there is no picture in three dimensions; that of the work stays behind it. */
export function VisitProblem({ text, onRetry, onLighten }: VisitProblemProps) {
  const t = useStudioText()
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-6">
      <div
        role="alert"
        className="pointer-events-auto grid max-w-md justify-items-start gap-4 rounded-card border border-line bg-card p-6 shadow-float"
      >
        <p className="text-pretty">{t(text)}</p>
        <div className="flex flex-wrap gap-3">
          {onLighten ? (
            <Button look="primary" onClick={onLighten}>
              {t("visit.lighten")}
            </Button>
          ) : null}
          <Button onClick={onRetry}>{t("visit.retry")}</Button>
        </div>
      </div>
    </div>
  )
}
