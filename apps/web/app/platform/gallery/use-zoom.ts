import { useEffect, useRef, useState, type PointerEvent } from "react"
import {
  keepInFrame,
  nearZoom,
  sizeInFrame,
  wholeView,
  zoomAround,
  type Box,
  type ZoomView,
} from "./zoom-view.ts"

/** A finger that goes this far across (px) goes to the next picture. */
const swipeMin = 60
/** Two taps within this time (ms) and this near (px) are one double tap. */
const doubleMs = 320
const doubleReach = 30

interface Finger {
  readonly x: number
  readonly y: number
}

const middle: Finger = { x: 0, y: 0 }

/** Zooms and moves a picture in its frame by wheel, fingers and mouse; `onStep` hears of swipes while it is whole. */
export function useZoom(picture: Box | null, onStep: (by: number) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<ZoomView>(wholeView)
  const [isMoving, setMoving] = useState(false)
  const fingers = useRef(new Map<number, Finger>())
  const began = useRef<Finger | null>(null)
  const lastTap = useRef<(Finger & { readonly at: number }) | null>(null)
  const [shown, setShown] = useState(picture)
  if (shown !== picture) {
    setShown(picture)
    setView(wholeView)
  }

  /** From the middle of the frame. */
  const placeOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Finger => {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const change = (next: (before: ZoomView) => ZoomView): void => {
    const { current } = frame
    if (!current || !picture) return
    const box = { width: current.clientWidth, height: current.clientHeight }
    setView((before) => keepInFrame(next(before), sizeInFrame(picture, box), box))
  }
  const zoom = (factor: number, at: Finger = middle): void =>
    change((before) => zoomAround(before, factor, at))
  const toggle = (at: Finger): void => (view.scale > 1 ? setView(wholeView) : zoom(nearZoom, at))

  const wheel = useRef<(event: WheelEvent) => void>(() => {})
  useEffect(() => {
    wheel.current = (event) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), placeOf(event))
    }
  })
  useEffect(() => {
    const { current } = frame
    if (!current) return
    // React's own listens passively, and the page behind would scroll.
    const listen = (event: WheelEvent): void => wheel.current(event)
    current.addEventListener("wheel", listen, { passive: false })
    return () => current.removeEventListener("wheel", listen)
  }, [])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, placeOf(event))
    began.current = fingers.current.size === 1 ? placeOf(event) : null
    setMoving(true)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const [, fixed] = [...fingers.current].find(([id]) => id !== event.pointerId) ?? []
    fingers.current.set(event.pointerId, now)
    if (fixed) {
      const factor = distance(now, fixed) / Math.max(1, distance(before, fixed))
      zoom(factor, { x: (now.x + fixed.x) / 2, y: (now.y + fixed.y) / 2 })
      return
    }
    if (view.scale > 1)
      change((was) => ({ ...was, x: was.x + now.x - before.x, y: was.y + now.y - before.y }))
  }
  const onPointerUp = (event: PointerEvent<HTMLDivElement>): void => {
    const start = began.current
    fingers.current.delete(event.pointerId)
    if (fingers.current.size === 0) setMoving(false)
    if (!start) return
    began.current = null
    const now = placeOf(event)
    const [x, y] = [now.x - start.x, now.y - start.y]
    if (view.scale === 1 && Math.abs(x) > swipeMin && Math.abs(x) > Math.abs(y)) return onStep(x < 0 ? 1 : -1)
    if (Math.hypot(x, y) > 8) return
    // A mouse needs one press, as its pointer says; a finger two, as everywhere.
    const tap = { ...now, at: event.timeStamp }
    const isDouble =
      lastTap.current !== null &&
      tap.at - lastTap.current.at < doubleMs &&
      distance(tap, lastTap.current) < doubleReach
    lastTap.current = isDouble ? null : tap
    if (event.pointerType === "mouse" || isDouble) toggle(now)
  }
  const onPointerCancel = (event: PointerEvent<HTMLDivElement>): void => {
    fingers.current.delete(event.pointerId)
    began.current = null
    setMoving(fingers.current.size > 0)
  }
  return {
    frame,
    view,
    zoom,
    isMoving,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

const distance = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y)
