import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from "react"
import { fitPicture, stepZoom, type Size } from "./fit-picture.ts"

/** A place in the frame (px) that stays under the pointer while the picture grows. */
interface Anchor {
  readonly x: number
  readonly y: number
  /** The same place as fractions of the picture. */
  readonly across: number
  readonly down: number
}

/** Between the whole picture and the frame. */
const marginPx = 12

export type Zoom = ReturnType<typeof useZoom>

/** Zoom, turns and drags of a picture in a frame that scrolls. */
export function useZoom(frame: RefObject<HTMLDivElement | null>) {
  const [frameSize, setFrameSize] = useState<Size | null>(null)
  const [picture, setPicture] = useState<Size | null>(null)
  const [zoom, setZoom] = useState(1)
  const [quarterTurns, setQuarterTurns] = useState(0)
  const anchor = useRef<Anchor | null>(null)
  const drag = useRef<{ x: number; y: number; left: number; top: number } | null>(null)

  useEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = (): void => {
      const { width, height } = current.getBoundingClientRect()
      setFrameSize({ width: width - 2 * marginPx, height: height - 2 * marginPx })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])

  const zoomBy = (direction: 1 | -1, at?: { readonly x: number; readonly y: number }): void => {
    const { current } = frame
    if (!current) return
    const { x, y } = at ?? { x: current.clientWidth / 2, y: current.clientHeight / 2 }
    const across = (current.scrollLeft + x) / current.scrollWidth
    const down = (current.scrollTop + y) / current.scrollHeight
    anchor.current = { x, y, across, down }
    setZoom((before) => stepZoom(before, direction))
  }

  useLayoutEffect(() => {
    const { current } = frame
    const kept = anchor.current
    if (!current || !kept) return
    current.scrollLeft = kept.across * current.scrollWidth - kept.x
    current.scrollTop = kept.down * current.scrollHeight - kept.y
    anchor.current = null
  }, [zoom, frame])

  const latest = useRef(zoomBy)
  useEffect(() => {
    latest.current = zoomBy
  })
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const onWheel = (event: WheelEvent): void => {
      // The page would scroll away from under the pointer.
      event.preventDefault()
      const { left, top } = current.getBoundingClientRect()
      latest.current(event.deltaY < 0 ? 1 : -1, { x: event.clientX - left, y: event.clientY - top })
    }
    current.addEventListener("wheel", onWheel, { passive: false })
    return () => current.removeEventListener("wheel", onWheel)
  }, [frame])

  const dragging = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      // Fingers scroll by themselves.
      if (event.pointerType === "touch" || event.button !== 0) return
      const { scrollLeft: left, scrollTop: top } = event.currentTarget
      drag.current = { x: event.clientX, y: event.clientY, left, top }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
      if (!drag.current) return
      currentTarget.scrollLeft = drag.current.left + drag.current.x - clientX
      currentTarget.scrollTop = drag.current.top + drag.current.y - clientY
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
  }

  return {
    zoom,
    quarterTurns,
    sizes: frameSize && picture ? fitPicture(picture, frameSize, { zoom, quarterTurns }) : null,
    setPicture,
    zoomBy,
    dragging,
    turn: () => setQuarterTurns((turns) => (turns + 1) % 4),
    showWhole: () => {
      setZoom(1)
      setQuarterTurns(0)
    },
  }
}
