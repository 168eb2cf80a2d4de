import { zipSync, type Zippable } from "fflate"
import { importFurnitureLibrary, listFurnitureLibraries } from "@roomwright/contract/library/library-admin"
import sharp from "sharp"
import type { TestApp } from "./test-app.ts"
import type { TestPerson } from "./test-people.ts"

/** A box with a texture, of two materials. */
export const boxObj = `mtllib box.mtl
v 0 0 0\nv 2 0 0\nv 2 0 3\nv 0 0 3\nv 0 1 0\nv 2 1 0\nv 2 1 3\nv 0 1 3
vt 0 0\nvt 1 0\nvt 1 1\nvt 0 1
usemtl oak\nf 1/1 2/2 3/3 4/4\nf 8/1 7/2 6/3 5/4\nf 5 6 2 1\nf 6 7 3 2
usemtl steel\nf 7 8 4 3\nf 8 5 1 4\n`
export const boxMtl = "newmtl oak\nKd 0.8 0.8 0.8\nmap_Kd oak.png\nnewmtl steel\nKd 0.4 0.4 0.4\n"

type Files = Readonly<Record<string, string | Uint8Array>>

/** What a piece says besides its name; `model#1=…` stands as `model`. */
type Said = Readonly<Record<string, string>>

interface Sh3f {
  readonly id?: string
  readonly pieces: readonly Said[]
  readonly files?: Files
  /** Other catalogues by their language: `_zh_CN`. */
  readonly texts?: Readonly<Record<string, string>>
}

export const boxPiece: Said = {
  id: "Test#box",
  name: "Coffee table",
  category: "Living room",
  model: "/test/box/box.obj",
  icon: "/test/box.png",
  width: "120",
  depth: "60",
  height: "40",
  creator: "Lan",
}

const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A furniture library as a file. */
export async function makeSh3f({
  id = "Test#library",
  pieces,
  files = {},
  texts = {},
}: Sh3f): Promise<Uint8Array<ArrayBuffer>> {
  const catalogue = [
    `id=${id}`,
    "name=Test library",
    "version=1",
    "license=CC0",
    ...pieces.flatMap((piece, at) => Object.entries(piece).map(([key, text]) => `${key}#${at + 1}=${text}`)),
  ].join("\n")
  const all: Files = {
    "PluginFurnitureCatalog.properties": catalogue,
    ...Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [`PluginFurnitureCatalog${language}.properties`, text]),
    ),
    "test/box/box.obj": boxObj,
    "test/box/box.mtl": boxMtl,
    "test/box/oak.png": await picture("#b98a5a"),
    "test/box.png": await picture("#808080"),
    ...files,
  }
  const packed: Zippable = Object.fromEntries(
    Object.entries(all).map(([name, content]) => [
      name,
      typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
    ]),
  )
  return new Uint8Array(zipSync(packed))
}

/** Sends a furniture library and waits until its pieces are made, or have failed. */
export async function sendLibrary(app: TestApp, { headers }: TestPerson, content: Uint8Array<ArrayBuffer>) {
  const sent = await app.call(importFurnitureLibrary, { body: {}, file: new Blob([content]) }, { headers })
  for (;;) {
    const libraries = await app.call(listFurnitureLibraries, {}, { headers })
    if (libraries.every(({ counts }) => counts.queued === 0)) return sent
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
