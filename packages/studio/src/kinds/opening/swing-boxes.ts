import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { boxAround, type Box } from "@roomwright/scene/geometry/rings"
import type { WallWithId } from "@roomwright/scene/geometry/rooms"
import { directionTo, distance, plus, times, turnLeft } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { hasSwing } from "./opening-edits.ts"

/** What the leaves of doors sweep over, boxes in mm of the plan: nothing is written there. */
export const swingBoxes = (scene: Scene, walls: readonly WallWithId[]): readonly Box[] =>
  walls.flatMap(({ id, wall }) =>
    childrenOfKind(scene, id, "opening").flatMap(({ element }) =>
      hasSwing(element) ? [swingBox(wall, element)] : [],
    ),
  )

/** How far leaves reach out of the wall, in widths of the opening. */
const reaches = { hinged: 1, double: 0.5, folding: 0.25 } as const
const reachOf = ({ type }: Opening): number =>
  type === "hinged" || type === "double" || type === "folding" ? reaches[type] : 0

function swingBox(wall: Wall, opening: Opening): Box {
  const axis = wallAxis(wall)
  const from = axis.pointAt(opening.at - opening.width / 2)
  const to = axis.pointAt(opening.at + opening.width / 2)
  const aside = times(turnLeft(directionTo(from, to)), opening.swing === "left" ? 1 : -1)
  const face = times(aside, wall.thickness / 2)
  const tips = times(aside, wall.thickness / 2 + distance(from, to) * reachOf(opening))
  return boxAround([plus(from, face), plus(to, face), plus(from, tips), plus(to, tips)])
}
