import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import type { Plugin } from "vite"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Lays scripts and style sheets packed beside themselves (`.br`, `.gz`), as small as they become: a server packs them
 * anew for each reader, in a hurry, and a fifth larger.
 */
export function packFiles(): Plugin {
  return {
    name: "pack-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle: {
      sequential: true,
      async handler({ dir = "" }) {
        const folder = join(dir, "assets")
        const files = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name))
        await Promise.all(files.map((name) => pack(join(folder, name))))
      },
    },
  }
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file)
  const [small, zipped] = await Promise.all([brotli(content), zip(content, { level: 9 })])
  // Tiny files gain nothing, but the server would pack what has none of these anew, and could not say its length.
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)])
}
