import * as z from "zod/mini"

/** The widths in which every picture is stored (px), up to its own. */
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

/**
 * A picture that some people can see before it is public: `address` works for 60 seconds, null for public
 * ones.
 */
export const OwnPicture = z.object({ ...Picture.shape, address: z.nullable(z.string()) })
export type OwnPicture = z.infer<typeof OwnPicture>
