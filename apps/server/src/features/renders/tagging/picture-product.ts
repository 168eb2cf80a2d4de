import * as z from "zod/mini"

const Share = z.number().check(z.gte(0), z.lte(1))
/** A product in a picture, and where it is seen best: from its upper left, as fractions of its sides. */
export const PictureProduct = z.object({ product: z.string(), x: Share, y: Share })
export type PictureProduct = z.infer<typeof PictureProduct>
