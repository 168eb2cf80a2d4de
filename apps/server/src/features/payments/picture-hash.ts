/** Of how many of the 64 bits two pictures may differ and still be taken for like ones. */
export const likeBits = 8

/** A perceptual hash of a picture, as 64 digits 0 and 1: like pictures differ in few of them (DCT of 32 x 32 greys). */
export async function hashPicture(picture: Uint8Array): Promise<string> {
  const { default: phash } = await import("sharp-phash")
  return phash(Buffer.from(picture))
}
