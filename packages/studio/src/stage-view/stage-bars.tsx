import { Footprints, House, MapPin, Moon, Orbit, Sun, SunDim, Sunset } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { useMemo, useSyncExternalStore } from "react"
import { ToolButton } from "../panels/parts/panel-button.tsx"
import { iconLook, Popover } from "../panels/parts/popover.tsx"
import { LiveButton } from "../render/live-button.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { RenderButton } from "../render/render-button.tsx"
import { useStudioText, type StudioTextId } from "../use-studio-text.ts"
import { changeSite, siteIn } from "./site-of-view.ts"
import { SitePanel } from "./site-panel.tsx"
import { BareSlider } from "./site-slider.tsx"
import { hourOf, type StageControl, type StageMode } from "./stage-control.ts"
import { StageNotice } from "./stage-notice.tsx"
import { useStageState } from "./use-stage-state.ts"
import { WalkStick } from "./walk-stick.tsx"
import { wordHour } from "./word-hour.ts"

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
  const { number } = useLengths()
  const mode = useStageState(control, (state) => state.mode)
  const own = useStageState(control, (state) => state.site)
  const scene = useSyncExternalStore(control.editor.subscribe, () => control.editor.read().scene)
  const site = useMemo(() => siteIn(scene, own), [scene, own])
  const { hour, exposure } = site
  const problem = useStageState(control, (state) => state.problem)
  const refined = useStageState(control, (state) => Math.round(state.refined * 20) / 20)
  if (problem !== "none") return <StageNotice text={problem === "lost" ? "stage.lost" : "stage.noWebgl"} />
  const time = wordHour(hour)
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
          <RenderButton control={control} />
          <LiveButton control={control} />
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
              onClick={() => changeSite(control, { hour: one.hour })}
            />
          ))}
          <BareSlider
            control={control}
            label={t("stage.hour")}
            name="hour"
            value={hour}
            min={5}
            max={22}
            step={0.25}
            text={time}
            look="ml-1 w-28 min-w-12 accent-accent"
          />
          <span className="num w-10 text-right text-12 text-ink-2">{time}</span>
          <span aria-hidden="true" className="mx-1 h-5 w-px bg-line-2" />
          <Icon of={SunDim} size={16} className="text-ink-2" />
          <BareSlider
            control={control}
            label={t("stage.brightness")}
            name="exposure"
            value={exposure}
            min={-3}
            max={3}
            step={0.25}
            text={t("site.stops", { stops: `${exposure > 0 ? "+" : ""}${number(exposure, 2)}` })}
            look="w-16 min-w-10 accent-accent"
          />
          <Popover
            label={t("site.title")}
            face={<Icon of={MapPin} size={16} />}
            look={iconLook}
            align="end"
            isMadeLate
          >
            <SitePanel control={control} site={site} />
          </Popover>
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
