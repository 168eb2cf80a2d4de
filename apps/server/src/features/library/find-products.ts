import type { Services } from "../../platform/services.ts"
import { findModelProducts } from "../catalogue/catalogue.public.ts"
import { countEach, type FoundInSource, type PiecesAsked } from "./found-in-source.ts"
import { sortProduct, toProductPiece } from "./product-pieces.ts"

/** Products behind these are found by more words. */
const mostProducts = 1_000

/** Merchants' products that have a 3D model, found as the shop finds them. */
export async function findProductPieces(
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
