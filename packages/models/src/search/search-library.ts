import type { Category } from "../model/categories.ts"
import { writeModelId, type ModelVariant } from "../model/model-id.ts"
import type { AnyModelType } from "../model/model-type.ts"
import { modelTypes } from "../types/model-types.ts"
import { colourFamilies, type ColourFamily } from "./colour-families.ts"
import { dressType, listAbilities, listFinishes, type Dressing } from "./dress-type.ts"
import { materials, type Material } from "./materials.ts"
import { readQuery } from "./read-query.ts"
import { createVocabulary, type Vocabulary } from "./vocabulary.ts"

export interface LibraryQuery {
  readonly text?: string
  readonly category?: Category
  readonly colour?: ColourFamily
  readonly material?: Material
  readonly offset: number
  readonly limit: number
}

export interface LibraryPage {
  readonly hits: readonly ModelVariant[]
  readonly total: number
  /** What the hits could be narrowed by, with the number of types behind each. */
  readonly facets: {
    readonly categories: ReadonlyMap<Category, number>
    readonly colours: ReadonlyMap<ColourFamily, number>
    readonly materials: ReadonlyMap<Material, number>
  }
  /** Words that the library does not know, so that the page can say so. */
  readonly unknown: readonly string[]
  /** What was left out because nothing has it all. */
  readonly leftOut: readonly ("length" | "colour" | "material")[]
}

let vocabulary: Vocabulary | null = null

/**
 * Finds pieces by what they are, look like and measure, in three languages at once. Types are searched, not variants: each hit is
 * a type dressed as was asked. Where no type can have all that was asked, lengths are dropped first, then colours, then materials.
 */
export function searchLibrary(query: LibraryQuery): LibraryPage {
  vocabulary ??= createVocabulary()
  const wanted = readQuery(query.text ?? "", vocabulary)
  const dressing: Dressing = {
    colours: query.colour ? new Set([query.colour]) : wanted.colours,
    materials: narrow(query.material ? new Set([query.material]) : wanted.materials),
    lengths: wanted.lengths,
  }
  const isAskedByWords = (query.text ?? "").trim() !== ""
  const saysNothing =
    wanted.types.size === 0 &&
    wanted.categories.size === 0 &&
    dressing.colours.size === 0 &&
    dressing.materials.size === 0 &&
    wanted.lengths.length === 0
  const named = isAskedByWords && saysNothing ? [] : rankTypes(wanted.types, wanted.categories)
  const inCategory = named.filter(
    ({ category }) => query.category === undefined || category === query.category,
  )
  const { pieces, leftOut } = dressAll(inCategory, dressing)
  return {
    hits: pieces.slice(query.offset, query.offset + query.limit),
    total: pieces.length,
    facets: countFacets(named, inCategory),
    unknown: wanted.unknown,
    leftOut,
  }
}

/** Oak is meant where oak and wood are both said. */
function narrow(wanted: ReadonlySet<Material>): ReadonlySet<Material> {
  const isNarrower = (one: Material, other: Material): boolean =>
    one !== other &&
    materials[one].finishes.length < materials[other].finishes.length &&
    materials[one].finishes.every((start) => (materials[other].finishes as readonly string[]).includes(start))
  return new Set([...wanted].filter((other) => ![...wanted].some((one) => isNarrower(one, other))))
}

/** Those that the words name, best first; of those less than half as well named none are left. */
function rankTypes(
  scores: ReadonlyMap<string, number>,
  wanted: ReadonlySet<Category>,
): readonly AnyModelType[] {
  if (scores.size === 0)
    return wanted.size === 0 ? modelTypes : modelTypes.filter(({ category }) => wanted.has(category))
  const best = Math.max(...scores.values())
  return modelTypes
    .map((type) => ({ type, score: (scores.get(type.id) ?? 0) + (wanted.has(type.category) ? 0.5 : 0) }))
    .filter(({ score }) => score >= best / 2)
    .toSorted((one, other) => other.score - one.score)
    .map(({ type }) => type)
}

function dressAll(
  types: readonly AnyModelType[],
  dressing: Dressing,
): { readonly pieces: readonly ModelVariant[]; readonly leftOut: LibraryPage["leftOut"] } {
  const tries = [
    { leftOut: [], dressing },
    { leftOut: ["length"], dressing: { ...dressing, lengths: [] } },
    {
      leftOut: ["length", "colour"],
      dressing: { ...dressing, lengths: [], colours: new Set<ColourFamily>() },
    },
    {
      leftOut: ["length", "colour", "material"],
      dressing: { lengths: [], colours: new Set<ColourFamily>(), materials: new Set<Material>() },
    },
  ] as const
  for (const { leftOut, dressing: asked } of tries) {
    const pieces = takeTurns(types.map((type) => dressType(type, asked)))
    if (pieces.length > 0) return { pieces, leftOut: leftOut.filter((one) => isAsked(one, dressing)) }
  }
  return { pieces: [], leftOut: [] }
}

const isAsked = (
  what: "length" | "colour" | "material",
  { lengths, colours, materials: made }: Dressing,
): boolean => (what === "length" ? lengths.length > 0 : what === "colour" ? colours.size > 0 : made.size > 0)

/** The first piece of each type, then the second of each, so that a page shows what there is. */
function takeTurns(byType: readonly (readonly ModelVariant[])[]): readonly ModelVariant[] {
  const longest = Math.max(0, ...byType.map((pieces) => pieces.length))
  const seen = new Set<string>()
  const taken: ModelVariant[] = []
  for (let turn = 0; turn < longest; turn++)
    for (const pieces of byType) {
      const piece = pieces[turn]
      const id = piece && writeModelId(piece)
      if (!piece || id === undefined || seen.has(id)) continue
      seen.add(id)
      taken.push(piece)
    }
  return taken
}

function countFacets(
  named: readonly AnyModelType[],
  inCategory: readonly AnyModelType[],
): LibraryPage["facets"] {
  const inCategories = new Map<Category, number>()
  for (const { category } of named) inCategories.set(category, (inCategories.get(category) ?? 0) + 1)
  const able = inCategory.map(listAbilities)
  const count = <Key extends string>(
    keys: readonly Key[],
    has: (key: Key, at: number) => boolean,
  ): ReadonlyMap<Key, number> =>
    new Map(
      keys.flatMap((key) => {
        const number = able.filter((_one, at) => has(key, at)).length
        return number > 0 ? [[key, number] as const] : []
      }),
    )
  return {
    categories: inCategories,
    // Keys of the tables are their own.
    colours: count(
      Object.keys(colourFamilies) as ColourFamily[],
      (key, at) => able[at]?.colours.has(key) ?? false,
    ),
    materials: count(
      Object.keys(materials) as Material[],
      (key, at) => able[at]?.materials.has(key) ?? false,
    ),
  }
}

/**
 * How many pieces the library offers: every catalogue look of a type in every width that it comes in, with every finish of the two
 * slots it is known by. Other measures and options go by the millimetre and by the part, and are not counted.
 */
export function countLibrary(): number {
  return modelTypes.reduce((sum, type) => {
    const { min, max, step } = type.parameters.width
    const widths = Math.floor((max - min) / step) + 1
    const [first = "", second = ""] = Object.keys(type.slots)
    const finishesOf = (slot: string): number => Math.max(1, listFinishes(type, slot).length)
    return sum + type.looks.length * widths * finishesOf(first) * finishesOf(second)
  }, 0)
}
