import { Footprints, House, Moon, Orbit, Sun, SunDim, Sunset } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { ToolButton } from "../panels/parts/panel-button.tsx"
import { useStudioText, type StudioTextId } from "../use-studio-text.ts"
import { hourOf, type StageControl, type StageMode } from "./stage-control.ts"
import { StageNotice } from "./stage-notice.tsx"
import { useStageState } from "./use-stage-state.ts"
import { WalkStick } from "./walk-stick.tsx"

const modes = [
  { mode: "orbit", icon: Orbit, text: "stage.orbit" },
  { mode: "doll", icon: House, text: "stage.doll" },
  { mode: "walk", icon: Footprints, text: "stage.walk" },
] as const satisfies readonly { mode: StageMode; icon: unknown; text: StudioTextId }[]

const hours = [
  { hour: hourOf.day, icon: Sun, text: "stage.day" },
  { hour: hourOf.dusk, icon: Sunset, text: "stage.dusk" },
  { hour: hourOf.night, icon: Moon, text: "stage.night" },
] as const

const pill =
  "pointer-events-auto inline-flex items-center gap-0.5 rounded-control border border-line bg-card/90 p-0.5"

/** How one looks, and by which light: over the picture. */
export function StageBars({ control }: { readonly control: StageControl }) {
  const t = useStudioText()
  const mode = useStageState(control, (state) => state.mode)
  const hour = useStageState(control, (state) => state.hour)
  const stops = useStageState(control, (state) => state.stops)
  const problem = useStageState(control, (state) => state.problem)
  const refined = useStageState(control, (state) => Math.round(state.refined * 20) / 20)
  if (problem !== "none") return <StageNotice text={problem === "lost" ? "stage.lost" : "stage.noWebgl"} />
  const time = `${Math.floor(hour)}:${`${Math.round((hour % 1) * 60)}`.padStart(2, "0")}`
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col justify-between p-3">
      <div className="flex justify-end">
        <div role="group" aria-label={t("stage.camera")} className={pill}>
          {modes.map((one) => (
            <ToolButton
              key={one.mode}
              icon={one.icon}
              label={t(one.text)}
              aria-pressed={mode === one.mode}
              onClick={() => control.set({ mode: one.mode })}
            />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-center gap-2">
        {mode === "walk" ? <WalkStick onWalk={(by) => control.port?.walk(by)} /> : null}
        <div role="group" aria-label={t("stage.light")} className={`${pill} min-w-0 gap-1 pr-3`}>
          {hours.map((one) => (
            <ToolButton
              key={one.text}
              icon={one.icon}
              label={t(one.text)}
              aria-pressed={hour === one.hour}
              onClick={() => control.set({ hour: one.hour })}
            />
          ))}
          <input
            type="range"
            aria-label={t("stage.hour")}
            aria-valuetext={time}
            min={5}
            max={22}
            step={0.25}
            value={hour}
            onChange={(event) => control.set({ hour: Number(event.target.value) })}
            className="ml-1 w-28 min-w-12 accent-accent"
          />
          <span className="num w-10 text-right text-12 text-ink-2">{time}</span>
          <span aria-hidden="true" className="mx-1 h-5 w-px bg-line-2" />
          <Icon of={SunDim} size={16} className="text-ink-2" />
          <input
            type="range"
            aria-label={t("stage.brightness")}
            title={t("stage.brightness")}
            min={-2}
            max={2}
            step={0.25}
            value={stops}
            onChange={(event) => control.set({ stops: Number(event.target.value) })}
            className="w-16 min-w-10 accent-accent"
          />
        </div>
      </div>
      <span
        aria-hidden="true"
        className="absolute bottom-0 left-0 h-0.5 bg-accent transition-opacity duration-300"
        style={{ width: `${refined * 100}%`, opacity: refined > 0 && refined < 1 ? 0.8 : 0 }}
      />
    </div>
  )
}
