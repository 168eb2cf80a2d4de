import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { listFiles } from "../../testing/list-files.ts"
import { startBucket } from "../../testing/start-bucket.ts"
import type { FileStore } from "./file-store.ts"
import { localDisk } from "./local-disk.ts"
import { s3Bucket } from "./s3-bucket.ts"

interface Opened {
  readonly files: FileStore
  close(): Promise<void>
}

async function openDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), "roomwright-disk-"))
  return { files: localDisk(folder), close: () => rm(folder, { recursive: true }) }
}

async function openBucket(): Promise<Opened> {
  const bucket = await startBucket()
  return { files: s3Bucket(bucket.config), close: () => bucket.close() }
}

describe.each([
  ["on a local disk", openDisk],
  ["in a bucket", openBucket],
])("files %s", (_where, open) => {
  let opened: Opened
  let files: FileStore

  beforeAll(async () => {
    opened = await open()
    files = opened.files
  })

  afterAll(() => opened.close())

  test("come back as they were written last, byte by byte", async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_none, at) => (at * 7) % 256))
    await files.write("one/320.webp", Buffer.from("before"))
    await files.write("one/320.webp", bytes)
    expect(bytes.equals((await files.read("one/320.webp")) ?? Buffer.of())).toBe(true)
    await files.write("one/empty", Buffer.of())
    expect((await files.read("one/empty"))?.length).toBe(0)
  })

  test("that are not there are null", async () => {
    expect(await files.read("nowhere/320.webp")).toBeNull()
  })

  test("are gone when they are deleted, the others are not; a second time does no harm", async () => {
    await files.write("two/320.webp", Buffer.from("a"))
    await files.write("two/640.webp", Buffer.from("b"))
    await files.delete("two/320.webp")
    await files.delete("two/320.webp")
    await files.delete("never/there.webp")
    expect(await files.read("two/320.webp")).toBeNull()
    expect((await files.read("two/640.webp"))?.toString()).toBe("b")
    await files.delete("two/640.webp")
    expect(await listFiles(files, "two")).toEqual([])
  })

  test("are listed by their folder, however many", async () => {
    expect(await listFiles(files, "many")).toEqual([])
    const names = Array.from({ length: 30 }, (_none, at) => `many/a${at % 3}/${at}.webp`)
    for (const name of names) await files.write(name, Buffer.from(name))
    await files.write("many-others/1.webp", Buffer.from("no"))
    expect(await listFiles(files, "many")).toEqual(names.toSorted())
  })

  test.each(["", "../secret", "/etc/passwd", "a//b", "a/", "A", "a b", "a\0", "a.b.c", "ä"])(
    "are never called %j",
    async (name) => {
      const refusal = "Not a file name of ours."
      await expect(files.read(name)).rejects.toThrow(refusal)
      await expect(files.write(name, Buffer.of())).rejects.toThrow(refusal)
      await expect(files.delete(name)).rejects.toThrow(refusal)
      await expect(listFiles(files, name)).rejects.toThrow(refusal)
    },
  )
})

test("a bucket that is away means: try again", async () => {
  const bucket = await startBucket()
  const files = s3Bucket(bucket.config)
  await files.write("a", Buffer.from("a"))
  await bucket.close()
  await expect(files.read("a")).rejects.toMatchObject({ appErrorName: "unavailable" })
})

test("a bucket of another name is a mistake in the settings, not a file that is missing", async () => {
  const bucket = await startBucket()
  const files = s3Bucket({ ...bucket.config, bucket: "others" })
  await expect(files.read("a")).rejects.toThrow("bucket does not exist")
  await bucket.close()
})
