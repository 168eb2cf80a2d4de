import { showText, textsOf, type Language } from "@roomwright/contract/language"
import { categories, type Category } from "@roomwright/models/model/categories"
import { colourFamilyOf, type ColourFamily } from "@roomwright/models/search/colour-families"
import type { Material } from "@roomwright/models/search/materials"
import { readQuery } from "@roomwright/models/search/read-query"
import { createVocabulary, type Vocabulary } from "@roomwright/models/search/vocabulary"
import { findModelType } from "@roomwright/models/types/model-types"
import type { ModelProduct } from "../catalogue/catalogue.public.ts"
import { toPicture } from "../media/media.public.ts"
import type { ListedPiece } from "./model-pieces.ts"

/** A product with what the library narrows by. */
export interface SortedProduct {
  readonly product: ModelProduct
  readonly category: Category
  readonly colours: ReadonlySet<ColourFamily>
  readonly materials: ReadonlySet<Material>
}

let vocabulary: Vocabulary | null = null
/** What names of categories, materials and products say is the same for every search, and reading it is most of what one costs. */
const readTexts = new Map<string, ReturnType<typeof readQuery>>()
const mostTexts = 10_000

function read(text: string): ReturnType<typeof readQuery> {
  const known = readTexts.get(text)
  if (known) return known
  const said = readQuery(text, (vocabulary ??= createVocabulary()))
  if (readTexts.size >= mostTexts) readTexts.clear()
  readTexts.set(text, said)
  return said
}
const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Sorts a product into the library: by the names of its category, the colours of its variants and its materials. */
export function sortProduct(product: ModelProduct): SortedProduct {
  return {
    product,
    category: categoryOf(product),
    colours: new Set(product.card.colours.flatMap(({ hex }) => (isHex(hex) ? [colourFamilyOf(hex)] : []))),
    // Their ids are English words: "oak", "solid-wood".
    materials: new Set(product.materials.flatMap((id) => [...read(id.replaceAll("-", " ")).materials])),
  }
}

/** What a merchant's category is in the library; what it says nothing of is decor. */
function categoryOf({ categories: own, card }: ModelProduct): Category {
  for (const text of [...own.flatMap(({ name }) => textsOf(name)), ...textsOf(card.name)]) {
    const { categories: named, types } = read(text)
    const [first] = named
    if (first) return first
    const [best] = [...types].toSorted((one, other) => other[1] - one[1])
    const ofType = best && findModelType(best[0])?.category
    if (ofType) return ofType
  }
  return "decor"
}

/** What hangs from ceilings and on walls by the kind of thing it is; everything else stands. */
const anchorOf = ({ product, category }: SortedProduct): ListedPiece["anchor"] => {
  const types = [...read(textsOf(product.card.name).join(" ")).types].toSorted(
    (one, other) => other[1] - one[1],
  )
  const best = types[0] && findModelType(types[0][0])
  return best?.category === category && best.anchor !== "opening" ? best.anchor : "floor"
}

/** How high above the floor the underside of what hangs is, mm, in a room of the usual height. */
const elevationOf = (anchor: ListedPiece["anchor"], height: number): number =>
  anchor === "ceiling" ? Math.max(0, 2_700 - height) : anchor === "wall" ? 1_200 : 0

/** Pictures of pieces are at least so wide, px: two columns of a panel on a dense screen. */
const pictureWidth = 320

function pictureAddress(poster: ModelProduct["poster"]): string {
  const { path, widths } = toPicture(poster)
  return `${path}/${widths.find((width) => width >= pictureWidth) ?? widths.at(-1) ?? pictureWidth}.webp`
}

/** A product as the list shows it. */
export function toProductPiece(sorted: SortedProduct, language: Language): ListedPiece {
  const { product, category } = sorted
  const { id, card, nickname, widthMm: width, depthMm: depth, heightMm: height, stock } = product
  const anchor = anchorOf(sorted)
  const reference = `product:${id}`
  return {
    key: reference,
    source: "product",
    name: showText(card.name, language),
    category,
    anchor,
    item: {
      model: reference,
      size: { width, depth, height },
      elevation: elevationOf(anchor, height),
      parameters: {},
      materials: {},
      product: id,
    },
    isOwn: false,
    picture: pictureAddress(product.poster),
    product: { id, price: card.price, priceVaries: card.priceVaries, stock, merchant: nickname },
    credit: null,
  }
}

export const isCategory = (id: string): id is Category => Object.hasOwn(categories, id)
