import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { Maximize, Minus, Plus } from "lucide-react"
import { useId, useRef, useState, type KeyboardEvent } from "react"
import type { Selection } from "../editor/selection.ts"
import { RoundButton } from "../round-button.tsx"
import { PlanDrawing } from "./plan-drawing.tsx"
import type { PlanWords } from "./plan-words.ts"
import type { PictureAddress } from "../kinds/plan-kind.tsx"
import { useViewport } from "./use-viewport.ts"
import { usePlanPointers } from "./use-plan-pointers.ts"
import { fitBetween } from "./fit-view.ts"
import { panBy, zoomAround, zoomStep, type PlanSection, type Viewport } from "./view-moves.ts"

interface PlanViewerProps {
  readonly scene: Scene
  readonly level: ElementId
  readonly selection: Selection
  readonly words: PlanWords
  readonly label: string
  readonly pictureAddress?: PictureAddress | undefined
  /** What others put over its upper and lower edge, px: the whole plan is shown between them. */
  readonly covered?: { readonly top: number; readonly bottom: number }
}

const uncovered = { top: 0, bottom: 0 } as const

/** An arrow pushes the plan so far, px. */
const push = 60

/** A level to look at: pushed and made larger by pointer, fingers, keys and buttons. It begins with everything in sight. */
export function PlanViewer(props: PlanViewerProps) {
  const { scene, level, selection, words, label, pictureAddress, covered = uncovered } = props
  const keysId = useId()
  const surface = useRef<HTMLDivElement>(null)
  const [viewport, setViewport] = useState<Viewport | null>(null)
  // Null: everything, however large the viewport becomes.
  const [looked, setLooked] = useState<{ readonly level: ElementId; readonly view: PlanSection } | null>(null)
  const [isPanning, setPanning] = useState(false)
  useViewport(surface, setViewport)
  const size = viewport ?? { width: 1, height: 1 }
  const view = looked?.level === level ? looked.view : fitBetween(scene, level, size, covered)
  // Pointers and wheels may turn more often than the screen is drawn.
  const newest = useRef(view)
  newest.current = view
  const setView = (next: PlanSection): void => {
    newest.current = next
    setLooked({ level, view: next })
  }
  const handlers = usePlanPointers(surface, {
    read: () => ({ view: newest.current, viewport: size }),
    setView,
    isHand: () => true,
    tool: () => null,
    cancel: () => {},
    onDoing: (doing) => setPanning(doing === "pan"),
  })
  const zoom = (factor: number): void => setView(zoomAround(newest.current, factor, newest.current.centre))
  const press = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const pixels = pushes[event.key]
    if (pixels) setView(panBy(newest.current, pixels))
    else if (event.key === "+" || event.key === "=" || event.key === "PageUp") zoom(zoomStep)
    else if (event.key === "-" || event.key === "PageDown") zoom(1 / zoomStep)
    else if (event.key === "0") setLooked(null)
    else return
    event.preventDefault()
  }
  return (
    <div className="relative size-full overflow-hidden bg-plan">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It is moved by keys. */}
      <div
        ref={surface}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        // It is moved by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={press}
        {...handlers}
        className="absolute inset-0 touch-none -outline-offset-3"
        style={{ cursor: isPanning ? "grabbing" : "grab" }}
      >
        {viewport ? (
          <PlanDrawing
            scene={scene}
            level={level}
            options={readOnlyOptions}
            selection={selection}
            words={words}
            view={view}
            viewport={viewport}
            pictureAddress={pictureAddress}
          />
        ) : null}
      </div>
      <p id={keysId} className="sr-only">
        {words.t("plan.viewer.keys")}
      </p>
      <div className="absolute right-3 bottom-3 flex gap-1.5">
        <RoundButton icon={Minus} label={words.t("plan.viewer.smaller")} onClick={() => zoom(1 / zoomStep)} />
        <RoundButton icon={Plus} label={words.t("plan.viewer.larger")} onClick={() => zoom(zoomStep)} />
        <RoundButton icon={Maximize} label={words.t("plan.viewer.all")} onClick={() => setLooked(null)} />
      </div>
    </div>
  )
}

const readOnlyOptions = { hasGrid: true, hasDimensions: true } as const

const pushes: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowRight: { x: -push, y: 0 },
  ArrowLeft: { x: push, y: 0 },
  ArrowUp: { x: 0, y: push },
  ArrowDown: { x: 0, y: -push },
}
