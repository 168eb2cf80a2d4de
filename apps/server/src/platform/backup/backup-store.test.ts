import fc from "fast-check"
import { buffer } from "node:stream/consumers"
import { expect, test } from "vitest"
import type { FileStore } from "../files/file-store.ts"
import { createBackup, listBackups, openBackup, partBytes, readManifest } from "./backup-store.ts"
import { manifestFormat } from "./manifest.ts"

function inMemory(): FileStore & { readonly held: Map<string, Buffer> } {
  const held = new Map<string, Buffer>()
  return {
    held,
    write: async (name, content) => void held.set(name, Buffer.from(content)),
    read: async (name) => held.get(name) ?? null,
    delete: async (name) => void held.delete(name),
    async *list(folder) {
      for (const name of held.keys()) if (name.startsWith(`${folder}/`)) yield name
    },
  }
}

const id = "20260101-000000-abcd"
const rest = {
  format: manifestFormat,
  madeAt: "2026-01-01T00:00:00.000Z",
  kind: "cluster",
  postgresMajor: 18,
  folders: [],
  database: [],
  secret: null,
} as const

const toChunks = async function* (chunks: readonly Uint8Array[]) {
  yield* chunks
}

test("files of any size, in any chunks, come back as they were", async () => {
  // Sizes around that of a part, made of the same bytes: only places and lengths are to be proved.
  const bytes = Buffer.from(Array.from({ length: 2 * partBytes + 9 }, (_none, at) => (at * 31) % 251))
  const size = fc.oneof(
    fc.nat(100),
    fc.integer({ min: partBytes - 3, max: partBytes + 3 }),
    fc.constant(bytes.length),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(size, { maxLength: 2 }), { maxLength: 4 }), async (sizes) => {
      const store = inMemory()
      const backup = createBackup(store, id)
      const written = sizes.map((each) => each.map((length, at) => bytes.subarray(at, at + length)))
      const files = []
      for (const [at, chunks] of written.entries()) files.push(await backup.store(`${at}`, toChunks(chunks)))
      await backup.finish({ ...rest, folders: [], database: [], files })
      const manifest = await readManifest(store, id)
      const reader = openBackup(store, manifest)
      await reader.verify()
      for (const [at, file] of manifest.files.entries())
        expect((await buffer(reader.read(file))).equals(Buffer.concat(written[at] ?? []))).toBe(true)
      for (const { bytes: length } of manifest.parts) expect(length).toBeLessThanOrEqual(partBytes)
    }),
    { numRuns: 20 },
  )
})

test("a backup is there when it is whole, not before", async () => {
  const store = inMemory()
  const backup = createBackup(store, id)
  await backup.store("a", toChunks([Buffer.alloc(partBytes)]))
  expect(await listBackups(store)).toEqual([])
  await backup.finish({ ...rest, folders: [], database: [], files: [] })
  expect(await listBackups(store)).toEqual([id])
})
