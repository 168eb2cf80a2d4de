import { Icon } from "@roomwright/ui/icon"
import { MoveUp } from "lucide-react"
import { useImperativeHandle, useRef, type KeyboardEvent, type PointerEvent } from "react"
import { PanoramaFrame, type PanoramaTexts } from "./panorama-frame.tsx"
import type { Direction, PanoramaRoom } from "./panorama-room.ts"
import { roundDirection, stepByKey } from "./turn-direction.ts"
import { usePanoramaStage } from "./use-panorama-stage.ts"

export interface EditorTexts extends PanoramaTexts {
  readonly arrowTo: (name: string) => string
}

/** What can be asked of an open editor. */
export interface EditorHandle {
  /** Where one looks now. */
  looking(): Direction | null
}

interface PanoramaEditorProps {
  readonly room: PanoramaRoom
  /** What the rooms that arrows lead to are called, by id. */
  readonly names: ReadonlyMap<string, string>
  readonly texts: EditorTexts
  /** Where a new arrow is wanted: a press, or Enter for the middle. */
  readonly onPlace: (direction: Direction) => void
  readonly onMove: (to: string, direction: Direction) => void
  readonly onRemove: (to: string) => void
  readonly handle: React.Ref<EditorHandle>
}

/** How far keys move an arrow (degrees), and how far with Shift. */
const nudge = 1
const push = 10

/** A panorama in which arrows are placed by pressing, dragged or moved by keys, and taken away. */
export function PanoramaEditor(props: PanoramaEditorProps) {
  const { room, names, texts, onPlace, onMove, onRemove, handle } = props
  const frame = useRef<HTMLDivElement>(null)
  const { container, arrows, stage, state, retry } = usePanoramaStage({
    room,
    loadingText: texts.loading,
    onPress: (direction) => onPlace(roundDirection(direction)),
  })
  useImperativeHandle(handle, () => ({ looking: () => (stage ? roundDirection(stage.looking()) : null) }))

  const drag = (to: string, event: PointerEvent<HTMLElement>): void => {
    const box = container.current?.getBoundingClientRect()
    if (!stage || !box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(to, roundDirection(stage.directionAt({ x: event.clientX - box.x, y: event.clientY - box.y })))
  }
  const press = (link: PanoramaRoom["links"][number], event: KeyboardEvent): void => {
    const to = stepByKey(link, event.key, event.shiftKey ? push : nudge)
    if (to) onMove(link.to, roundDirection(to))
    else if (event.key === "Delete" || event.key === "Backspace") {
      frame.current?.focus({ preventScroll: true })
      onRemove(link.to)
    } else return
    event.preventDefault()
  }
  return (
    <PanoramaFrame
      texts={texts}
      stage={stage}
      state={state}
      container={container}
      frame={frame}
      onRetry={retry}
      onKey={(key) => {
        if (key !== "Enter" || !stage) return false
        onPlace(roundDirection(stage.looking()))
        return true
      }}
    >
      <span
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-1/2 -mt-2 -ml-2 size-4 rounded-pill border-2 border-photo-ink bg-photo-shade"
      />
      <ul aria-label={texts.label}>
        {room.links.map((link) => (
          <li key={link.to} className="contents">
            <button
              ref={(arrow) => {
                if (arrow) arrows.current.set(link.to, arrow)
                return () => void arrows.current.delete(link.to)
              }}
              type="button"
              aria-label={texts.arrowTo(names.get(link.to) ?? "")}
              onFocus={({ currentTarget }) => {
                if (currentTarget.hasAttribute("data-away")) stage?.look(link)
              }}
              onKeyDown={(event) => press(link, event)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(link.to, event)}
              className="absolute top-0 left-0 cursor-grab touch-none data-away:pointer-events-none data-away:opacity-0"
            >
              <span className="-mt-6 -ml-6 flex items-center gap-2 rounded-pill bg-glass py-1 pr-4 pl-1 text-14 font-medium whitespace-nowrap text-ink shadow-float">
                <span className="grid size-10 place-items-center rounded-pill bg-accent text-on-accent">
                  <Icon of={MoveUp} size={20} />
                </span>
                {names.get(link.to)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </PanoramaFrame>
  )
}
