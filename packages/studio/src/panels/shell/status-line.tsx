import { billOfQuantities } from "@roomwright/scene/bill/bill-of-quantities"
import { Icon } from "@roomwright/ui/icon"
import { Grid2x2, Keyboard, Magnet, Minus, Plus, Ruler, Table2, type LucideIcon } from "lucide-react"
import { useDeferredValue, useMemo } from "react"
import type { Action } from "../../actions/action.ts"
import { shortcutsAction } from "../../actions/help-actions.ts"
import { useAction } from "../../actions/use-action.ts"
import {
  billAction,
  dimensionsAction,
  gridAction,
  snappingAction,
  zoomFitAction,
  zoomInAction,
  zoomOutAction,
} from "../../actions/view-actions.ts"
import { useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { useViewStatus } from "../../views/use-view-status.ts"
import { useLengths } from "../parts/use-lengths.ts"

/** A pixel of the screen shows 10 mm at 100 %: a room of 4 m is as wide as a hand. */
const wholeScale = 10

/** What is turned on, where the pointer is, how large the home is and how near one looks. */
export function StatusLine() {
  const t = useStudioText()
  return (
    <footer
      aria-label={t("panel.status")}
      className="col-span-full flex min-w-0 items-center gap-1 overflow-hidden border-t border-line bg-card px-2 text-12 whitespace-nowrap text-ink-2"
    >
      <Toggle action={snappingAction} icon={Magnet} />
      <Toggle action={gridAction} icon={Grid2x2} />
      <Toggle action={dimensionsAction} icon={Ruler} />
      <Place />
      <span className="flex-1" />
      <HomeSize />
      <Zoom />
      <Toggle action={shortcutsAction} icon={Keyboard} />
    </footer>
  )
}

const press =
  "inline-flex min-h-6 items-center gap-1.5 rounded-control px-2 hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2"

function Toggle({ action, icon }: { readonly action: Action; readonly icon: LucideIcon }) {
  const { label, keys, shortcut, isOn, run } = useAction(action)
  return (
    <button
      type="button"
      title={keys}
      aria-keyshortcuts={shortcut}
      aria-pressed={isOn ?? undefined}
      onClick={run}
      className={`${press} aria-pressed:text-accent`}
    >
      <Icon of={icon} size={14} />
      {label}
    </button>
  )
}

function Place() {
  const t = useStudioText()
  const lengths = useLengths()
  const cursor = useViewStatus(({ cursor: place }) => place)
  if (!cursor) return null
  return (
    <span className="num px-2">
      {t("panel.cursor", { x: lengths.bare(cursor.x), y: lengths.format(cursor.y) })}
    </span>
  )
}

function HomeSize() {
  const t = useStudioText()
  const lengths = useLengths()
  const { label, keys, shortcut, isOn, run } = useAction(billAction)
  const scene = useDeferredValue(useEditorState((state) => state.scene))
  const { rooms, totals } = useMemo(() => billOfQuantities(scene), [scene])
  return (
    <button
      type="button"
      title={[label, keys].join("  ")}
      aria-keyshortcuts={shortcut}
      aria-expanded={isOn ?? false}
      onClick={run}
      className={`num ${press}`}
    >
      <Icon of={Table2} size={14} />
      {t("panel.homeSize", { area: lengths.area(totals.floorArea), rooms: rooms.length })}
      <span className="sr-only">{label}</span>
    </button>
  )
}

function Zoom() {
  const t = useStudioText()
  const nearer = useAction(zoomInAction)
  const farther = useAction(zoomOutAction)
  const fit = useAction(zoomFitAction)
  const percent = useViewStatus(({ mmPerPixel }) => Math.round((100 * wholeScale) / mmPerPixel))
  return (
    <span role="group" aria-label={t("panel.zoom")} className="inline-flex items-center">
      <button
        type="button"
        aria-label={farther.label}
        title={farther.label}
        onClick={farther.run}
        className={press}
      >
        <Icon of={Minus} size={14} />
      </button>
      <button
        type="button"
        title={`${fit.label}  (${fit.keys})`}
        aria-keyshortcuts={fit.shortcut}
        onClick={fit.run}
        className={`num min-w-14 justify-center font-medium text-ink! ${press}`}
      >
        {percent} %<span className="sr-only">{fit.label}</span>
      </button>
      <button
        type="button"
        aria-label={nearer.label}
        title={nearer.label}
        onClick={nearer.run}
        className={press}
      >
        <Icon of={Plus} size={14} />
      </button>
    </span>
  )
}
