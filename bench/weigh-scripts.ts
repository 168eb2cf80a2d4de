import { brotliCompressSync } from "node:zlib"

/** What scripts weigh together, each once, in kB as brotli sends them. */
export async function weighScripts(addresses: readonly string[]): Promise<number> {
  let bytes = 0
  for (const address of new Set(addresses))
    bytes += brotliCompressSync(await (await fetch(address)).bytes()).length
  return bytes / 1_024
}
