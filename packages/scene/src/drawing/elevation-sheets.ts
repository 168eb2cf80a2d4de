import type { Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import { labelOf } from "../geometry/room-facts.ts"
import { planLevel } from "../geometry/plan-level.ts"
import type { DrawnPiece } from "./draw-pieces.ts"
import { drawElevation, elevationRoom } from "./draw-elevation.ts"
import type { DrawingWords } from "./draw-plan.ts"
import type { Mark } from "./drawing.ts"
import { moveMarks } from "./move-marks.ts"
import { wallsOfRoom } from "./room-elevations.ts"
import { drawingArea, scaleBar, type Paper, type SheetContent } from "./sheet-frame.ts"

export interface ElevationsWish {
  readonly scene: Scene
  readonly level: ElementId
  readonly levelName: string
  readonly name: string
  readonly paper: Paper
  readonly words: DrawingWords
  readonly pieces: readonly DrawnPiece[]
}

/** The scales of elevations: the largest at which the longest wall fits. */
const elevationScales = [50, 100, 200, 500, 1_000, 5_000]
/** mm on paper: the edge of the area, the room left of an elevation for its heights, below it for its lengths, and the strip with the bar. */
const [inset, left, below, strip] = [6, 12, 17, 12]

/** The letter of a wall of a room, clockwise: A, B, …, Z, A1, … */
const letterOf = (at: number): string =>
  `${String.fromCharCode(65 + (at % 26))}${at < 26 ? "" : Math.floor(at / 26)}`

/** All walls of the rooms of a level as they are seen from inside, row by row, on as many sheets as they take. */
export function elevationSheets(wish: ElevationsWish): readonly SheetContent[] {
  const { scene, level, levelName, name, paper, words, pieces } = wish
  const plan = planLevel(scene, level)
  const seen = plan.rooms.flatMap((room, number) => {
    const label = labelOf(scene, level, room)?.element
    const title = words.room({ name: label?.name ?? "", kind: label?.room ?? null, number })
    return wallsOfRoom(scene, plan, room, pieces).map((wall, at) => ({
      wall,
      title: `${title} · ${letterOf(at)}`,
    }))
  })
  const area = drawingArea(paper)
  const [width, height] = [area.maxX - area.minX - 2 * inset, area.maxY - area.minY - 2 * inset - strip]
  const scale = elevationScales.find((one) =>
    seen.every(
      ({ wall }) => elevationRoom(wall, one).width <= width && elevationRoom(wall, one).height <= height,
    ),
  )
  if (scale === undefined) return []
  const pages: Mark[][] = []
  let [x, y, row] = [0, 0, 0]
  for (const { wall, title } of seen) {
    const room = elevationRoom(wall, scale)
    if (x > 0 && x + room.width > width) [x, y, row] = [0, y + row, 0]
    if (pages.length === 0 || y + room.height > height) {
      pages.push([])
      ;[x, y, row] = [0, 0, 0]
    }
    const at = {
      x: area.minX + inset + left + x,
      y: area.maxY - inset - y - room.height + below,
    }
    pages.at(-1)?.push(...moveMarks(drawElevation({ wall, scale, title, length: words.length }), at))
    x += room.width + 4
    row = Math.max(row, room.height)
  }
  return pages.map((marks) => ({
    name,
    level: levelName,
    scale,
    marks: [...marks, ...scaleBar({ x: area.minX + 8, y: area.minY + 4 }, scale)],
  }))
}
