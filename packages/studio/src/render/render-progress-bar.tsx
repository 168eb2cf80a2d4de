import { useStudioText } from "../use-studio-text.ts"
import type { RenderProgress } from "./render-engine.ts"

/** How far a render is, and how long it still takes. */
export function RenderProgressBar({ share, secondsLeft }: RenderProgress) {
  const t = useStudioText()
  const percent = Math.floor(share * 100)
  return (
    <div className="grid gap-1.5">
      <progress
        max={100}
        value={percent}
        aria-label={t("render.progress")}
        className="h-1.5 w-full overflow-hidden rounded-pill accent-accent"
      />
      <p className="num text-12 text-ink-2">
        {t("render.percent", { percent })}
        {secondsLeft === null || secondsLeft <= 0
          ? null
          : ` · ${
              secondsLeft < 90
                ? t("render.secondsLeft", { count: Math.ceil(secondsLeft / 5) * 5 })
                : t("render.minutesLeft", { count: Math.round(secondsLeft / 60) })
            }`}
      </p>
    </div>
  )
}
