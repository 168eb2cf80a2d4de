import fc from "fast-check"
import { deleteElements } from "../commands/delete-elements.ts"
import { drawRectangle, drawWalls } from "../kinds/wall/draw-walls.ts"
import { joinWalls } from "../kinds/wall/join-walls.ts"
import { finishRoom, finishWall } from "../kinds/finish/lay-finish.ts"
import { addLevel, duplicateLevel, removeLevel, setLevel } from "../kinds/level/levels.ts"
import { moveCorner } from "../kinds/wall/move-corner.ts"
import { moveWall } from "../kinds/wall/move-wall.ts"
import { nameRoom } from "../kinds/room-label/name-room.ts"
import type { NewId, Outcome } from "../commands/outcome.ts"
import { moveItems, placeItem, rotateItems } from "../kinds/item/place-item.ts"
import { addOpening, moveOpening, setOpening } from "../kinds/opening/place-opening.ts"
import { setWalls } from "../kinds/wall/set-wall.ts"
import { splitWall } from "../kinds/wall/split-wall.ts"
import { levelsOf } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { ElementKind } from "../elements/element.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"

const whats = [
  "drawWalls",
  "drawRectangle",
  "moveWall",
  "moveCorner",
  "splitWall",
  "joinWalls",
  "setThickness",
  "setArc",
  "deleteWall",
  "addOpening",
  "moveOpening",
  "setOpening",
  "nameRoom",
  "finishRoom",
  "finishWall",
  "addLevel",
  "duplicateLevel",
  "removeLevel",
  "setLevel",
  "placeItem",
  "moveItem",
  "rotateItem",
] as const

/** An edit that makes sense in any scene: `pick` and `pick2` choose among its elements. */
export interface Edit {
  readonly what: (typeof whats)[number]
  readonly pick: number
  readonly pick2: number
  readonly x: number
  readonly y: number
}

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  what: fc.constantFrom(...whats),
  pick: fc.nat(1_000),
  pick2: fc.nat(1_000),
  x: fc.integer({ min: -3_000, max: 12_000 }),
  y: fc.integer({ min: -3_000, max: 12_000 }),
})

/** Applies an edit to a scene; null if it applies to nothing. */
export function doEdit(scene: Scene, { what, pick, pick2, x, y }: Edit, newId: NewId): Outcome | null {
  const choose = (kind: ElementKind, by = pick) => {
    const ids = Object.keys(scene.elements)
      .filter((id) => scene.elements[id]?.kind === kind)
      .toSorted()
    return ids[Math.trunc(by) % ids.length] ?? ids[0]
  }
  const levels = levelsOf(scene)
  const level = levels[pick2 % levels.length]?.id ?? levels[0]?.id ?? ""
  const [wall, other] = [choose("wall"), choose("wall", pick2)]
  const element = wall === undefined ? undefined : scene.elements[wall]
  const [opening, item] = [choose("opening"), choose("item")]
  const at = { x, y }
  // Keeps homes realistic: a tenth of the possible moves.
  const by = { x: Math.round(x / 10), y: Math.round(y / 10) }
  switch (what) {
    case "drawWalls":
      return drawWalls(
        scene,
        { level, thickness: 100, points: [at, { x: y, y: x }, { x: x - 900, y }] },
        newId,
      )
    case "drawRectangle":
      return drawRectangle(
        scene,
        { level, thickness: 120, corner: at, opposite: { x: y, y: x + 2_000 } },
        newId,
      )
    case "addLevel":
      return levels.length > 3 ? null : addLevel(scene, { name: "New" }, newId)
    case "duplicateLevel":
      return levels.length > 2 ? null : duplicateLevel(scene, { level, name: "Copy" }, newId)
    case "removeLevel":
      return levels.length > 1 ? removeLevel(scene, { level }, newId) : null
    case "setLevel":
      return setLevel(scene, { level, height: 2_400 + pick }, newId)
    case "nameRoom":
      return nameRoom(scene, { level, at, room: pick % 2 === 0 ? "study" : "bedroom" }, newId)
    case "finishRoom":
      return finishRoom(
        scene,
        { level, at, on: pick % 2 === 0 ? "floor" : "ceiling", material: `m${pick2}` },
        newId,
      )
    case "placeItem":
      return placeItem(
        scene,
        {
          parent: pick % 3 === 0 && item !== undefined ? item : level,
          at,
          elevation: 0,
          turn: pick,
          mirrored: false,
          model: "sofa.modular",
          size: { width: 2_000, depth: 900, height: 800 },
          parameters: {},
          materials: {},
          product: null,
        },
        newId,
      )
    case "moveItem":
      return item === undefined ? null : moveItems(scene, { items: [item], by }, newId)
    case "rotateItem":
      return item === undefined ? null : rotateItems(scene, { items: [item], degrees: pick - 400.5 }, newId)
    case "moveOpening":
      if (opening === undefined || wall === undefined) return null
      return moveOpening(scene, { opening, wall, at: pick2 * 7 }, newId)
    case "setOpening":
      if (opening === undefined) return null
      return setOpening(scene, { opening, width: 500 + pick2, swing: "right" }, newId)
    default:
      return wall === undefined || other === undefined || element?.kind !== "wall"
        ? null
        : editWall(
            scene,
            { what, wall, other, from: element.from, length: wallAxis(element).length, pick2, by },
            newId,
          )
  }
}

function editWall(
  scene: Scene,
  {
    what,
    wall,
    other,
    from,
    length,
    pick2,
    by,
  }: {
    what: Edit["what"]
    wall: string
    other: string
    from: { x: number; y: number }
    length: number
    pick2: number
    by: { x: number; y: number }
  },
  newId: NewId,
): Outcome | null {
  const element = scene.elements[wall]
  if (element?.kind !== "wall") return null
  const at = (length * pick2) / 1_000
  switch (what) {
    case "moveWall":
      return moveWall(scene, { wall, by }, newId)
    case "moveCorner":
      return moveCorner(
        scene,
        { level: element.parent, at: from, to: { x: from.x + by.x, y: from.y + by.y } },
        newId,
      )
    case "splitWall":
      return splitWall(scene, { wall, at: wallAxis(element).pointAt(at) }, newId)
    case "joinWalls":
      return joinWalls(scene, { first: wall, second: other }, newId)
    case "setThickness":
      return setWalls(scene, { walls: [wall, other], thickness: 50 + (pick2 % 300) }, newId)
    case "setArc":
      return setWalls(scene, { walls: [wall], sagitta: pick2 % 3 === 0 ? 0 : pick2 - 500 }, newId)
    case "deleteWall":
      return deleteElements(scene, { ids: [wall] }, newId)
    case "finishWall":
      return finishWall(
        scene,
        { wall, side: pick2 % 2 === 0 ? "left" : "right", at, material: `m${pick2}` },
        newId,
      )
    case "addOpening": {
      const window = {
        type: "window",
        width: 600,
        height: 900,
        sill: 900,
        hinge: "from",
        swing: "left",
      } as const
      return addOpening(scene, { ...window, wall, at }, newId)
    }
    default:
      return null
  }
}
