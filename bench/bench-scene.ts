import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { applyChange } from "../packages/scene/src/change/apply-change.ts"
import { emptyHistory, recordChange, undo } from "../packages/scene/src/change/history.ts"
import { countedIds } from "../packages/scene/src/commands/element-ids.ts"
import { moveWall } from "../packages/scene/src/kinds/wall/move-wall.ts"
import type { Outcome } from "../packages/scene/src/commands/outcome.ts"
import { findCollisions, wholeFootprint } from "../packages/scene/src/kinds/item/item-collisions.ts"
import { measureAround } from "../packages/scene/src/kinds/item/measure-around.ts"
import { seatItem } from "../packages/scene/src/kinds/item/seat-item.ts"
import { findElement } from "../packages/scene/src/document/scene-index.ts"
import { moveItems, placeItem } from "../packages/scene/src/kinds/item/place-item.ts"
import { readDocument } from "../packages/scene/src/document/read-document.ts"
import type { Scene } from "../packages/scene/src/document/scene.ts"
import { writeDocument } from "../packages/scene/src/document/write-document.ts"
import { sceneLimits } from "../packages/scene/src/elements/scene-limits.ts"
import type { Wall } from "../packages/scene/src/kinds/wall/wall.ts"
import { measureRoom } from "../packages/scene/src/geometry/measure-room.ts"
import { planLevel } from "../packages/scene/src/geometry/plan-level.ts"
import { planWalls, type WallWithId } from "../packages/scene/src/geometry/rooms.ts"
import { snap } from "../packages/scene/src/geometry/snap.ts"
import { outlineWall } from "../packages/scene/src/kinds/wall/wall-outline.ts"
import { buildTemplate } from "../packages/scene/src/templates/build-template.ts"
import { threeBedroom114 } from "../packages/scene/src/templates/family-flats.ts"
import { benchHomeIn3d } from "./bench-home-in-3d.ts"
import { benchLargeScene } from "./bench-large-scene.ts"
import { measure as measureTimes } from "./measure.ts"
import { ms, row, type Row } from "./table.ts"

const level = "level-1"
const manner = { anchor: "floor", isBacked: true, elevation: 0 } as const
const runs = 200

/** The scene package: what the plan editor does on every frame of a drag, and what it keeps. */
export async function benchScene(): Promise<Row[]> {
  return [
    benchRooms(),
    ...benchDrag(),
    ...benchHomeIn3d(),
    ...benchLargeScene(),
    ...benchUndo(),
    ...benchDocuments(),
  ]
}

/** A sheet of 15 by 15 rooms, a wall for every side of each: 480 walls, and 20 piers. */
function manyWalls(): readonly WallWithId[] {
  const across = 15
  const wall = (id: string, x: number, y: number, toX: number, toY: number): WallWithId => ({
    id,
    wall: {
      kind: "wall",
      parent: level,
      from: { x, y },
      to: { x: toX, y: toY },
      sagitta: 0,
      thickness: 200,
      height: 2_700,
    } satisfies Wall,
  })
  const walls: WallWithId[] = []
  for (let line = 0; line <= across; line += 1) {
    for (let part = 0; part < across; part += 1) {
      const [at, from, to] = [line * 3_000, part * 3_000, (part + 1) * 3_000]
      walls.push(wall(`x${line}-${part}`, at, from, at, to), wall(`y${line}-${part}`, from, at, to, at))
    }
  }
  for (let pier = 0; pier < 20; pier += 1) {
    walls.push(wall(`p${pier}`, pier * 1_500 + 700, 0, pier * 1_500 + 700, 900))
  }
  return walls
}

function benchRooms(): Row {
  const walls = manyWalls()
  const { p50, p95 } = measure((run) => {
    // One wall is moved: nothing of the plan before is of use.
    const moved = walls.map((one, at) =>
      at === run % 400 ? { ...one, wall: { ...one.wall, thickness: 150 + run } } : one,
    )
    planWalls(moved)
  })
  const what = `rooms, corners and faces after one of ${walls.length} walls is changed`
  return row(what, `p50 ${ms(p50)}, p95 ${ms(p95)}`, "at most 5 ms", p50 <= 5)
}

/** A home of 114 m2 with 150 items. */
function furnishedHome(): Scene {
  const newId = countedIds()
  let scene = buildTemplate(threeBedroom114, ["1"], newId)
  for (let item = 0; item < 150; item += 1) {
    const at = { x: 500 + (item % 15) * 800, y: 500 + Math.floor(item / 15) * 900 }
    scene = done(
      scene,
      placeItem(
        scene,
        {
          parent: level,
          at,
          elevation: 0,
          turn: 0,
          mirrored: false,
          model: "sofa.modular",
          size: { width: 2_000, depth: 900, height: 800 },
          parameters: { seats: 3, arms: true, back: "low" },
          materials: { fabric: "boucle:cream", legs: "oak" },
          product: null,
        },
        newId,
      ),
    )
  }
  return scene
}

