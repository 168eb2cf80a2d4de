import { mkdtemp, readdir, rm, utimes } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { openFileCache, readLibraryVersion } from "./library-files.ts"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "library-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test("gives back what was saved, also after it is opened again", async () => {
  const options = { folder, version: "a", mostBytes: 1_000 }
  const cache = await openFileCache(options)
  expect(await cache.read("sofa")).toBeNull()
  await cache.save("sofa", Buffer.from("soft"))
  expect((await cache.read("sofa"))?.toString()).toBe("soft")
  expect((await (await openFileCache(options)).read("sofa"))?.toString()).toBe("soft")
})

test("deletes what another version of the library made", async () => {
  const old = await openFileCache({ folder, version: "old", mostBytes: 1_000 })
  await old.save("sofa", Buffer.from("hard"))
  const cache = await openFileCache({ folder, version: "new", mostBytes: 1_000 })
  expect(await cache.read("sofa")).toBeNull()
  expect(await readdir(folder)).toEqual(["new"])
})

test("stays within its size: what was asked for longest ago goes first", async () => {
  const cache = await openFileCache({ folder, version: "a", mostBytes: 1_000 })
  for (const [i, name] of ["one", "two", "three"].entries()) {
    await cache.save(name, Buffer.alloc(300))
    for (const file of await readdir(join(folder, "a"))) {
      const path = join(folder, "a", file)
      // Each file a minute older than the next one saved.
      await utimes(path, new Date(), new Date(Date.UTC(2026, 0, 1, 0, i)))
    }
  }
  await cache.read("one")
  await expect.poll(async () => (await readdir(join(folder, "a"))).length).toBe(3)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await cache.save("four", Buffer.alloc(300))
  expect(await cache.read("one")).not.toBeNull()
  expect(await cache.read("four")).not.toBeNull()
  expect((await readdir(join(folder, "a"))).length).toBeLessThan(4)
})

test("caches nothing where it may not write, and says no word of it", async () => {
  const cache = await openFileCache({ folder: "/dev/null/library", version: "a", mostBytes: 1_000 })
  await cache.save("sofa", Buffer.from("soft"))
  expect(await cache.read("sofa")).toBeNull()
})

test("names the version of the library by its sources", async () => {
  expect(await readLibraryVersion()).toMatch(/^[0-9a-f]{16}$/)
})
