import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as z from "zod/mini"
import { PictureProduct } from "../features/renders/tagging/picture-product.ts"
import type { DemoWork } from "./demo-content.ts"

const file = join(import.meta.dirname, "../../demo/pictures/home-tags.json")

/** The products that rays have found in pictures of the demo's homes, by the picture's file; products by their keys. */
export type PictureTags = Readonly<Record<string, readonly PictureProduct[]>>

const Tags = z.record(z.string(), z.array(PictureProduct))

/** Reads what `scripts/tag-home-pictures.mjs` wrote. */
export const readPictureTags = async (): Promise<PictureTags> =>
  z.parse(Tags, JSON.parse(await readFile(file, "utf8")))

interface WorkTag {
  readonly product: string
  readonly at: readonly [number, number] | null
}

/** The products of a work: in a picture of a demo home where they are seen, then those that the work names besides. */
export function tagsOfWork({ picture, products }: DemoWork, tags: PictureTags): readonly WorkTag[] {
  const seen = (typeof picture === "string" ? tags[picture] : undefined) ?? []
  const others = products.filter(({ product }) => !seen.some((one) => one.product === product))
  return [
    ...seen.map(({ product, x, y }) => ({ product, at: [x, y] as const })),
    ...others.map(({ product, at = null }) => ({ product, at: seen.length > 0 ? null : at })),
  ]
}
