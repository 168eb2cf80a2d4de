import { demoHomes } from "../packages/models/src/homes/demo-homes.ts"
import { buildHome } from "../packages/models/src/homes/furnish.ts"
import { applyChange } from "../packages/scene/src/change/apply-change.ts"
import { countedIds } from "../packages/scene/src/commands/element-ids.ts"
import type { Outcome } from "../packages/scene/src/commands/outcome.ts"
import { levelsOf } from "../packages/scene/src/document/scene-index.ts"
import { readDocument } from "../packages/scene/src/document/read-document.ts"
import type { Scene } from "../packages/scene/src/document/scene.ts"
import { writeDocument } from "../packages/scene/src/document/write-document.ts"
import { moveItems } from "../packages/scene/src/kinds/item/place-item.ts"
import { moveWall } from "../packages/scene/src/kinds/wall/move-wall.ts"
import { followInFrame } from "../packages/studio/src/model-view/stage/build-between.ts"
import { findLamps } from "../packages/models/src/light/find-lamps.ts"
import { followHome, fullEffort } from "../packages/studio/src/model-view/stage/follow-home.ts"
import { litRooms } from "../packages/models/src/light/lit-home.ts"
import { skyLight } from "../packages/models/src/light/sky-light.ts"
import { memoryOf } from "../packages/studio/src/model-view/stage/stage-memory.ts"
import { qualityFor } from "../packages/studio/src/model-view/stage/quality-for.ts"
import { standHome } from "../packages/studio/src/model-view/stage/stand-home.ts"
import { measure } from "./measure.ts"
import { ms, row, type Row } from "./table.ts"

const mb = 1024 ** 2

/** What a home in 3D takes: script when it is opened and on every frame of a drag, calls, triangles, and memory of the card. */
export function benchHomeIn3d(): Row[] {
  return [150, 1_000].flatMap((count) => benchHome(count))
}

/** The largest of the demo homes with so many pieces. The card's own work is not in it: here is none. */
function benchHome(count: number): Row[] {
  const home = demoHomes.find(({ id }) => id === "jade-walnut-114")
  if (!home) throw new Error("there is no home")
  const pieces = Array.from({ length: count }, (_, at) => home.pieces[at % home.pieces.length]).flatMap(
    (piece) => piece ?? [],
  )
  const newId = countedIds()
  // As it is opened: what is built by commands keeps a list of them.
  const read = readDocument(writeDocument(buildHome({ ...home, pieces }, "1", newId)))
  if ("refused" in read) throw new Error(read.refused.reason)
  let { scene } = read
  const began = performance.now()
  const standing = standHome(scene)
  const opened = performance.now() - began
  const { calls, triangles, buffers, finishes } = standing.count()
  const frame = (command: (scene: Scene) => Outcome) => {
    const outcome = command(scene)
    if ("refused" in outcome) throw new Error(outcome.refused.reason)
    scene = applyChange(scene, outcome.change)
    standing.show(scene, new Set(Object.keys(outcome.change)), followInFrame)
  }
  const item = measure(
    (run) =>
      frame((now) => moveItems(now, { items: ["item-7"], by: { x: run % 2 === 0 ? 9 : -9, y: 0 } }, newId)),
    200,
  )
  const wall = measure(
    (run) =>
      frame((now) => moveWall(now, { wall: "wall-2", by: { x: run % 2 === 0 ? 30 : -30, y: 0 } }, newId)),
    200,
  )
  const light = measure(() => {
    const rooms = litRooms(scene, levelsOf(scene)[0]?.id ?? "")
    const lamps = findLamps(scene, standing.glows(), rooms)
    const steps = followHome({ rooms, lamps, sky: skyLight(40), toSun: [0.3, 0.6, 0.7] }, fullEffort)
    while (!steps.next().done) continue
  }, 3)
  const memory = (facts: { screen: number; memory: number }, pixels: number): number => {
    const quality = qualityFor("auto", { isSoftware: false, ...facts })
    return memoryOf({ buffers, finishes, pixels: Math.min(pixels, quality.pixels) }, quality).all / mb
  }
  const [card, phone] = [
    memory({ screen: 1_440, memory: 8 }, 2_560 * 1_440),
    memory({ screen: 390, memory: 4 }, 740_000),
  ]
  const of = `${count} items in 3D, 114 m2`
  const isUsual = count === 150
  return [
    row(`${of}: opened, all pieces built`, ms(opened), "at most 2 s of script", opened <= 2_000),
    row(`${of}: an item is dragged, a frame`, ms(item.p95), "at most 4 ms at p95", item.p95 <= 4),
    row(
      `${of}: a wall is dragged, a frame`,
      `${ms(wall.p50)} p50, ${ms(wall.p95)} p95`,
      "at most 4 ms at p95",
      wall.p95 <= 4,
    ),
    row(
      `${of}: calls of a frame with the sun's shadow and contact shade`,
      String(calls),
      "at most 300",
      calls <= 300,
    ),
    row(`${of}: triangles of one picture`, triangles.toLocaleString("en"), "", null),
    row(`${of}: soft light followed at rest, in slices of 10 ms`, ms(light.p50), "", null),
    row(
      `${of}: memory of a card at 1440p, estimated`,
      `${card.toFixed(0)} MB`,
      "at most 300 MB",
      isUsual ? card <= 300 : null,
    ),
    row(
      `${of}: memory of a phone, estimated`,
      `${phone.toFixed(0)} MB`,
      "at most 120 MB",
      isUsual ? phone <= 120 : null,
    ),
  ]
}