function benchDrag(): Row[] {
  const start = furnishedHome()
  const newId = countedIds()
  const show = (scene: Scene) => {
    const plan = planLevel(scene, level)
    for (const room of plan.rooms) measureRoom(room)
    for (const number of plan.walls.keys()) outlineWall(plan, number)
  }
  let scene = start
  const wall = measure((run) => {
    const by = { x: run % 2 === 0 ? 30 : -30, y: 0 }
    scene = done(scene, moveWall(scene, { wall: "wall-8", by }, newId))
    show(scene)
  })
  const item = measure((run) => {
    scene = done(
      scene,
      moveItems(scene, { items: ["item-7"], by: { x: run % 2 === 0 ? 9 : -9, y: 0 } }, newId),
    )
    show(scene)
  })
  const seated = measure((run) => {
    const sofa = findElement(scene, "item-7", "item")
    if (!sofa) throw new Error("it stands there")
    const pointed = { x: 3_000 + run * 13, y: 2_000 + run * 9 }
    const seat = seatItem(scene, level, sofa, pointed, manner, {
      id: "item-7",
      reach: 120,
      grid: 50,
      isSnapping: true,
      surfaceOf: () => null,
    })
    const moved = { ...sofa, at: seat.at, turn: seat.turn }
    measureAround(scene, level, moved, new Set(["item-7"]))
    findCollisions(scene, level, "item-7", moved, {
      footprintOf: wholeFootprint,
      mayOverlap: () => false,
    })
  })
  const { walls } = planLevel(scene, level)
  const snapping = measure((run) => {
    snap(walls, { x: 3_000 + run * 11, y: 2_000 + run * 7 }, { reach: 150, from: { x: 0, y: 0 }, grid: 100 })
  })
  const bar = "at most 4 ms at p95"
  const home = "home of 114 m2, 150 items"
  return [
    row(`${home}: a wall is dragged, a frame`, shown(wall), bar, wall.p95 <= 4),
    row(`${home}: an item is dragged, a frame`, shown(item), bar, item.p95 <= 4),
    row(`${home}: an item finds its place, neighbours and lengths`, shown(seated), bar, seated.p95 <= 4),
    row(`${home}: snapping a place`, shown(snapping)),
  ]
}

function benchUndo(): Row[] {
  const newId = countedIds()
  let [scene, history] = [furnishedHome(), emptyHistory]
  const before = usedMegabytes()
  for (let step = 0; step < 1_000; step += 1) {
    const by = { x: step % 2 === 0 ? 40 : -40, y: 0 }
    const outcome =
      step % 3 === 0
        ? moveWall(scene, { wall: "wall-8", by }, newId)
        : moveItems(scene, { items: [`item-${(step % 150) + 1}`], by }, newId)
    if ("refused" in outcome) throw new Error(outcome.refused.reason)
    scene = applyChange(scene, outcome.change)
    history = recordChange(history, "move", outcome.change)
  }
  const used = Math.max(0, usedMegabytes() - before)
  const steps = history.done.length
  const back = measure(() => {
    const { change, history: next } = undo(history)
    scene = applyChange(scene, change)
    history = next
  })
  return [
    row(`${steps} undo steps in memory`, `${used.toFixed(1)} MB`, "under 20 MB", used < 20),
    row("one step undone", shown(back)),
  ]
}

function benchDocuments(): Row[] {
  const scene = furnishedHome()
  const text = writeDocument(scene)
  const largest = JSON.stringify({
    schema: 3,
    elements: Object.fromEntries([
      [level, scene.elements[level]],
      ...Array.from(
        { length: sceneLimits.elements - 1 },
        (_, at) => [`w${at}`, scene.elements["wall-1"]] as const,
      ),
    ]),
  })
  return [
    row("home of 114 m2, 150 items, as saved", `${(text.length / 1_000).toFixed(0)} kB`),
    row("it is written", shown(measure(() => writeDocument(scene)))),
    row("it is read and checked", shown(measure(() => readDocument(text)))),
    row("a document of 20,000 elements is read and checked", shown(measure(() => readDocument(largest), 10))),
  ]
}

const shown = ({ p50, p95 }: { p50: number; p95: number }) => `p50 ${ms(p50)}, p95 ${ms(p95)}`

const measure = (work: (run: number) => unknown, times = runs) => measureTimes(work, times)

function done(scene: Scene, outcome: Outcome): Scene {
  if ("refused" in outcome) throw new Error(`refused: ${outcome.refused.reason}`)
  return applyChange(scene, outcome.change)
}

function usedMegabytes(): number {
  setFlagsFromString("--expose-gc")
  // The flag makes it a function.
  const collect = runInNewContext("gc") as () => void
  collect()
  return process.memoryUsage().heapUsed / 1_000_000
}
