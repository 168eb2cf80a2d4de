import type { NewId } from "@roomwright/scene/commands/outcome"
import { openDraft } from "@roomwright/scene/commands/draft"
import { settle } from "@roomwright/scene/commands/settle"
import { applyChange } from "@roomwright/scene/change/apply-change"
import type { Scene } from "@roomwright/scene/document/scene"
import { normalTurn } from "@roomwright/scene/commands/normal-turn"
import type { ElementId } from "@roomwright/scene/elements/values"
import { boxAround } from "@roomwright/scene/geometry/rings"
import { rounded } from "@roomwright/scene/geometry/vectors"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { itemOfModel } from "../model/model-of-item.ts"
import { buildImported, countRooms, type LevelToBuild } from "./build-imported.ts"
import { toName } from "./guess-room-kind.ts"
import { countNotes, RefusedFile, type Imported, type ImportNote } from "./import-report.ts"
import { matchFurniture } from "./match-furniture.ts"
import { openSh3d } from "./open-sh3d.ts"
import type { HomePiece } from "./read-home-parts.ts"
import { readHome, type ReadHome } from "./read-home.ts"

/** Beyond it no home lies, mm. */
const widest = 400_000

/** Makes a home of a `.sh3d` file of Sweet Home 3D. Throws `RefusedFile`. */
export function importSh3d(bytes: Uint8Array, newId: NewId): Imported {
  const home = readHome(openSh3d(bytes))
  const places = home.levels.flatMap(({ walls, pieces, openings }) => [
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...(walls.length > 0 ? [] : [...pieces, ...openings].map(({ at }) => at)),
  ])
  if (places.length === 0) throw new RefusedFile("nothing")
  const box = boxAround(places)
  if (!(Math.max(box.maxX - box.minX, box.maxY - box.minY) <= widest)) throw new RefusedFile("tooWide")
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }
  const built = buildImported(
    home.levels.map((level) => toLevel(level, middle)),
    newId,
  )
  const furnished = putPieces(built.scene, home, built.levels, middle, newId)
  const notes: ImportNote[] = [...furnished.notes]
  for (const [what, count] of home.skipped) notes.push({ kind: "skipped", what, count })
  if (home.badNumbers > 0) notes.push({ kind: "badNumbers", count: home.badNumbers })
  if (built.lostOpenings > 0) notes.push({ kind: "noWall", count: built.lostOpenings })
  if (built.lostRooms > 0) notes.push({ kind: "noRoom", count: built.lostRooms })
  if (built.tooShort > 0) notes.push({ kind: "tooShort", count: built.tooShort })
  const kinds = Object.values(furnished.scene.elements)
  const count = (kind: string): number => kinds.filter((element) => element.kind === kind).length
  return {
    scene: furnished.scene,
    report: {
      made: {
        levels: built.levels.length,
        walls: count("wall"),
        openings: count("opening"),
        rooms: countRooms(furnished.scene),
        items: count("item"),
      },
      notes,
    },
  }
}

type ReadLevel = ReadHome["levels"][number]
type Place = HomePiece["at"]

function toLevel({ name, height, slab, walls, openings, rooms }: ReadLevel, middle: Place): LevelToBuild {
  const move = ({ x, y }: Place): Place => ({ x: x - middle.x, y: y - middle.y })
  return {
    name,
    height,
    slab,
    walls: walls.map((wall) => ({ ...wall, from: move(wall.from), to: move(wall.to) })),
    openings: openings.map(({ at, shape, leaf }) => ({
      at: move(at),
      shape,
      ...(leaf ? { leaf: { hinge: move(leaf.hinge), opensTo: move(leaf.opensTo) } } : {}),
    })),
    rooms: rooms.map(({ at, text }) => ({ at: move(at), text })),
  }
}

function putPieces(
  scene: Scene,
  home: ReadHome,
  levels: readonly ElementId[],
  middle: Place,
  newId: NewId,
): { readonly scene: Scene; readonly notes: readonly ImportNote[] } {
  const draft = openDraft(scene)
  const boxes = countNotes()
  let resized = 0
  let far = 0
  for (const [n, { pieces }] of home.levels.entries()) {
    const parent = levels[n]
    if (parent === undefined) continue
    for (const piece of pieces) {
      const at = rounded({ x: piece.at.x - middle.x, y: piece.at.y - middle.y })
      if (!(Math.abs(at.x) < widest / 2 && Math.abs(at.y) < widest / 2)) {
        far += 1
        continue
      }
      const found = matchFurniture({ words: `${piece.catalogue} ${piece.name}`, size: piece.size })
      if (found?.isResized) resized += 1
      if (!found) boxes.add(piece.name)
      const { elevation: _usual, ...shown } = found
        ? itemOfModel(found.variant)
        : { ...boxOf(piece), elevation: 0 }
      const item: Item = {
        ...shown,
        kind: "item",
        parent,
        at,
        turn: normalTurn(piece.turn),
        elevation: Math.min(20_000, Math.max(-5_000, Math.round(piece.elevation))),
        mirrored: piece.isMirrored,
        product: null,
      }
      draft.put(newId("item"), item)
    }
  }
  const outcome = settle(draft, newId)
  if ("refused" in outcome) throw new RefusedFile("broken")
  const notes: ImportNote[] = boxes
    .entries()
    .slice(0, 40)
    .map(([name, count]) => ({ kind: "box", name, count }))
  if (resized > 0) notes.push({ kind: "resized", count: resized })
  if (far > 0) notes.push({ kind: "badNumbers", count: far })
  return { scene: applyChange(scene, outcome.change), notes }
}

/** A box that is called what the piece was called. */
const boxOf = ({ name, size }: HomePiece): Pick<Item, "model" | "size" | "parameters" | "materials"> => ({
  model: "box:other",
  size,
  parameters: { label: toName(name) },
  materials: {},
})
