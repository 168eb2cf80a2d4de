import { SketchDrawing } from "../saving/sketch-drawing.tsx"
import type { PlanSketch } from "../studio-host.ts"
import type { TourRoom } from "./tour-room.ts"

interface TourPlanProps {
  readonly sketch: PlanSketch
  readonly rooms: readonly TourRoom[]
  readonly here: string
  /** Turned to where one looks. */
  readonly cone: React.RefObject<SVGGElement | null>
  readonly label: string
  readonly goTo: (room: string) => string
  readonly onGo: (room: string) => void
}

/** The margin that the drawing has around its walls, in its units. */
const margin = 8

/** The plan of a tour with its stops: where one is, where one looks, where one can go. */
export function TourPlan({ sketch, rooms, here, cone, label, goTo, onGo }: TourPlanProps) {
  const [width, height] = [sketch.width + 2 * margin, sketch.height + 2 * margin]
  const standing = rooms.find(({ id }) => id === here)?.place
  const share = (at: number, whole: number): string => `${((at + margin) / whole) * 100}%`
  return (
    <div
      role="group"
      aria-label={label}
      className="pointer-events-auto ml-3 w-40 justify-self-start rounded-card border border-line bg-glass p-2 shadow-float sm:w-56"
    >
      <div className="relative">
        <SketchDrawing sketch={sketch} className="block w-full" />
        {standing ? (
          <svg
            aria-hidden="true"
            viewBox={[-margin, -margin, width, height].join(" ")}
            className="pointer-events-none absolute inset-0 size-full overflow-visible"
          >
            <g transform={`translate(${standing.x} ${standing.y})`}>
              <g ref={cone}>
                <path d="M0 0L-17 -30A34 34 0 0 1 17 -30Z" className="fill-accent opacity-35" />
              </g>
            </g>
          </svg>
        ) : null}
        {rooms.map(({ id, name, place }) =>
          place ? (
            <button
              key={id}
              type="button"
              aria-label={goTo(name)}
              aria-current={id === here ? "location" : undefined}
              title={name}
              onClick={() => onGo(id)}
              style={{ left: share(place.x, width), top: share(place.y, height) }}
              className="group absolute -mt-3 -ml-3 grid size-6 place-items-center rounded-pill"
            >
              <span className="size-2.5 rounded-pill border border-card bg-ink-2 group-hover:bg-accent group-aria-[current]:size-3.5 group-aria-[current]:bg-accent" />
            </button>
          ) : null,
        )}
      </div>
    </div>
  )
}
