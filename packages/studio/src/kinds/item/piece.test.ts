import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import { placeItem, standItemOn } from "@roomwright/scene/kinds/item/place-item"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { after, ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { beforeAll, describe, expect, it } from "vitest"
import type { Editor } from "../../editor/editor.ts"
import { selectionOf } from "../../editor/selection.ts"
import { handOf, openEditor } from "../../testing/hand.ts"
import type { StudioText } from "../../use-studio-text.ts"
import { nameOfItem } from "./boxes.ts"
import { symbolOfItem } from "./draw-item.ts"
import { alignItems, distributeItems, mirrorAll, turnBy } from "./item-edits.ts"
import { mannerOf } from "./manner-of-item.ts"
import { loadLibrary, type ModelLibrary } from "./model-library.ts"
import { changedPiece, describedAs, setPiece } from "./piece-edits.ts"
import { collisionsOf, tightSidesOf } from "./piece-facts.ts"
import { pieceOf } from "./piece-of-item.ts"

let library: ModelLibrary
beforeAll(async () => {
  library = await loadLibrary()
}, 60_000)

const say: StudioText = (id) => (id === "language" ? "vi" : id)
const items = (editor: Editor) => childrenOfKind(editor.read().scene, ground, "item")

/** A piece of the library in its standard look, in the middle of the room. */
function pieceAt(id: string, x: number, y: number, more: Partial<Item> = {}): Omit<Item, "kind"> {
  const variant = library.readModelId(id)
  if ("reason" in variant) throw new Error(id)
  return {
    ...library.itemOfModel(variant),
    parent: ground,
    at: { x, y },
    turn: 0,
    mirrored: false,
    product: null,
    ...more,
  }
}

function homeWith(...pieces: readonly Omit<Item, "kind">[]): Editor {
  const newId = countedIds()
  let scene = oneRoom(newId)
  for (const piece of pieces) scene = after(scene, placeItem(scene, piece, newId))
  return openEditor(scene)
}

describe("a piece of the library in the plan", () => {
  it("has its name in the reader's language and its own symbol; what the library does not know has neither", () => {
    const [sofa, newer] = items(
      homeWith(
        pieceAt("sofa.lounge", 3_000, 2_000),
        pieceAt("sofa.lounge", 1_000, 1_000, { model: "model:sofa.future" }),
      ),
    )
    if (!sofa || !newer) throw new Error("two pieces")
    expect(nameOfItem(say, sofa.element)).toBe("Sofa ba chỗ bouclé kem")
    expect(symbolOfItem(sofa.element)?.some(({ style }) => style === "outline")).toBe(true)
    expect(nameOfItem(say, newer.element)).toBe("item.other")
    expect(symbolOfItem(newer.element)).toBeNull()
  })

  it("shares the symbol with what looks the same, and while it is moved", () => {
    const [one, other] = items(
      homeWith(pieceAt("armchair.tub", 2_000, 2_000), pieceAt("armchair.tub", 4_000, 2_000)),
    )
    expect(one && symbolOfItem(one.element)).toBe(other && symbolOfItem(other.element))
    expect(one && pieceOf({ ...one.element, at: { x: 1, y: 1 } })).toBe(one && pieceOf(one.element))
  })

  it("refuses a size that its type does not have, and takes the others", () => {
    const [sofa] = items(homeWith(pieceAt("sofa.lounge", 3_000, 2_000)))
    if (!sofa) throw new Error("a sofa")
    expect(changedPiece(sofa.element, { values: { width: 30 } })).toBeNull()
    expect(changedPiece(sofa.element, { values: { width: 2_000 } })?.size.width).toBe(2_000)
    expect(changedPiece(sofa.element, { finishes: { upholstery: "oak-natural" } })).toBeNull()
  })

  it("keeps its back at the wall when it gets deeper, and carries what stands on it when it gets higher", () => {
    const editor = homeWith(
      pieceAt("sideboard.hinged", 3_000, 3_675),
      pieceAt("lamp.table", 3_000, 3_675, { elevation: 750 }),
    )
    const [board, lamp] = items(editor)
    if (!board || !lamp) throw new Error("two pieces")
    editor.do("setItem", (scene, newId) => standItemOn(scene, { item: lamp.id, parent: board.id }, newId))
    const described = changedPiece(board.element, { values: { depth: 500, height: 850 } })
    if (!described) throw new Error("it takes that")
    editor.do("setItem", setPiece(board.id, described))
    expect(findElement(editor.read().scene, board.id, "item")?.at).toEqual({ x: 3_000, y: 3_650 })
    expect(findElement(editor.read().scene, lamp.id, "item")?.elevation).toBe(850)
    editor.undo()
    expect(findElement(editor.read().scene, lamp.id, "item")?.elevation).toBe(750)
  })

  it("is swapped for one that is like it, and keeps its owner's word", () => {
    const [sofa] = items(
      homeWith(pieceAt("sofa.lounge", 3_000, 2_000, { parameters: { label: "Grandmother's" } })),
    )
    const piece = sofa && pieceOf(sofa.element)
    const [other] = piece ? library.findSimilar(piece, 6) : []
    if (!sofa || !other) throw new Error("something is like it")
    const described = describedAs(sofa.element, other)
    expect(described?.model).toBe(`model:${other.type.id}`)
    expect(described?.parameters["label"]).toBe("Grandmother's")
  })
})

describe("furnishing by hand", () => {
  it("turns a sofa to the wall that it is dragged to, and leaves a table as it is", () => {
    const editor = homeWith(pieceAt("sofa.lounge", 3_000, 2_000), pieceAt("table.dining", 2_000, 900))
    const hand = handOf(editor)
    hand.activate("select")
    const [sofa, table] = items(editor)
    hand.drag([3_000, 2_000], [620, 2_030])
    // 960 mm deep, before the face of the wall at 100 mm.
    expect(findElement(editor.read().scene, sofa?.id ?? "", "item")).toMatchObject({
      at: { x: 580 },
      turn: 90,
    })
    expect(mannerOf(table?.element ?? never()).isBacked).toBe(false)
    editor.undo()
    expect(findElement(editor.read().scene, sofa?.id ?? "", "item")).toMatchObject({ turn: 0 })
  })

  it("puts a lamp onto the table that it is dragged to, and it goes along from then on", () => {
    const editor = homeWith(pieceAt("table.dining", 2_500, 2_000), pieceAt("lamp.table", 5_000, 1_000))
    const hand = handOf(editor)
    hand.activate("select")
    const [table, lamp] = items(editor)
    hand.pull([5_000, 1_000], [2_600, 2_000])
    expect(hand.overlay().lines.length + hand.overlay().measures.length).toBeGreaterThan(0)
    hand.drag([5_000, 1_000], [2_600, 2_000])
    expect(findElement(editor.read().scene, lamp?.id ?? "", "item")).toMatchObject({
      parent: table?.id,
      elevation: 745,
    })
  })

  it("lays a runner over the table that it is dragged to, and its top stays there when it hangs lower", () => {
    const editor = homeWith(pieceAt("table.dining", 2_500, 2_000), pieceAt("runner.table", 5_000, 1_000))
    const hand = handOf(editor)
    hand.activate("select")
    const [table, runner] = items(editor)
    hand.drag([5_000, 1_000], [2_500, 2_000])
    const lying = () => findElement(editor.read().scene, runner?.id ?? "", "item") ?? never()
    expect(lying()).toMatchObject({ parent: table?.id, elevation: 745 - 214 })
    const piece = pieceOf(lying()) ?? never()
    const described = describedAs(lying(), { ...piece, values: { ...piece.values, height: 300 } })
    editor.do("setItem", setPiece(runner?.id ?? "", described ?? never()))
    expect(lying()).toMatchObject({ elevation: 745 - 294, size: { height: 300 } })
  })

  it("moves all that is chosen when one of them is dragged", () => {
    const editor = homeWith(pieceAt("chair.shell", 1_000, 1_000), pieceAt("armchair.tub", 3_000, 2_500))
    const hand = handOf(editor)
    hand.activate("select")
    const ids = items(editor).map(({ id }) => id)
    editor.select(selectionOf(ids))
    hand.drag([1_000, 1_000], [1_500, 1_200])
    expect(editor.read().selection).toEqual(selectionOf(ids))
    expect(items(editor).map(({ element }) => element.at)).toEqual([
      { x: 1_500, y: 1_200 },
      { x: 3_500, y: 2_700 },
    ])
  })

  it("says what is in the way: a chair may stand under a table, a sofa may not", () => {
    const editor = homeWith(
      pieceAt("table.dining", 3_000, 2_000),
      pieceAt("chair.shell", 3_000, 2_500),
      pieceAt("sofa.lounge", 3_000, 1_500),
      pieceAt("rug.plain", 3_000, 2_000),
    )
    const [table, chair, sofa, rug] = items(editor).map(({ id }) => id)
    const { scene } = editor.read()
    const inTheWayOf = (id: string | undefined) => collisionsOf(scene, ground, id ?? "").items
    expect(inTheWayOf(sofa)).toEqual([table])
    expect(inTheWayOf(table)).toEqual([sofa])
    expect(inTheWayOf(chair)).toEqual([])
    expect(inTheWayOf(rug)).toEqual([])
    expect(tightSidesOf(scene, ground, table ?? "")).toContain("front")
  })

  it("aligns, distributes, turns and mirrors what is chosen", () => {
    const editor = homeWith(
      pieceAt("chair.shell", 1_000, 1_000),
      pieceAt("chair.shell", 2_000, 1_300),
      pieceAt("chair.shell", 4_000, 900),
    )
    const xs = () => items(editor).map(({ element }) => element.at.x)
    const ys = () => new Set(items(editor).map(({ element }) => element.at.y))
    editor.do("move", alignItems(items(editor), "bottom"))
    expect(ys()).toEqual(new Set([900]))
    editor.do("move", distributeItems(items(editor), "x"))
    expect(xs()).toEqual([1_000, 2_500, 4_000])
    editor.do("turnItem", turnBy(items(editor), 90))
    expect(new Set(xs())).toEqual(new Set([2_500]))
    editor.do("mirrorItem", mirrorAll(items(editor)))
    expect(items(editor).every(({ element }) => element.mirrored && element.turn === 270)).toBe(true)
    editor.select(selectionOf([]))
  })
})

function never(): never {
  throw new Error("it is there")
}
