import * as z from "zod/mini"

/** Widths that every picture is kept in (px), as far as the original reaches. */
export const pictureWidths = [320, 640, 1024, 1600] as const

/**
 * A picture as answered. Its files are `{path}/{width}.webp` for each of `widths`; `placeholder` is a blurred
 * 24 px WebP as a data address; `width` and `height` give its proportions (px of the largest file).
 */
export const Picture = z.object({
  id: z.string(),
  path: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  placeholder: z.string(),
})
export type Picture = z.infer<typeof Picture>

/** A picture that some may look at before others: `address` opens for 60 seconds, null where everybody may. */
export const OwnPicture = z.object({ ...Picture.shape, address: z.nullable(z.string()) })
export type OwnPicture = z.infer<typeof OwnPicture>
