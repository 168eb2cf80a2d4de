import type { Language } from "@roomwright/contract/language"
import type { LibraryPage, PieceFacet } from "@roomwright/contract/library/pieces"
import { categories } from "@roomwright/models/model/categories"
import type { ThreeLanguages } from "@roomwright/models/model/shown-in-languages"
import { colourFamilies, familySwatches, type ColourFamily } from "@roomwright/models/search/colour-families"
import { materials, type Material } from "@roomwright/models/search/materials"
import type { FoundInSource } from "./found-in-source.ts"

/** Vehicles, animals, food: imported libraries have some. */
const otherThings: ThreeLanguages = { zh: "其他物品", en: "Other things", vi: "Đồ khác" }

/** What all sources can be narrowed by, in the reader's language and the library's own order. */
export function formatFacets(found: readonly FoundInSource[], language: Language): LibraryPage["facets"] {
  const sum = <Key extends string>(
    keys: readonly Key[],
    countOf: (one: FoundInSource) => ReadonlyMap<string, number>,
    nameOf: (key: Key) => string,
  ): PieceFacet[] =>
    keys.flatMap((id) => {
      const count = found.reduce((all, one) => all + (countOf(one).get(id) ?? 0), 0)
      return count > 0 ? [{ id, name: capitalised(nameOf(id)), count }] : []
    })
  // Keys of the tables are their own.
  const families = Object.keys(colourFamilies) as ColourFamily[]
  const kinds = Object.keys(materials) as Material[]
  const inOrder = Object.keys(categories) as (keyof typeof categories)[]
  return {
    categories: sum(
      [...inOrder, "other" as const],
      ({ facets }) => facets.categories,
      (id) => (id === "other" ? otherThings : categories[id])[language],
    ),
    colours: sum(
      families,
      ({ facets }) => facets.colours,
      (id) => colourFamilies[id][language][0],
    ).map((facet) => ({ ...facet, hex: swatchOf(facet.id) })),
    materials: sum(
      kinds,
      ({ facets }) => facets.materials,
      (id) => materials[id][language][0],
    ),
    sources: found.flatMap(({ source, total }) => (total > 0 ? [{ id: source, count: total }] : [])),
  }
}

const swatchOf = (id: string): string =>
  // Facets of colours are named by their families.
  familySwatches[id as ColourFamily]

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
