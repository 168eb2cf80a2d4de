import type { PicturePlace } from "@roomwright/models/seen/camera-rays"
import type { KeyboardEvent, MouseEvent } from "react"
import { useStudioText } from "../use-studio-text.ts"

interface FocusPlaceProps {
  readonly at: PicturePlace
  readonly onSet: (at: PicturePlace) => void
}

/** Of the picture, for a key. */
const step = 0.05

/** Lies over a picture: a press, or arrow keys, say what the lens is focused on. */
export function FocusPlace({ at, onSet }: FocusPlaceProps) {
  const t = useStudioText()
  const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1e3) / 1e3
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    // Enter presses without a place.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onSet({ u: within((clientX - left) / width), v: within((clientY - top) / height) })
  }
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
      event.key
    ]
    if (!by) return
    event.preventDefault()
    onSet({ u: within(at.u + (by[0] ?? 0)), v: within(at.v + (by[1] ?? 0)) })
  }
  return (
    <button
      type="button"
      aria-label={t("render.focus.set")}
      title={t("render.focus.set")}
      onClick={press}
      onKeyDown={move}
      className="absolute inset-0 cursor-crosshair -outline-offset-3"
    >
      <span
        aria-hidden="true"
        style={{ left: `${at.u * 100}%`, top: `${at.v * 100}%` }}
        className="absolute size-7 -translate-1/2 rounded-pill border-2 border-photo-ink shadow-float outline-1 outline-photo-shade"
      />
    </button>
  )
}
