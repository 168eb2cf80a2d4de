import { isFinishId, finishes as finishTable, type FinishId } from "../finishes/finishes.ts"
import { dress, type ModelVariant } from "../model/model-id.ts"
import { findModelType } from "../types/model-types.ts"
import { createRandom, pick, type Random } from "./random.ts"
import type { Style } from "./styles.ts"

type Values = Readonly<Record<string, number | boolean | string>>

/** Makes pieces in one style. One kit makes one choice of each kind, so that what stands together belongs together. */
export interface Kit {
  readonly style: Style
  readonly sofa: string
  readonly armchair: string
  readonly bed: string
  readonly chair: string
  readonly coffeeTable: string
  readonly pendant: string
  readonly floorLamp: string
  readonly plant: string
  /** A piece in the colours of the style; `own` finishes go before those. Values that its type does not take are left out. */
  make(type: string, values?: Values, own?: Readonly<Record<string, FinishId>>): ModelVariant
}

/** Which part of a piece has which part of the style. */
const slotsOfWood =
  /^(legs|feet|foot|frame|frames|timber|body|fronts|panels|panel|shelves|shelf|base|top|board|slats|bowl|tray)$/
const slotsOfMetal = /^(handles|hooks|fittings|rod|metal|pulls|rails|track|stand|ring)$/
const slotsOfFabric = /^(upholstery|cushions)$/
const slotsOfAccent = /^(pillows|pillow|accent|cushion|second|pad|small)$/
const slotsOfBooks: readonly string[] = ["booksOne", "booksTwo", "booksThree", "booksFour"]
const coversOfBooks: readonly string[] = ["first", "second", "third", "fourth"]
const slotsOfCeramic = /^(pot|vase|vases|pots)$/

export function createKit(style: Style, seed: number): Kit {
  const random = createRandom(seed)
  const made = new Map<string, ModelVariant>()
  const [fabric, chairFabric, accent, rug] = [
    pick(random, style.fabrics),
    pick(random, style.accents),
    pick(random, style.accents),
    pick(random, style.rugs),
  ]
  const wishes = (type: string, slot: string): FinishId | undefined => {
    if (type.startsWith("kitchen.") && /^(body|fronts)$/.test(slot)) return style.kitchen
    if (slot === "worktop") return style.worktop
    const binding = type === "decor.books" ? coversOfBooks.indexOf(slot) : slotsOfBooks.indexOf(slot)
    if (binding >= 0) return style.books[binding]
    if (/^(chair|stool|armchair)\./.test(type) && slotsOfFabric.test(slot)) return chairFabric
    if (slotsOfFabric.test(slot)) return fabric
    if (slotsOfAccent.test(slot)) return accent
    if (slotsOfMetal.test(slot)) return style.metal
    if (slotsOfCeramic.test(slot)) return style.ceramic
    if (slot === "cloth" && /^(curtain|blind)/.test(type)) return style.curtain
    if (slot === "rug") return rug
    if (slot === "duvet") return style.duvet
    if (slot === "throw") return style.throw
    if (slot === "shade" && /^lamp\.(floor|table)/.test(type)) return style.shade
    if (type.startsWith("mirror.") || type.startsWith("decor.mirror"))
      return slot === "frame" ? style.wood : undefined
    if (type.startsWith("coffee-table.drum") && slot === "top") return style.stone
    if (type === "lamp.table" && slot === "base") return style.ceramic
    if (type === "lamp.pendant-shade" && slot === "shade") return style.metal
    if (type === "lamp.pendant-linear" && slot === "body") return style.wood
    if (type.startsWith("lamp.") && slot === "fittings") return style.metal
    if (type.startsWith("lamp.") || type.startsWith("toilet.")) return undefined
    if (slotsOfWood.test(slot)) return /^(legs|feet|foot)$/.test(slot) ? style.woodTwo : style.wood
    return undefined
  }
  return {
    style,
    sofa: pick(random, style.sofas),
    armchair: pick(random, style.armchairs),
    bed: pick(random, style.beds),
    chair: pick(random, style.chairs),
    coffeeTable: pick(random, style.coffeeTables),
    pendant: pick(random, style.pendants),
    floorLamp: pick(random, style.floorLamps),
    plant: pick(random, style.plants),
    make: (id, values = {}, own = {}) => {
      const key = `${id}${JSON.stringify(values)}${JSON.stringify(own)}`
      const known = made.get(key)
      if (known) return known
      const variant = makePiece(id, values, (slot) => own[slot] ?? wishes(id, slot))
      made.set(key, variant)
      return variant
    },
  }
}

function makePiece(id: string, values: Values, wish: (slot: string) => FinishId | undefined): ModelVariant {
  const type = findModelType(id)
  if (!type) throw new Error(`there is no ${id}`)
  const taken = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const parameter = type.parameters[name]
      if (!parameter) return []
      if (parameter.kind === "choice" && !parameter.options.includes(String(value))) return []
      if ((parameter.kind !== "length" && parameter.kind !== "count") || typeof value !== "number")
        return [[name, value]]
      return [[name, Math.round(Math.min(parameter.max, Math.max(parameter.min, value)))]]
    }),
  )
  const chosen = Object.fromEntries(
    Object.entries(type.slots).flatMap(([slot, { accepts, mayBe }]) => {
      const finish = wish(slot)
      const isTaken =
        finish !== undefined &&
        isFinishId(finish) &&
        (accepts?.includes(finishTable[finish].class) || mayBe?.includes(finish))
      return isTaken ? [[slot, finish]] : []
    }),
  )
  const variant = dress(type, taken, chosen)
  if ("reason" in variant) throw new Error(`${id}: ${JSON.stringify(variant)}`)
  return variant
}

/** Numbers for choices that a group makes for itself. */
export const randomOf = (seed: number, at: number): Random => createRandom(seed * 7_919 + at)
