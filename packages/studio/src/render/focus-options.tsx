import { useLengths } from "../panels/parts/use-lengths.ts"
import { useStudioText } from "../use-studio-text.ts"
import { apertures, usualAperture, type Wishes } from "./render-wishes.ts"
import { Tick } from "./tick.tsx"

interface FocusOptionsProps {
  readonly aperture: Wishes["aperture"]
  /** m; null until it is known. */
  readonly distance: number | null
  readonly onWish: (part: Partial<Wishes>) => void
}

/** Whether a still has depth of field, how much of it, and how far away it is sharp. */
export function FocusOptions({ aperture, distance, onWish }: FocusOptionsProps) {
  const t = useStudioText()
  const { number } = useLengths()
  const at = apertures.findIndex((one) => one === aperture)
  const words = aperture === null ? "" : `f/${number(aperture, 1)}`
  return (
    <div className="grid gap-1.5">
      <Tick
        label={t("render.focus")}
        isOn={aperture !== null}
        onSet={(isOn) => onWish({ aperture: isOn ? usualAperture : null })}
      />
      {aperture === null ? null : (
        <>
          <label className="grid gap-1">
            <span className="flex justify-between gap-2 text-12 text-ink-2">
              {t("render.aperture")}
              <span className="num">{words}</span>
            </span>
            <input
              type="range"
              min={0}
              max={apertures.length - 1}
              step={1}
              value={at}
              aria-valuetext={words}
              onChange={(event) =>
                onWish({ aperture: apertures[Number(event.target.value)] ?? usualAperture })
              }
              className="w-full accent-accent"
            />
          </label>
          <p className="text-12 text-pretty text-ink-2">
            {distance === null
              ? t("render.focus.finding")
              : t("render.focus.at", { metres: number(distance, 2) })}{" "}
            {t("render.focus.press")}
          </p>
        </>
      )}
    </div>
  )
}
