import { demoProducts } from "../content/products.ts"
import { buildProduct } from "./build-product.ts"
import { madeProducts } from "./made-products.ts"
import { madeTextiles } from "./made-textiles.ts"
import { madeToys } from "./made-toys.ts"
import { decorPieces } from "./pieces-decor.ts"
import { lampPieces } from "./pieces-lamps.ts"
import { roomPieces } from "./pieces-rooms.ts"
import { seats } from "./pieces-seats.ts"
import { storagePieces } from "./pieces-storage.ts"
import { tablePieces } from "./pieces-tables.ts"
import type { ProductPiece, SizeMm } from "./product-piece.ts"
import { writeProduct } from "./write-product.ts"

export interface DemoModel {
  /** Key of the product that it shows, as large as the product says it is. */
  readonly product: string
  readonly piece: ProductPiece
  readonly sizeMm: SizeMm
}

const pieces: ReadonlyMap<string, ProductPiece> = new Map(
  [
    seats,
    tablePieces,
    storagePieces,
    lampPieces,
    decorPieces,
    roomPieces,
    madeProducts,
    madeTextiles,
    madeToys,
  ].flatMap((some) => Object.entries(some)),
)

/** A model of every product of the demo. */
export const demoModels: readonly DemoModel[] = demoProducts.map(({ key, sizeMm }) => {
  const piece = pieces.get(key)
  if (!piece) throw new Error(`The demo content has no model of ${key}.`)
  return { product: key, piece, sizeMm }
})

/** Makes a model as a GLB. */
export const makeModel = ({ piece, sizeMm }: DemoModel): Promise<Uint8Array<ArrayBuffer>> =>
  writeProduct(buildProduct(piece, sizeMm))
