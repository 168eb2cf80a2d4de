import type { Language } from "@roomwright/contract/language"
import type { CallData, ParsedInput } from "@roomwright/contract/endpoint"
import type { searchLibrary } from "@roomwright/contract/library/calls"
import type { PieceSource } from "@roomwright/contract/library/pieces"
import type { Category } from "@roomwright/models/model/categories"
import { colourFamilies, type ColourFamily } from "@roomwright/models/search/colour-families"
import { materials, type Material } from "@roomwright/models/search/materials"
import { normaliseText } from "@roomwright/models/search/normalise-words"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { countAllPieces } from "./count-pieces.ts"
import { findImportedPieces } from "./find-imported.ts"
import { countEach, type FoundInSource, type PiecesAsked } from "./found-in-source.ts"
import { findModels, toModelPiece, type ListedPiece } from "./model-pieces.ts"
import { isCategory, sortProduct, toProductPiece } from "./product-pieces.ts"
import { listFavouriteKeys, markFavourites } from "./piece-favourites.ts"
import { readPieces } from "./read-pieces.ts"
import { readLibraryTag } from "./library-files.ts"
import { weavePieces } from "./weave-pieces.ts"
import { formatFacets } from "./format-facets.ts"
import { findModelProducts } from "../catalogue/catalogue.public.ts"

/** Products behind these are found by more words. */
const mostProducts = 1_000

type Query = ParsedInput<typeof searchLibrary>["query"]
type Page = CallData<typeof searchLibrary>

interface Reader {
  readonly accountId: string
  readonly language: Language
}

/** One part of the list of all pieces that are asked for. Throws `unknownFilterValue` for values that the library has not. */
export async function findPieces(
  services: Pick<Services, "database">,
  query: Query,
  reader: Reader,
): Promise<Page> {
  const asked = readAsked(query, reader)
  const { database } = services
  const { favourites, keys, source, own: isOwn, offset, limit } = query
  if (keys) return showListed(services, await readPieces(services, keys, reader), { query, reader })
  if (favourites) {
    const kept = await readPieces(services, await listFavouriteKeys(database.db, reader.accountId), reader)
    return showListed(services, kept.filter(isAskedFor(asked, source)), { query, reader })
  }
  if (isOwn) {
    const mine = await findImportedPieces(services, { ...asked, isAlone: true, isOwn: true })
    return showListed(services, await mine.read({ from: 0, count: mine.total }), { query, reader })
  }
  const models = findModels(asked)
  const stored = await Promise.all([
    findProductPieces(services, asked),
    findImportedPieces(services, { ...asked, isAlone: source === "piece" }),
  ])
  const found: readonly FoundInSource[] = [
    {
      source: "model",
      total: models.total,
      facets: models.facets,
      read: async ({ from, count }) =>
        models.hits.slice(from, from + count).map((one) => toModelPiece(one, reader.language)),
    },
    ...stored,
  ]
  const listed = found.filter((one) => source === undefined || one.source === source)
  const totalOf = (of: PieceSource): number => listed.find((one) => one.source === of)?.total ?? 0
  const counts = { model: totalOf("model"), product: totalOf("product"), piece: totalOf("piece") }
  const { places, shares } = weavePieces(counts, { offset, limit })
  const parts = await Promise.all(listed.map((one) => one.read(shares[one.source])))
  const waiting = new Map(listed.map(({ source: of }, at) => [of, parts[at]?.values()]))
  const pieces = places.flatMap((place) => waiting.get(place)?.next().value ?? [])
  const total = counts.model + counts.product + counts.piece
  const isEverything = asked.text === "" && !asked.category && !asked.colour && !asked.material && !source
  return {
    pieces: await markFavourites(database.db, reader.accountId, pieces),
    total: isEverything ? await countAllPieces(services) : total,
    hasMore: offset + limit < total,
    facets: formatFacets(found, reader.language),
    // What a product is called is no unknown word.
    unknown: counts.product > 0 || counts.piece > 0 ? [] : [...models.unknown],
    leftOut: totalOf("model") > 0 ? [...models.leftOut] : [],
    tag: await readLibraryTag(),
  }
}

function readAsked({ w = "", category, colour, material }: Query, reader: Reader): PiecesAsked {
  const faults = [
    ...(category === undefined || isListed(category) ? [] : ["query.category"]),
    ...(colour === undefined || isColour(colour) ? [] : ["query.colour"]),
    ...(material === undefined || isMaterial(material) ? [] : ["query.material"]),
  ]
  if (faults.length > 0)
    throw new AppError("unknownFilterValue", { faults: faults.map((path) => ({ path, problem: "unknown" })) })
  return {
    text: w,
    category: category !== undefined && isListed(category) ? category : undefined,
    colour: colour !== undefined && isColour(colour) ? colour : undefined,
    material: material !== undefined && isMaterial(material) ? material : undefined,
    ...reader,
  }
}

const isListed = (id: string): id is Category | "other" => id === "other" || isCategory(id)
const isColour = (id: string): id is ColourFamily => Object.hasOwn(colourFamilies, id)
const isMaterial = (id: string): id is Material => Object.hasOwn(materials, id)

/** Of a short list of one's own: what has all the words in its name, and is of the category. */
const isAskedFor =
  ({ text, category }: PiecesAsked, source: PieceSource | undefined) =>
  (piece: ListedPiece): boolean =>
    (category === undefined || piece.category === category) &&
    (source === undefined || piece.source === source) &&
    normaliseText(text)
      .split(" ")
      .every((word) => normaliseText(piece.name.text).includes(word))

/** A part of a list that is there as a whole. */
async function showListed(
  { database }: Pick<Services, "database">,
  listed: readonly ListedPiece[],
  { query: { offset, limit }, reader }: { readonly query: Query; readonly reader: Reader },
): Promise<Page> {
  const facets = formatFacets(
    (["model", "product", "piece"] as const).map((source) => {
      const own = listed.filter((piece) => piece.source === source)
      return {
        source,
        total: own.length,
        facets: {
          categories: countEach(own.map(({ category }) => category)),
          colours: new Map(),
          materials: new Map(),
        },
        read: async () => own,
      }
    }),
    reader.language,
  )
  return {
    pieces: await markFavourites(database.db, reader.accountId, listed.slice(offset, offset + limit)),
    total: listed.length,
    hasMore: offset + limit < listed.length,
    facets,
    unknown: [],
    leftOut: [],
    tag: await readLibraryTag(),
  }
}

/** Merchants' products that have a 3D model, found as the shop finds them. */
async function findProductPieces(
  { database }: Pick<Services, "database">,
  { text, category, colour, material, language }: PiecesAsked,
): Promise<FoundInSource> {
  const named = (await findModelProducts(database, { w: text, most: mostProducts })).map(sortProduct)
  const inCategory = named.filter((one) => category === undefined || one.category === category)
  const found = inCategory.filter(
    ({ colours, materials }) =>
      (colour === undefined || colours.has(colour)) && (material === undefined || materials.has(material)),
  )
  return {
    source: "product",
    total: found.length,
    facets: {
      categories: countEach(named.map((one) => one.category)),
      colours: countEach(inCategory.flatMap(({ colours }) => [...colours])),
      materials: countEach(inCategory.flatMap(({ materials }) => [...materials])),
    },
    read: async ({ from, count }) =>
      found.slice(from, from + count).map((one) => toProductPiece(one, language)),
  }
}
