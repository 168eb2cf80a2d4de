import phash from "sharp-phash"

/** Runs in a work process, called by `hashPicture`. */
export default async function hash(picture: Uint8Array): Promise<string> {
  return phash(Buffer.from(picture))
}
