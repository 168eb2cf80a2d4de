import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { DoorIcon, WallIcon, WindowIcon } from "../../panels/parts/tool-icons.tsx"
import type { ElementKind } from "../element-kind.tsx"
import { wallsAround } from "../room/walls-around.ts"
import { dragWall, handlesOfWall } from "./wall-drags.ts"
import { measureWithNeighbours } from "./measure-walls.ts"
import { joinAction, splitAction } from "./wall-actions.ts"
import { addOpeningTo } from "./wall-edits.ts"
import { WallPicker } from "./wall-picker.tsx"
import { wallPlan } from "./wall-plan.tsx"
import { WallProperties } from "./wall-properties.tsx"
import { drawWallTool, lShapeTool, rectangleTool } from "./wall-tools.ts"
import { closestWall } from "@roomwright/scene/kinds/wall/closest-wall"
import { boxAt, elementsNear } from "@roomwright/scene/document/elements-near"
import { distance } from "@roomwright/scene/geometry/vectors"
import type { EditorState } from "../../editor/editor-state.ts"
import type { ElementHit } from "../../tools/hit.ts"
import type { ScenePlace } from "../../tools/tool.ts"

/** The corner or the wall that is pointed at. */
function hitWall({ scene, level }: EditorState, { at: place, reach }: ScenePlace): ElementHit | null {
  const walls = elementsNear(scene, level, "wall", boxAt(place, reach)).map(({ id, element: wall }) => ({
    id,
    wall,
  }))
  const ends = walls.flatMap(({ id, wall }) => [
    { id, at: wall.from },
    { id, at: wall.to },
  ])
  const corner = ends
    .filter(({ at }) => distance(at, place) <= reach)
    .toSorted((a, b) => distance(a.at, place) - distance(b.at, place))[0]
  if (corner) return { kind: "element", id: corner.id, corner: corner.at }
  const near = closestWall(walls, place)
  const wall = near && walls.find(({ id }) => id === near.id)?.wall
  if (!wall || near.distance > wall.thickness / 2 + reach / 2) return null
  return { kind: "element", id: near.id, corner: null }
}

export const wallKind: ElementKind<Wall> = {
  kind: "wall",
  plan: wallPlan,
  hit: hitWall,
  handles: handlesOfWall,
  drag: dragWall,
  moved: { what: "moveWall", measures: (scene, { id }) => measureWithNeighbours(scene, id) },
  row: {
    icon: () => WallIcon,
    words: ({ element }, number, { t, lengths }) => ({
      name: t("tree.wall", { number }),
      fact: lengths.format(wallAxis(element).length),
    }),
    // A wall between two rooms is listed in both.
    ofRoom: (_, __, room) => wallsAround(room),
    actions: () => [
      {
        text: "action.addDoor",
        icon: DoorIcon,
        run: (editor, id) => editor.do("addOpening", addOpeningTo(id, editor.read().options.door)),
      },
      {
        text: "action.addWindow",
        icon: WindowIcon,
        run: (editor, id) => editor.do("addOpening", addOpeningTo(id, editor.read().options.window)),
      },
    ],
    many: "panel.wallsName",
  },
  Properties: ({ entries }) => <WallProperties walls={entries} />,
  toolbox: {
    tools: [drawWallTool, rectangleTool, lShapeTool],
    actions: [splitAction, joinAction],
    Picker: WallPicker,
  },
}
