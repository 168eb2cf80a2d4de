import { describe, expect, it } from "vitest"
import { childrenOf, findElement, levelsOf } from "../document/scene-index.ts"
import { readDocumentValue } from "../document/read-document.ts"
import { toPlainDocument } from "../document/write-document.ts"
import type { Item } from "../kinds/item/item.ts"
import { billOfQuantities } from "../bill/bill-of-quantities.ts"
import { after, ground, oneRoom, reasonOf } from "../testing/make-scene.ts"
import { deleteElements } from "./delete-elements.ts"
import { countedIds, randomIds } from "./element-ids.ts"
import { addLevel, duplicateLevel, removeLevel, setLevel } from "../kinds/level/levels.ts"
import { moveItems, placeItem, rotateItems, setItem, standItemOn } from "../kinds/item/place-item.ts"
import { addOpening } from "../kinds/opening/place-opening.ts"
import { layUnderlay, scaleUnderlay, setUnderlay } from "../kinds/underlay/place-underlay.ts"
import { addCamera, addLight, setCamera, setLight } from "./place-view.ts"
import { elementIdPattern } from "../elements/values.ts"

const table: Omit<Item, "kind"> = {
  parent: ground,
  at: { x: 2_000, y: 2_000 },
  elevation: 0,
  turn: 0,
  mirrored: false,
  model: "table.round",
  size: { width: 900, depth: 900, height: 740 },
  parameters: { legs: 4 },
  materials: { top: "oak" },
  product: null,
}

/** A table (`item-1`) with a lamp (`item-2`) on it. */
function furnished() {
  const newId = countedIds()
  let scene = oneRoom(newId)
  scene = after(scene, placeItem(scene, table, newId))
  const lamp = { ...table, parent: "item-1", at: { x: 2_300, y: 2_000 }, elevation: 740, model: "lamp.table" }
  return { scene: after(scene, placeItem(scene, lamp, newId)), newId }
}

describe("items", () => {
  it("move and turn with what stands on them", () => {
    const { scene, newId } = furnished()
    const moved = after(
      scene,
      moveItems(scene, { items: ["item-1", "item-2"], by: { x: 100, y: 0 }, up: 50 }, newId),
    )
    expect(findElement(moved, "item-1", "item")).toMatchObject({ at: { x: 2_100, y: 2_000 }, elevation: 50 })
    expect(findElement(moved, "item-2", "item")).toMatchObject({ at: { x: 2_400, y: 2_000 }, elevation: 790 })
    const turned = after(moved, rotateItems(moved, { items: ["item-1"], degrees: -90 }, newId))
    expect(findElement(turned, "item-1", "item")).toMatchObject({ at: { x: 2_100, y: 2_000 }, turn: 270 })
    expect(findElement(turned, "item-2", "item")).toMatchObject({ at: { x: 2_100, y: 1_700 }, turn: 270 })
  })

  it("go with what they stand on, and never stand on themselves", () => {
    const { scene, newId } = furnished()
    const gone = after(scene, deleteElements(scene, { ids: ["item-1"] }, newId))
    expect(Object.values(gone.elements).filter(({ kind }) => kind === "item")).toEqual([])
    expect(reasonOf(standItemOn(scene, { item: "item-1", parent: "item-2" }, newId))).toBe("standsOnItself")
    const apart = after(scene, standItemOn(scene, { item: "item-2", parent: ground }, newId))
    expect(childrenOf(apart, "item-1")).toEqual([])
  })

  it("change what they are, within bounds", () => {
    const { scene, newId } = furnished()
    const set = after(scene, setItem(scene, { item: "item-1", parameters: { legs: 3 }, turn: 725.5 }, newId))
    expect(findElement(set, "item-1", "item")).toMatchObject({
      parameters: { legs: 3 },
      turn: 5.5,
      model: table.model,
    })
    expect(reasonOf(setItem(scene, { item: "item-1", model: "<script>" }, newId))).toBe("outOfBounds")
    expect(reasonOf(moveItems(scene, { items: ["item-1"], by: { x: 1e9, y: 0 } }, newId))).toBe("outOfBounds")
    expect(reasonOf(moveItems(scene, { items: ["item-9"], by: { x: 1, y: 0 } }, newId))).toBe("notFound")
    expect(reasonOf(placeItem(scene, { ...table, parent: "wall-1" }, newId))).toBe("notFound")
    expect(reasonOf(rotateItems(scene, { items: ["item-1"], degrees: Number.NaN }, newId))).toBe(
      "outOfBounds",
    )
  })
})

