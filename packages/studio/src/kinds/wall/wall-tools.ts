import { LRoomIcon, RectangleRoomIcon, WallIcon } from "../../panels/parts/tool-icons.tsx"
import type { ToolKind } from "../../tools/tool.ts"
import { createDrawRoom } from "./draw-room.ts"
import { createDrawWall } from "./draw-wall-tool.ts"

export const drawWallTool: ToolKind = { name: "wall", keys: ["W"], icon: WallIcon, create: createDrawWall }

export const rectangleTool: ToolKind = {
  name: "rectangle",
  keys: ["R"],
  icon: RectangleRoomIcon,
  create: (scope) => createDrawRoom(scope, "rectangle"),
}

export const lShapeTool: ToolKind = {
  name: "lShape",
  keys: ["L"],
  icon: LRoomIcon,
  create: (scope) => createDrawRoom(scope, "lShape"),
}
