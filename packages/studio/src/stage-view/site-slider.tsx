import { useId, useMemo } from "react"
import { slideSite } from "./site-of-view.ts"
import type { SiteValues, StageControl } from "./stage-control.ts"

interface SiteSliderProps {
  readonly control: StageControl
  readonly label: string
  readonly name: "hour" | "north" | "exposure"
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** The value in words. */
  readonly text: string
}

/** A slider of the light with its name and value. A drag is one step back. */
export function SiteSlider(props: SiteSliderProps) {
  const { label, text } = props
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between gap-3 text-12 text-ink-2">
        {label}
        <span className="num">{text}</span>
      </label>
      <BareSlider {...props} id={id} look="h-6 w-full cursor-pointer accent-accent" />
    </div>
  )
}

/** The slider alone. */
export function BareSlider({
  control,
  label,
  name,
  value,
  min,
  max,
  step,
  text,
  id,
  look,
}: SiteSliderProps & { readonly id?: string; readonly look: string }) {
  const slide = useMemo(() => slideSite(control), [control])
  return (
    <input
      id={id}
      type="range"
      aria-label={id === undefined ? label : undefined}
      aria-valuetext={text}
      title={label}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => {
        const values: SiteValues = { [name]: Number(event.target.value) }
        slide.to(values)
      }}
      onPointerUp={slide.end}
      onKeyUp={slide.end}
      onBlur={slide.end}
      className={look}
    />
  )
}
