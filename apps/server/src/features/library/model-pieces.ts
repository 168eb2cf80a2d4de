import type { Language } from "@roomwright/contract/language"
import type { LibraryPiece } from "@roomwright/contract/library/pieces"
import type { Category } from "@roomwright/models/model/categories"
import { readModelId, writeModelId, type ModelVariant } from "@roomwright/models/model/model-id"
import { itemOfModel } from "@roomwright/models/model/model-of-item"
import { nameVariant } from "@roomwright/models/model/name-variant"
import type { ColourFamily } from "@roomwright/models/search/colour-families"
import type { Material } from "@roomwright/models/search/materials"
import { searchLibrary, type LibraryPage } from "@roomwright/models/search/search-library"

/** A piece before anybody's favourites are looked at. */
export type ListedPiece = Omit<LibraryPiece, "isFavourite">

export interface ModelsAsked {
  readonly text: string
  readonly category?: Category | "other" | undefined
  readonly colour?: ColourFamily | undefined
  readonly material?: Material | undefined
}

const mostRemembered = 64
const remembered = new Map<string, LibraryPage>()

/** All models that are found. A list is scrolled through in parts, so the last searches are remembered; the library never changes. */
export function findModels({ text, category, colour, material }: ModelsAsked): LibraryPage {
  if (category === "other") return { ...findModels({ text, colour, material }), hits: [], total: 0 }
  const key = JSON.stringify([text, category, colour, material])
  const known = remembered.get(key)
  remembered.delete(key)
  const page =
    known ??
    withoutOpenings(
      searchLibrary({
        text,
        ...(category ? { category } : {}),
        ...(colour ? { colour } : {}),
        ...(material ? { material } : {}),
        offset: 0,
        limit: Number.MAX_SAFE_INTEGER,
      }),
    )
  remembered.set(key, page)
  const [oldest] = remembered.keys()
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  return page
}

/** Doors and windows are put into walls, by tools of their own. */
function withoutOpenings(page: LibraryPage): LibraryPage {
  const hits = page.hits.filter(({ type }) => type.category !== "openings")
  const categories = new Map([...page.facets.categories].filter(([id]) => id !== "openings"))
  return { ...page, hits, total: hits.length, facets: { ...page.facets, categories } }
}

/** The model of a key without its `model:`; null for what this library has not. */
export function findModelOfKey(id: string): ModelVariant | null {
  const variant = readModelId(id)
  return "reason" in variant ? null : variant
}

/** A model as the list shows it. Its picture is drawn by the browser. */
export function toModelPiece(variant: ModelVariant, language: Language): ListedPiece {
  const { model, size, parameters, materials, elevation } = itemOfModel(variant)
  return {
    key: `model:${writeModelId(variant)}`,
    source: "model",
    name: { text: nameVariant(variant, language), language },
    category: variant.type.category,
    anchor: variant.type.anchor,
    item: {
      model,
      size,
      elevation,
      parameters: { ...parameters },
      materials: { ...materials },
      product: null,
    },
    picture: null,
    isOwn: false,
    product: null,
    credit: null,
  }
}
