import { createEditor, type Command, type Editor } from "../packages/studio/src/editor/editor.ts"
import { usualOptions } from "../packages/studio/src/editor/usual-options.ts"
import { countedIds } from "../packages/scene/src/commands/element-ids.ts"
import { boxAt, elementsNear } from "../packages/scene/src/document/elements-near.ts"
import { onLevel } from "../packages/scene/src/document/scene-index.ts"
import type { Scene } from "../packages/scene/src/document/scene.ts"
import type { SceneElement } from "../packages/scene/src/elements/element.ts"
import { sceneLimits } from "../packages/scene/src/elements/scene-limits.ts"
import { planLevel } from "../packages/scene/src/geometry/plan-level.ts"
import { moveItems } from "../packages/scene/src/kinds/item/place-item.ts"
import { moveWall } from "../packages/scene/src/kinds/wall/move-wall.ts"
import { measure } from "./measure.ts"
import { ms, row, type Row } from "./table.ts"

const level = "level-1"
const across = 8
const side = 4_000
const frames = 120

/** Gestures in a document that is as full as one may be: what the page's thread does for a frame, without drawing. */
export function benchLargeScene(): Row[] {
  const item = drag(
    "moveItem",
    (step) => (scene, newId) => moveItems(scene, { items: ["item-777"], by: { x: 10 * step, y: 0 } }, newId),
  )
  const wall = drag(
    "moveWall",
    (step) => (scene, newId) =>
      moveWall(scene, { wall: "wall-x4-3", by: { x: 10 * (1 + (step % 20)), y: 0 } }, newId),
  )
  const what = `${sceneLimits.elements.toLocaleString("en")} elements`
  const shown = ({ p50, p95 }: typeof item) => `p50 ${ms(p50)}, p95 ${ms(p95)}`
  return [
    row(
      `${what}: an item is dragged, script time a frame`,
      shown(item),
      "at most 4 ms at p95",
      item.p95 <= 4,
    ),
    row(`${what}, ${wallCount} of them walls: a wall is dragged, a frame`, shown(wall)),
  ]
}

/** One gesture of many frames; after each, what the plan asks for of all that it draws is asked for. */
function drag(what: "moveItem" | "moveWall", command: (step: number) => Command) {
  const editor = createEditor({ scene: largeScene(), options: usualOptions, newId: countedIds() })
  look(editor)
  const gesture = editor.beginGesture(what === "moveWall" ? "moveWall" : "move")
  const found = measure((step) => {
    const outcome = gesture.update(command(step))
    if ("refused" in outcome) throw new Error(outcome.refused.reason)
    look(editor)
  }, frames)
  gesture.end()
  return found
}

function look(editor: Editor): void {
  const { scene } = editor.read()
  planLevel(scene, level)
  for (const kind of ["wall", "item", "underlay", "roomLabel", "light", "foreign"] as const)
    onLevel(scene, level, kind)
  for (const kind of ["wall", "item"] as const) elementsNear(scene, level, kind, boxAt(pointer, 100))
}

/** Where the pointer is: what is there is looked for, too. */
const pointer = { x: 10_000, y: 10_000 }

const wallCount = 2 * across * (across + 1)

/** Rooms in a square, a door in every wall, and furniture until no more is allowed. */
function largeScene(): Scene {
  const elements: Record<string, SceneElement> = {
    [level]: { kind: "level", parent: null, name: "", elevation: 0, height: 2_700, slab: 200 },
  }
  const wall = (id: string, x: number, y: number, toX: number, toY: number): void => {
    elements[`wall-${id}`] = {
      kind: "wall",
      parent: level,
      from: { x, y },
      to: { x: toX, y: toY },
      sagitta: 0,
      thickness: 100,
      height: 2_700,
    }
    elements[`opening-${id}`] = {
      kind: "opening",
      parent: `wall-${id}`,
      type: "hinged",
      at: side / 2,
      width: 900,
      height: 2_100,
      sill: 0,
      hinge: "from",
      swing: "left",
    }
  }
  for (let line = 0; line <= across; line += 1) {
    for (let part = 0; part < across; part += 1) {
      const [at, from, to] = [line * side, part * side, (part + 1) * side]
      wall(`x${line}-${part}`, at, from, at, to)
      wall(`y${line}-${part}`, from, at, to, at)
    }
  }
  for (let number = Object.keys(elements).length; number < sceneLimits.elements; number += 1) {
    elements[`item-${number}`] = {
      kind: "item",
      parent: level,
      at: { x: (number % 160) * 200, y: Math.floor(number / 160) * 250 },
      elevation: 0,
      turn: 0,
      mirrored: false,
      model: "box:chair",
      size: { width: 450, depth: 500, height: 850 },
      parameters: {},
      materials: {},
      product: null,
    }
  }
  return { schema: 3, elements }
}
