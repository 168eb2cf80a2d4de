import { unzipSync } from "fflate"
import { importLimits, RefusedFile } from "./import-report.ts"

/** Where a home of Sweet Home 3D lies in its file. */
const homeName = "Home.xml"
/** Unpacked by packed: text shrinks to a tenth, zeros to a thousandth. */
const mostRatio = 200

/**
 * The text of the home in a `.sh3d` file. Nothing else of it is unpacked, and no name in it is ever a path. Throws `RefusedFile`:
 * `noHome` where there is none, as in files of versions before 5.3, which hold nothing but a Java object.
 */
export function openSh3d(bytes: Uint8Array): string {
  if (bytes.length > importLimits.sh3dBytes) throw new RefusedFile("tooLarge")
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new RefusedFile("notZip")
  let entries = 0
  let stated = 0
  let unpacked: Readonly<Record<string, Uint8Array>>
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        entries += 1
        if (entries > importLimits.zipEntries) throw new RefusedFile("tooMany")
        if (name !== homeName) return false
        const isBomb = originalSize > 1_000_000 && originalSize / Math.max(1, size) > mostRatio
        if (size > importLimits.packedXmlBytes || originalSize > importLimits.xmlBytes || isBomb)
          throw new RefusedFile("tooLarge")
        stated = originalSize
        return true
      },
    })
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile("cut")
  }
  const home = unpacked[homeName]
  if (!home) throw new RefusedFile("noHome")
  if (home.length !== stated || home.length === 0) throw new RefusedFile("broken")
  return new TextDecoder().decode(home)
}
