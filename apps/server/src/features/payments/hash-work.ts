import phash from "sharp-phash"

/** Runs in a process of its own: `hashPicture` has it run. */
export default async function hash(picture: Uint8Array): Promise<string> {
  return phash(Buffer.from(picture))
}
