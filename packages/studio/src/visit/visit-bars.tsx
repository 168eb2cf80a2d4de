import { Icon, type Drawing } from "@roomwright/ui/icon"
import { Footprints, Map, Moon, Orbit, Sun, Sunset } from "lucide-react"
import { hourOf } from "../stage-view/stage-control.ts"
import { useStudioText, type StudioTextId } from "../use-studio-text.ts"
import { useVisit } from "./use-visit.ts"
import type { Visit, VisitMode } from "./visit-state.ts"

const modes = [
  { mode: "orbit", icon: Orbit, text: "visit.around" },
  { mode: "walk", icon: Footprints, text: "visit.walk" },
  { mode: "plan", icon: Map, text: "visit.plan" },
] as const satisfies readonly { mode: VisitMode; icon: Drawing; text: StudioTextId }[]

const hours = [
  { hour: hourOf.day, icon: Sun, text: "stage.day" },
  { hour: hourOf.dusk, icon: Sunset, text: "stage.dusk" },
  { hour: hourOf.night, icon: Moon, text: "stage.night" },
] as const

const pill = "flex gap-0.5 rounded-pill border border-line bg-glass p-1 shadow-float"

interface PillButtonProps {
  readonly icon: Drawing
  readonly label: string
  readonly isWide?: boolean
  readonly isPressed: boolean
  readonly onPress: () => void
}

function PillButton({ icon, label, isWide = false, isPressed, onPress }: PillButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className="inline-flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-pill px-2 text-14 font-medium text-ink-2 transition-colors duration-150 hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <Icon of={icon} size={20} />
      {isWide ? <span className="pr-1.5 max-md:sr-only">{label}</span> : null}
    </button>
  )
}

/** How one looks at the home, and by which light. */
export function VisitBars({ visit }: { readonly visit: Visit }) {
  const t = useStudioText()
  const mode = useVisit(visit, (state) => state.mode)
  const hour = useVisit(visit, (state) => state.hour)
  return (
    <div className="pointer-events-auto flex flex-wrap items-center justify-center gap-2 low:flex-none low:flex-nowrap low:gap-1">
      <div role="group" aria-label={t("stage.camera")} className={pill}>
        {modes.map((one) => (
          <PillButton
            key={one.mode}
            icon={one.icon}
            label={t(one.text)}
            isWide
            isPressed={mode === one.mode}
            onPress={() => visit.set({ mode: one.mode, chosen: null })}
          />
        ))}
      </div>
      {mode === "plan" ? null : (
        <div role="group" aria-label={t("stage.light")} className={pill}>
          {hours.map((one) => (
            <PillButton
              key={one.text}
              icon={one.icon}
              label={t(one.text)}
              isPressed={hour === one.hour}
              onPress={() => visit.set({ hour: one.hour })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
