import { useStudioText } from "../use-studio-text.ts"
import { ChoiceRow } from "./choice-row.tsx"
import { videoWays, type Wishes } from "./render-wishes.ts"

interface VideoOptionsProps {
  readonly wishes: Pick<Wishes, "way" | "seconds">
  /** Views that were kept. */
  readonly kept: number
  readonly onWish: (part: Partial<Wishes>) => void
}

/** Which way the camera of a video goes. */
export function VideoOptions({ wishes: { way, seconds }, kept, onWish }: VideoOptionsProps) {
  const t = useStudioText()
  const mayWalk = kept > 1
  return (
    <>
      <ChoiceRow
        label={t("render.way")}
        value={way}
        options={videoWays.map((one) => ({
          value: one,
          text: t(`render.way.${one}`),
          isOff: one === "walk" && !mayWalk,
        }))}
        onPick={(next) => onWish({ way: next })}
      />
      <p className="text-12 text-pretty text-ink-2">
        {t(`render.way.${way}Text`)} {mayWalk ? null : t("render.way.walkNeeds")}
      </p>
      {way === "glide" ? (
        <label className="grid gap-1">
          <span className="flex justify-between gap-2 text-12 text-ink-2">
            {t("render.length")}
            <span className="num">{t("render.seconds", { count: seconds })}</span>
          </span>
          <input
            type="range"
            min={2}
            max={20}
            step={1}
            value={seconds}
            onChange={(event) => onWish({ seconds: Number(event.target.value) })}
            className="w-full accent-accent"
          />
        </label>
      ) : null}
    </>
  )
}

interface VideoScrubberProps {
  /** 0 to 1 */
  readonly share: number
  readonly seconds: number
  readonly onSet: (share: number) => void
}

/** Which moment of a video is seen while it is composed. */
export function VideoScrubber({ share, seconds, onSet }: VideoScrubberProps) {
  const t = useStudioText()
  const at = Math.round(share * seconds)
  const words = t("render.momentOf", { at, seconds: Math.round(seconds) })
  return (
    <label className="flex items-center gap-3 text-12 text-ink-2">
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={share}
        aria-label={t("render.moment")}
        aria-valuetext={words}
        onChange={(event) => onSet(Number(event.target.value))}
        className="min-w-0 flex-1 accent-accent"
      />
      <span className="num flex-none">{words}</span>
    </label>
  )
}
