import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { localDisk } from "./local-disk.ts"

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "local-disk-"))
})

afterAll(() => rm(folder, { recursive: true }))

test("gives back what was written, also in folders that were not there", async () => {
  const files = localDisk(join(folder, "kept"))
  await files.write("pictures/01-ab/320.webp", Buffer.from("one"))
  await files.write("pictures/01-ab/320.webp", Buffer.from("two"))
  expect((await files.read("pictures/01-ab/320.webp"))?.toString()).toBe("two")
  // Nothing half written is left beside it.
  expect(await readdir(join(folder, "kept/pictures/01-ab"))).toEqual(["320.webp"])
})

test("says null for a file that is not there", async () => {
  expect(await localDisk(join(folder, "nowhere")).read("pictures/none.webp")).toBeNull()
})

test("refuses what would leave the database no room, and leaves nothing of it", async () => {
  const path = join(folder, "full")
  const files = (freeBytes: number) => localDisk(path, async () => ({ freeBytes, totalBytes: 1_000 }))
  await files(24).write("kept/a", Buffer.alloc(4))
  await expect(files(23).write("refused/a", Buffer.alloc(4))).rejects.toMatchObject({
    appErrorName: "diskFull",
  })
  expect(await readdir(path)).toEqual(["kept"])
})

test("a file that cannot take its place leaves the old one whole", async () => {
  const files = localDisk(join(folder, "blocked"))
  await mkdir(join(folder, "blocked/a"), { recursive: true })
  await writeFile(join(folder, "blocked/a/inside"), "old")
  // The name is that of a folder, so the last step fails.
  await expect(files.write("a", Buffer.from("new"))).rejects.toThrow()
  expect(await readdir(join(folder, "blocked/a"))).toEqual(["inside"])
})

describe("refuses names that are not ours", () => {
  const odd = [
    "",
    "/",
    ".",
    "..",
    "../secret",
    "a/../b",
    "/etc/passwd",
    "a//b",
    "a/",
    "./a",
    "A",
    "a b",
    "a\0",
    "a%2e",
    "a\\b",
    "a.b.c",
    "ä",
    "a\n",
  ]
  test.each(odd)("%j", async (name) => {
    const files = localDisk(folder)
    await expect(files.read(name)).rejects.toThrow("Not a file name of ours.")
    await expect(files.write(name, Buffer.from(""))).rejects.toThrow("Not a file name of ours.")
  })

  test("and whatever it takes stays below its folder", async () => {
    const files = localDisk(join(folder, "below"))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("a", "..", ".", "/", "-", "9", "\0", "\\", "~"), { maxLength: 8 }),
        async (parts) => {
          const name = parts.join("")
          const outcome = await files
            .read(name)
            .catch((error: unknown) => (error instanceof Error ? error.message : error))
          expect([null, "Not a file name of ours."]).toContain(outcome)
          if (outcome === null) expect(name).not.toMatch(/\.\.|^\/|\0|\\/)
        },
      ),
    )
  })
})
