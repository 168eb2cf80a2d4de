import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectDatabase, type Database } from "../../platform/database/connect.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { localDisk } from "../../platform/files/local-disk.ts"
import { listFiles } from "../../testing/list-files.ts"
import { nameDataFolder, type TemporaryDataFolder } from "../../testing/temporary-data-folder.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts"
import { storePicture } from "./store-picture.ts"

let testDatabase: TestDatabase
let database: Database
let dataFolder: TemporaryDataFolder
let files: FileStore

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url)
  dataFolder = nameDataFolder()
  files = localDisk(join(dataFolder.path, "files"))
})

afterAll(async () => {
  await database.close()
  await testDatabase.drop()
  await dataFolder.remove()
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#C9A274" } })
const keep = async (source: Uint8Array, cut?: Parameters<typeof storePicture>[2]) => {
  const id = await storePicture({ db: database.db, files }, source, cut)
  return database.db.selectFrom("picture").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
}

test("a picture is kept upright, in its widths, without what the camera wrote", async () => {
  const source = await blank(300, 400)
    .withExif({ IFD0: { Copyright: "someone" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const row = await keep(source)
  expect({ width: row.width, height: row.height, widths: row.widths, hidden: row.hidden }).toEqual({
    width: 400,
    height: 300,
    widths: [320, 400],
    hidden: false,
  })
  for (const width of row.widths) {
    const file = await files.read(`pictures/${row.id}-${row.hash}/${width}.webp`)
    const found = await sharp(file ?? Buffer.of()).metadata()
    expect([found.format, found.width, found.exif, found.orientation]).toEqual([
      "webp",
      width,
      undefined,
      undefined,
    ])
  }
  expect(row.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]+$/)
  expect(row.placeholder.length).toBeLessThan(1_000)
})

test("a WebP of ours stays as it is in its own width, and is made smaller for the others", async () => {
  const source = await sharp({
    create: {
      width: 700,
      height: 350,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "#000",
    },
  })
    .webp({ quality: 60 })
    .toBuffer()
  const row = await keep(source)
  expect([row.width, row.height, row.widths]).toEqual([700, 350, [320, 640, 700]])
  const fileOf = (width: number) => files.read(`pictures/${row.id}-${row.hash}/${width}.webp`)
  expect(Buffer.from((await fileOf(700)) ?? []).equals(source)).toBe(true)
  const small = await sharp(Buffer.from((await fileOf(320)) ?? [])).metadata()
  expect([small.format, small.width, small.height]).toEqual(["webp", 320, 160])
  // Cut, it is another picture.
  const cut = await keep(source, { left: 0, top: 0, width: 1, height: 0.5 })
  expect([cut.width, cut.height]).toEqual([700, 175])
})

test("a cut keeps only its part", async () => {
  const source = await blank(400, 200).png().toBuffer()
  const half = await keep(source, { left: 0.5, top: 0, width: 0.5, height: 1 })
  expect([half.width, half.height]).toEqual([200, 200])
  // A cut that reaches over the edge ends there.
  const over = await keep(source, { left: 0.75, top: 0.5, width: 0.9, height: 0.9 })
  expect([over.width, over.height]).toEqual([100, 100])
})

test("what is no picture, or too many pixels, is refused and leaves neither row nor file", async () => {
  const before = await database.db.selectFrom("picture").select("id").execute()
  const filesBefore = await listFiles(files, "pictures")
  const bomb = await blank(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
  const whole = await blank(64, 64).jpeg().toBuffer()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>1</script></svg>'
  const sources = [
    bomb,
    Buffer.from("<html>no picture</html>"),
    Buffer.from(drawing),
    whole.subarray(0, whole.length / 2),
    Buffer.of(),
  ]
  for (const source of sources) await expect(keep(source)).rejects.toThrow("pictureUnreadable")
  expect(await database.db.selectFrom("picture").select("id").execute()).toEqual(before)
  expect(await listFiles(files, "pictures")).toEqual(filesBefore)
})
