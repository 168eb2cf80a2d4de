import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { zipSync } from "fflate"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeSh3f, boxPiece } from "../../../testing/test-sh3f.ts"
import { LibraryFault } from "./library-fault.ts"
import { openZip } from "./open-zip.ts"
import { readCatalogue } from "./read-catalogue.ts"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "zip-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function open(content: Uint8Array) {
  const path = join(folder, "library.sh3f")
  await writeFile(path, content)
  return openZip(path)
}

/** Reads every entry, too. */
async function faultOf(content: Uint8Array): Promise<string> {
  try {
    const zip = await open(content)
    try {
      for (const name of zip.names) await zip.read(name)
    } finally {
      await zip.close()
    }
    return "none"
  } catch (error) {
    return error instanceof LibraryFault ? error.fault : String(error)
  }
}

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const small = (name = "a/b.txt"): Buffer => Buffer.from(zipSync({ [name]: text("hello ".repeat(50)) }))
/** Where the list of entries of a file with one entry begins. */
const listOf = (zip: Buffer): number => zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
const changed = (change: (zip: Buffer, list: number) => void): Buffer => {
  const zip = small()
  change(zip, listOf(zip))
  return zip
}

test("gives what was packed, and nothing for other names", async () => {
  const zip = await open(small())
  expect((await zip.read("a/b.txt"))?.toString()).toBe("hello ".repeat(50))
  expect(await zip.read("a/c.txt")).toBeNull()
  await zip.close()
})

test.each<[string, () => Uint8Array, string]>([
  ["text", () => text("I am no zip file, whatever my name says."), "notZip"],
  ["nothing", () => new Uint8Array(), "notZip"],
  ["a file without its beginning", () => small().subarray(60), "cut"],
  ["a file without its end", () => small().subarray(0, -30), "notZip"],
  ["a path that climbs", () => small("a/../../b.txt"), "paths"],
  ["an absolute path", () => small("/etc/b.txt"), "paths"],
  ["a path of Windows", () => small("C:/b.txt"), "paths"],
  ["a path with backslashes", () => small("a\\b.txt"), "paths"],
  [
    "a link",
    () =>
      changed((zip, list) => {
        zip[list + 5] = 3
        zip.writeUInt32LE(0o120_777 * 65_536, list + 38)
      }),
    "paths",
  ],
  ["an encrypted entry", () => changed((zip, list) => zip.writeUInt16LE(1, list + 8)), "encrypted"],
  ["an unknown way of packing", () => changed((zip, list) => zip.writeUInt16LE(12, list + 10)), "broken"],
  ["a wrong checksum", () => changed((zip, list) => zip.writeUInt32LE(1, list + 16)), "broken"],
  ["more than it says", () => changed((zip, list) => zip.writeUInt32LE(10, list + 24)), "broken"],
  ["a gigabyte of zeros", () => zipSync({ "a.obj": new Uint8Array(30_000_000) }), "tooLarge"],
  [
    "an entry that says it is huge",
    () => changed((zip, list) => zip.writeUInt32LE(2e9, list + 24)),
    "tooLarge",
  ],
  [
    "entries that share their bytes",
    () => {
      const zip = Buffer.from(
        zipSync({ "a.txt": text("hello ".repeat(50)), "b.txt": text("hello ".repeat(50)) }),
      )
      const list = listOf(zip)
      zip.writeUInt32LE(0, list + 46 + 5 + 42)
      return zip
    },
    "broken",
  ],
])("refuses %s", async (_what, make, fault) => {
  expect(await faultOf(make())).toBe(fault)
})

test("a library says its pieces in the languages that it has", async () => {
  const zip = await open(
    await makeSh3f({
      pieces: [
        boxPiece,
        { id: "Test#other", name: "<b>Chair</b>\\u0000 \\\n  for two", model: "../../x.obj" },
      ],
      texts: { _zh_CN: "name#1=\\u8336\\u51e0", _vi: "name#1=B\\u00e0n tr\\u00e0" },
    }),
  )
  const { name, license, pieces } = await readCatalogue(zip)
  await zip.close()
  expect({ name, license }).toEqual({ name: "Test library", license: "CC0" })
  expect(pieces[0]).toMatchObject({
    name: { zh: "茶几", en: "Coffee table", vi: "Bàn trà" },
    widthMm: 1_200,
    model: "test/box/box.obj",
    license: "CC0",
  })
  expect(pieces[1]).toMatchObject({ name: { en: "<b>Chair</b> for two" }, model: null, widthMm: Number.NaN })
})

test("a zip file without a catalogue is no library", async () => {
  const zip = await open(small())
  await expect(readCatalogue(zip)).rejects.toMatchObject({ fault: "noCatalogue" })
  await zip.close()
})
