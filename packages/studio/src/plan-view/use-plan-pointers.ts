import { useEffect, useMemo, useRef, type PointerEvent, type RefObject } from "react"
import { createPlanPointers, type PointerFact, type PointerPort } from "./plan-pointers.ts"
import { createWheelReader } from "./read-wheel.ts"
import { panBy, toPlan, zoomAround } from "./view-moves.ts"

interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: () => void
}

/** Leads pointers and wheels over an element to the plan that fills it. */
export function usePlanPointers(
  surface: RefObject<HTMLElement | null>,
  port: Omit<PointerPort, "nextFrame">,
): PointerHandlers {
  const now = useRef(port)
  useEffect(() => {
    now.current = port
  })
  const handlers = useMemo(() => {
    const pointers = createPlanPointers({
      read: () => now.current.read(),
      setView: (view) => now.current.setView(view),
      isHand: () => now.current.isHand(),
      tool: () => now.current.tool(),
      cancel: (tool) => now.current.cancel(tool),
      onDoing: (doing) => now.current.onDoing(doing),
      nextFrame: (callback) => requestAnimationFrame(callback),
    })
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        // The middle button would begin to scroll the page.
        if (event.button === 1) event.preventDefault()
        pointers.down(toFact(event))
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => pointers.move(toFact(event)),
      onPointerUp: (event: PointerEvent<HTMLElement>) => pointers.up(toFact(event)),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => pointers.lose(toFact(event)),
      onPointerLeave: () => pointers.leave(),
    }
  }, [])
  useEffect(() => {
    const { current } = surface
    if (!current) return
    const readWheel = createWheelReader()
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      const { view, viewport } = now.current.read()
      const move = readWheel(event)
      if (move.kind === "pan") return now.current.setView(panBy(view, move.pixels))
      const box = current.getBoundingClientRect()
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
      now.current.setView(zoomAround(view, move.factor, toPlan(view, viewport, at)))
    }
    // React listens to wheels passively: they could not be kept from the page.
    current.addEventListener("wheel", turn, { passive: false })
    return () => current.removeEventListener("wheel", turn)
  }, [surface])
  return handlers
}

function toFact(event: PointerEvent<HTMLElement>): PointerFact {
  const box = event.currentTarget.getBoundingClientRect()
  return {
    id: event.pointerId,
    at: { x: event.clientX - box.left, y: event.clientY - box.top },
    isTouch: event.pointerType === "touch",
    button: event.button,
    keys: { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey },
    time: event.timeStamp,
  }
}
