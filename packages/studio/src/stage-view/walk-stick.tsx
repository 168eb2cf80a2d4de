import type { Vector } from "@roomwright/scene/geometry/vectors"
import { classNames } from "@roomwright/ui/class-names"
import { useEffect, useRef, useState, type PointerEvent } from "react"
import { knobPlace, stickWay } from "./stick-way.ts"

interface WalkStickProps {
  /** So far to the right and ahead, metres: called before every picture while the stick is pushed. */
  readonly onWalk: (by: Vector) => void
  readonly className?: string
}

/** Metres a second at the edge. */
const pace = 2.2
/** Of the knob from the middle, px. */
const reach = 40

/** A stick to walk with a thumb, where there is touch. Who has keys walks by keys: it is not read to anybody. */
export function WalkStick({ onWalk, className }: WalkStickProps) {
  const [knob, setKnob] = useState<Vector | null>(null)
  const way = useRef<Vector>({ x: 0, y: 0 })
  const walk = useRef(onWalk)
  useEffect(() => {
    walk.current = onWalk
  })
  const isHeld = knob !== null
  useEffect(() => {
    if (!isHeld) return
    let last = performance.now()
    let frame = requestAnimationFrame(function goOn(time) {
      const seconds = Math.min(0.1, Math.max(0, time - last) / 1000)
      last = time
      const { x, y } = way.current
      if (x !== 0 || y !== 0) walk.current({ x: x * pace * seconds, y: y * pace * seconds })
      frame = requestAnimationFrame(goOn)
    })
    return () => cancelAnimationFrame(frame)
  }, [isHeld])

  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const from = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
    way.current = stickWay(from, reach)
    setKnob(knobPlace(from, reach))
  }
  const letGo = (): void => {
    way.current = { x: 0, y: 0 }
    setKnob(null)
  }
  return (
    <div
      aria-hidden="true"
      data-walk-stick
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => {
        if (isHeld) follow(event)
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      className={classNames(
        "pointer-events-auto relative hidden size-28 touch-none rounded-pill border border-line bg-glass/60 shadow-float select-none pointer-coarse:block",
        className,
      )}
    >
      <span
        className="absolute top-1/2 left-1/2 size-12 rounded-pill border border-line-2 bg-card shadow-float"
        style={{ transform: `translate(calc(-50% + ${knob?.x ?? 0}px), calc(-50% + ${knob?.y ?? 0}px))` }}
      />
    </div>
  )
}
