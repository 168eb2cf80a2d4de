import { Button } from "@roomwright/ui/button"
import { useStudioText, type StudioTextId } from "../use-studio-text.ts"

interface VisitProblemProps {
  readonly text: Extract<StudioTextId, `visit.${string}`>
  readonly onRetry: () => void
}

/** Why there is no picture in three dimensions; that of the work stays behind it. */
export function VisitProblem({ text, onRetry }: VisitProblemProps) {
  const t = useStudioText()
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-6">
      <div
        role="alert"
        className="pointer-events-auto grid max-w-md justify-items-start gap-4 rounded-card border border-line bg-card p-6 shadow-float"
      >
        <p className="text-pretty">{t(text)}</p>
        <Button onClick={onRetry}>{t("visit.retry")}</Button>
      </div>
    </div>
  )
}