describe("views", () => {
  it("and lights are kept on a level, and changed", () => {
    const newId = countedIds()
    let scene = oneRoom(newId)
    const camera = { parent: ground, name: "From the door", at: { x: 500, y: 500 }, elevation: 1_200 }
    const look = { turn: 45, tilt: 0, fieldOfView: 60, view: "still" } as const
    scene = after(scene, addCamera(scene, { ...camera, ...look }, newId))
    scene = after(scene, setCamera(scene, { camera: "camera-1", turn: -30, tilt: 10 }, newId))
    expect(findElement(scene, "camera-1", "camera")).toMatchObject({ turn: 330, tilt: 10 })
    expect(reasonOf(setCamera(scene, { camera: "camera-1", fieldOfView: 180 }, newId))).toBe("outOfBounds")
    const light = {
      parent: ground,
      at: { x: 3_000, y: 2_000 },
      elevation: 2_600,
      turn: 0,
      tilt: -90,
      shape: "spot",
      lit: true,
      lumens: 800,
      kelvin: 2_700,
      cone: 40,
      size: { width: 100, depth: 100 },
    } as const
    scene = after(scene, addLight(scene, light, newId))
    scene = after(scene, setLight(scene, { light: "light-1", lit: false }, newId))
    expect(findElement(scene, "light-1", "light")?.lit).toBe(false)
    expect(reasonOf(addLight(scene, { ...light, parent: "wall-1" }, newId))).toBe("notFound")
  })
})

describe("the picture under a plan", () => {
  it("gets its scale from two places and what is between them; the first stays where it is", () => {
    const newId = countedIds()
    let scene = oneRoom(newId)
    const picture = { level: ground, picture: "upload:7", pixels: { width: 1_200, height: 900 } }
    scene = after(scene, layUnderlay(scene, picture, newId))
    const points = { from: { x: 1_000, y: 1_000 }, to: { x: 2_000, y: 1_000 } }
    const scaled = after(
      scene,
      scaleUnderlay(scene, { underlay: "underlay-1", ...points, length: 3_000 }, newId),
    )
    expect(findElement(scaled, "underlay-1", "underlay")).toMatchObject({
      mmPerPixel: 30,
      at: { x: -2_000, y: -2_000 },
    })
    const near = { underlay: "underlay-1", from: points.from, to: points.from, length: 3_000 }
    expect(reasonOf(scaleUnderlay(scene, near, newId))).toBe("pointsTooNear")
    expect(reasonOf(scaleUnderlay(scene, { underlay: "underlay-1", ...points, length: -5 }, newId))).toBe(
      "outOfBounds",
    )
    const faded = after(scaled, setUnderlay(scaled, { underlay: "underlay-1", opacity: 0.2 }, newId))
    const again = after(faded, layUnderlay(faded, picture, newId))
    expect(Object.values(again.elements).filter(({ kind }) => kind === "underlay")).toHaveLength(1)
  })
})

describe("levels", () => {
  it("stand on each other, and the last one stays", () => {
    const newId = countedIds()
    let scene = oneRoom(newId)
    scene = after(scene, addLevel(scene, { name: "Upper" }, newId))
    expect(levelsOf(scene).map(({ element }) => element.elevation)).toEqual([0, 2_900])
    scene = after(scene, removeLevel(scene, { level: ground }, newId))
    expect(Object.keys(scene.elements)).toEqual(["level-2"])
    expect(reasonOf(removeLevel(scene, { level: "level-2" }, newId))).toBe("lastLevel")
    expect(reasonOf(removeLevel(scene, { level: "wall-1" }, newId))).toBe("notFound")
  })

  it("are copied with everything on them, down to doors and what this version does not know", () => {
    const newId = countedIds()
    let scene = oneRoom(newId)
    const door = { type: "hinged", width: 900, height: 2_100, sill: 0, hinge: "from", swing: "left" } as const
    scene = after(scene, addOpening(scene, { ...door, wall: "wall-1", at: 2_000 }, newId))
    const plain = toPlainDocument(scene)
    const stair = { kind: "stair", parent: ground, going: 280 }
    const read = readDocumentValue({ ...plain, elements: { ...plain.elements, s1: stair } })
    if (!("scene" in read)) throw new Error("refused")
    const copied = after(read.scene, duplicateLevel(read.scene, { level: ground, name: "Upper" }, newId))
    const [lower, upper] = levelsOf(copied)
    expect(upper?.element).toMatchObject({ name: "Upper", elevation: 2_900 })
    const [one, other] = [lower, upper].map((level) => childrenOf(copied, level?.id ?? null))
    expect(other?.map(({ element }) => element.kind).toSorted()).toEqual(
      one?.map(({ element }) => element.kind).toSorted(),
    )
    const stairs = Object.values(toPlainDocument(copied).elements).filter((element) => {
      return typeof element === "object" && element !== null && "going" in element
    })
    expect(stairs).toHaveLength(2)
    expect(stairs).toEqual(expect.arrayContaining([stair, { ...stair, parent: upper?.id }]))
    expect(billOfQuantities(copied).openings).toMatchObject([{ type: "hinged", count: 2 }])
  })

  it("take walls of their own height along when they change it", () => {
    const newId = countedIds()
    const scene = oneRoom(newId)
    const higher = after(scene, setLevel(scene, { level: ground, height: 3_100 }, newId))
    expect(findElement(higher, "wall-1", "wall")?.height).toBe(3_100)
    expect(reasonOf(setLevel(scene, { level: ground, name: "\u0007" }, newId))).toBe("outOfBounds")
  })
})

describe("ids", () => {
  it("are such as documents may hold", () => {
    const newId = randomIds(Math.random)
    for (const kind of ["wall", "roomLabel", "level", "foreign"])
      expect(newId(kind)).toMatch(elementIdPattern)
    expect(countedIds()("roomLabel")).toBe("roomlabel-1")
  })
})
