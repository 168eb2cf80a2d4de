import {
  degreesOf,
  directionTo,
  distance,
  midway,
  plus,
  times,
  turnLeft,
} from "@roomwright/scene/geometry/vectors"
import type { Measure } from "../tools/overlay.ts"
import { writeAngle, writeLength, type PlanWords } from "./plan-words.ts"
import { linePath } from "./svg-path.ts"
import { textWidth } from "./text-fits.ts"
import { Upright } from "./upright.tsx"

interface MeasureMarkProps {
  readonly measure: Measure
  readonly mmPerPixel: number
  readonly words: PlanWords
}

const size = 11
const padding = 7
const height = 20
const tick = 5
/** Beside a line that is too short to carry its number, px. */
const aside = 10

/** A length beside what is being done: a line with its number on a pill. */
export function MeasureMark({ measure, mmPerPixel, words }: MeasureMarkProps) {
  const { from, to, length, angle } = measure
  const written = writeLength(words, length)
  const text = angle === undefined ? written : `${written} · ${writeAngle(words, angle)}`
  const width = textWidth(text, size) + 2 * padding
  const along = directionTo(from, to)
  const across = turnLeft(along)
  const ends = [from, to].map((end) =>
    linePath([plus(end, times(across, tick * mmPerPixel)), plus(end, times(across, -tick * mmPerPixel))]),
  )
  // How much of the line the pill would cover, whichever way the line runs.
  const degrees = degreesOf(along)
  const cover = Math.abs(Math.cos((degrees * Math.PI) / 180)) * width + height
  const isShort = distance(from, to) / mmPerPixel < cover + 16
  const up = across.y < -0.01 || (Math.abs(across.y) <= 0.01 && across.x > 0) ? times(across, -1) : across
  const off = isShort ? (aside + (Math.abs(up.x) * width + Math.abs(up.y) * height) / 2) * mmPerPixel : 0
  return (
    <>
      <path
        d={linePath([from, to]) + ends.join("")}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.4}
        className="fill-none stroke-accent"
      />
      <Upright at={plus(midway(from, to), times(up, off))} mmPerPixel={mmPerPixel}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={5} className="fill-accent" />
        <text y={4} textAnchor="middle" fontSize={size} className="num fill-on-accent font-semibold">
          {text}
        </text>
      </Upright>
    </>
  )
}
