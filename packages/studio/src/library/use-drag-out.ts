import { useEffect, useRef, useState, type PointerEvent } from "react"
import { planSelector } from "../actions/key-owner.ts"
import { useEditor } from "../editor/use-editor.ts"
import type { ToolName } from "../tools/tool-name.ts"

/** A press that moves farther than this drags, px. */
const dragStart = 5

/** What is dragged, and where it is while it is not over the plan. */
export interface Dragged<T> {
  readonly hit: T
  readonly at: { readonly x: number; readonly y: number } | null
}

interface Dragging<T> {
  readonly dragged: Dragged<T> | null
  /** To be called when a card is pressed. */
  readonly press: (event: PointerEvent, hit: T) => void
  /** Whether the click that is heard now is the end of a drag, and so picks up nothing. */
  readonly isEnd: () => boolean
}

/**
 * Lets pieces and finishes be dragged from the panel into the plan by mouse or pen: from the moment that it moves, the tool has the
 * thing, and the view shows it wherever the pointer is over it; letting go there puts it down, anywhere else gives it up.
 */
export function useDragOut<T>(pickUp: (hit: T) => void, tool: ToolName): Dragging<T> {
  const editor = useEditor()
  const [dragged, setDragged] = useState<Dragged<T> | null>(null)
  const wasDragged = useRef(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const press = (event: PointerEvent, hit: T): void => {
    wasDragged.current = false
    // Fingers scroll the list: they pick up by a tap.
    if (event.button !== 0 || event.pointerType === "touch") return
    const begun = { x: event.clientX, y: event.clientY }
    let isDragging = false
    const giveUp = (): void => {
      stop.current()
      if (isDragging && editor.read().tool === tool) editor.activate("select")
    }
    const move = ({ clientX: x, clientY: y, target }: globalThis.PointerEvent): void => {
      if (!isDragging && Math.hypot(x - begun.x, y - begun.y) <= dragStart) return
      if (!isDragging) {
        isDragging = true
        wasDragged.current = true
        pickUp(hit)
      }
      const isOverPlan = target instanceof Element && target.closest(planSelector) !== null
      setDragged({ hit, at: isOverPlan ? null : { x, y } })
    }
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key !== "Escape" || !isDragging) return
      pressed.preventDefault()
      pressed.stopPropagation()
      giveUp()
    }
    const ends = new AbortController()
    const options = { signal: ends.signal }
    stop.current = () => {
      ends.abort()
      setDragged(null)
    }
    addEventListener("pointermove", move, options)
    // The view has heard of it before, and put the piece down.
    addEventListener("pointerup", giveUp, options)
    addEventListener("pointercancel", giveUp, options)
    addEventListener("blur", giveUp, options)
    addEventListener("keydown", key, { ...options, capture: true })
  }
  return { dragged, press, isEnd: () => wasDragged.current }
}
