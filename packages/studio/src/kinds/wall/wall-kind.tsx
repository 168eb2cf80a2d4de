import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { DoorIcon, WallIcon, WindowIcon } from "../../panels/parts/tool-icons.tsx"
import type { ElementKind } from "../element-kind.tsx"
import { wallsAround } from "../room/walls-around.ts"
import { dragWall, handlesOfWall } from "./wall-drags.ts"
import { hitWall } from "./hit-wall.ts"
import { measureWithNeighbours } from "./measure-walls.ts"
import { joinAction, splitAction } from "./wall-actions.ts"
import { addOpeningTo } from "./wall-edits.ts"
import { WallPicker } from "./wall-picker.tsx"
import { wallPlan } from "./wall-plan.tsx"
import { WallProperties } from "./wall-properties.tsx"
import { drawWallTool, lShapeTool, rectangleTool } from "./wall-tools.ts"

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
    actions: [
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
