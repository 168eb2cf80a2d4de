import type { PlanSketch } from "../studio-host.ts"

interface SketchDrawingProps {
  readonly sketch: PlanSketch
  /** What it is, for who cannot see it; without it stands beside something that says so. */
  readonly label?: string
  readonly className?: string
}

/** A plan as small as a picture in a list. */
export function SketchDrawing({ sketch, label, className }: SketchDrawingProps) {
  const margin = 8
  const box = [-margin, -margin, sketch.width + 2 * margin, sketch.height + 2 * margin].join(" ")
  return (
    <svg
      viewBox={box}
      className={className}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path
        d={sketch.rooms.map(({ ring, holes }) => [ring, ...holes].map(closed).join("")).join("")}
        fillRule="evenodd"
        className="fill-accent-tint"
      />
      <path d={sketch.walls.map(closed).join("")} className="fill-ink" />
      {sketch.openings.map(({ kind, line, thickness }) => (
        <line
          key={line.join(" ")}
          x1={line[0]}
          y1={line[1]}
          x2={line[2]}
          y2={line[3]}
          strokeWidth={thickness}
          className={kind === "window" ? "stroke-line-2" : "stroke-card"}
        />
      ))}
    </svg>
  )
}

/** A path round a ring. */
function closed(ring: readonly number[]): string {
  const places = ring.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${ring[at + 1] ?? 0}`] : []))
  return places.length === 0 ? "" : `M${places.join("L")}Z`
}
