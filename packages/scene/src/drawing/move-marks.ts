import { boxAround, type Box } from "../geometry/rings.ts"
import type { Vector } from "../geometry/vectors.ts"
import type { Mark } from "./drawing.ts"
import { movePolyline, reachOf } from "./polyline.ts"

/** The same marks so far to the right and up. */
export function moveMarks(marks: readonly Mark[], { x, y }: Vector): readonly Mark[] {
  const move = (place: Vector): Vector => ({ x: place.x + x, y: place.y + y })
  return marks.map((mark) =>
    mark.kind === "text"
      ? { ...mark, at: move(mark.at) }
      : { ...mark, lines: mark.lines.map((line) => movePolyline(line, move)) },
  )
}

/** The box around all lines of marks; null where there are none. Texts are left out: how long they are depends on the face. */
export function boxOfMarks(marks: readonly Mark[]): Box | null {
  const places = marks.flatMap((mark) => (mark.kind === "line" ? mark.lines.flatMap(reachOf) : []))
  return places.length === 0 ? null : boxAround(places)
}
