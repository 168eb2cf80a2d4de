import {
  importFurnitureLibrary,
  listFurnitureLibraries,
  listImportedPieces,
  offerImportedPiece,
  removeFurnitureLibrary,
} from "@roomwright/contract/library/library-admin"
import { listPieceOutlines } from "@roomwright/contract/library/own-piece-calls"
import { validateBytes } from "gltf-validator"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../../testing/test-people.ts"
import { boxObj, boxPiece, makeSh3f } from "../../../testing/make-sh3f.ts"
import { sendLibrary } from "../../../testing/test-sh3f.ts"
import { searchPieces } from "../search-pieces.ts"

let app: TestApp
let editor: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  editor = await signUp(app, { roles: ["ROLE_EDITOR"] })
})
afterAll(() => app.close())

const as = (person: TestPerson) => ({ headers: person.headers })
const listPieces = (query: Parameters<typeof app.call<typeof listImportedPieces>>[1]["query"] = {}) =>
  app.call(listImportedPieces, { query }, as(editor))
const find = (words: string) =>
  searchPieces(app.database.db, {
    words: words.split(" "),
    category: null,
    owner: null,
    limit: 10,
    offset: 0,
  })
const fetchPiece = (id: string, kind = "glb", headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/studio/pieces/${id}.${kind}`, { headers })

describe("a furniture library", () => {
  test("is imported, made, found and served with who made it; and removed", async () => {
    const { library, outcome } = await sendLibrary(app, editor, await makeSh3f({ pieces: [boxPiece] }))
    expect(outcome).toBe("new")
    expect(library).toMatchObject({ name: "Test library", license: "CC0", counts: { all: 1 } })

    const pieces = await find("coffee TABLE")
    expect(pieces).toHaveLength(1)
    const [piece] = pieces
    expect(piece).toMatchObject({
      category: "tables",
      creator: "Lan",
      license: "CC0",
      widthMm: 1_200,
      isOwn: false,
    })
    const id = piece?.id ?? ""
    const answer = await fetchPiece(id)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "model/gltf-binary"])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { issues } = await validateBytes(bytes)
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
    expect(new TextDecoder().decode(bytes)).toContain('"copyright":"Lan · Test library · CC0"')
    const etag = answer.headers.get("etag") ?? ""
    expect((await fetchPiece(id, "glb", { "if-none-match": etag })).status).toBe(304)
    expect((await fetchPiece(id, "webp")).headers.get("content-type")).toBe("image/webp")

    await app.call(removeFurnitureLibrary, { params: { id: library.id } }, as(editor))
    expect((await fetchPiece(id)).status).toBe(404)
    expect(await find("coffee")).toHaveLength(0)
    expect(await app.call(listFurnitureLibraries, {}, as(editor))).toEqual([])
    await app.runJob("sweep-files")
    expect(await app.services.files.read(`pieces/${id}.glb`)).toBeNull()
  })

  test("is drawn in plans by its outline, which pieces of former versions get from the job", async () => {
    const { library } = await sendLibrary(app, editor, await makeSh3f({ pieces: [boxPiece] }))
    const [piece] = await find("coffee")
    const outlines = () => app.call(listPieceOutlines, { query: { keys: `piece:${piece?.id}` } }, as(editor))
    const [made] = await outlines()
    // A box from above: its four corners, and nothing of it stands higher.
    expect(made?.outline.map((ring) => ring.length)).toEqual([8])
    expect(made?.outline[0]?.every((value) => Math.abs(value) === 500)).toBe(true)
    expect(made?.edges).toEqual([])

    await app.database.db.updateTable("library_piece").set({ outline: null, outlined: false }).execute()
    expect(await outlines()).toEqual([])
    await app.runJob("make-pieces")
    expect(await outlines()).toEqual([made])
    await app.call(removeFurnitureLibrary, { params: { id: library.id } }, as(editor))
    expect(await outlines()).toEqual([])
  })

  test("the same file again does nothing; a newer one renews its pieces under their ids", async () => {
    const first = await makeSh3f({ pieces: [boxPiece, { ...boxPiece, id: "Test#gone", name: "Old sofa" }] })
    const { library } = await sendLibrary(app, editor, first)
    const again = await sendLibrary(app, editor, first)
    expect([again.outcome, again.library.id]).toEqual(["same", library.id])
    const before = await find("coffee")

    const newer = await sendLibrary(app, editor, await makeSh3f({ pieces: [{ ...boxPiece, width: "140" }] }))
    expect([newer.outcome, newer.library.id]).toEqual(["newer", library.id])
    const after = await find("coffee")
    expect(after[0]).toMatchObject({ id: before[0]?.id, widthMm: 1_400 })
    // What it lists no longer is not found, and stays where it stands.
    expect(await find("sofa")).toHaveLength(0)
    const { content } = await listPieces({ w: "sofa" })
    expect(content).toMatchObject([{ isOffered: false, state: "ready" }])
    expect((await fetchPiece(content[0]?.id ?? "")).status).toBe(200)
    await app.call(removeFurnitureLibrary, { params: { id: library.id } }, as(editor))
  })

  test("a piece that fails says why and stops none behind it; what is wanting is done without", async () => {
    const bad = (id: string, change: Readonly<Record<string, string>>) => ({
      ...boxPiece,
      id,
      name: id,
      ...change,
    })
    const { library } = await sendLibrary(
      app,
      editor,
      await makeSh3f({
        pieces: [
          bad("nan", { model: "/test/nan.obj" }),
          bad("format", { model: "/test/box.3ds" }),
          bad("missing", { model: "/test/none.obj" }),
          bad("outside", { model: "../../etc/passwd.obj" }),
          bad("size", { width: "wide" }),
          bad("empty", { model: "/test/empty.obj" }),
          bad("notexture", { model: "/bare/box.obj", icon: "/none.png" }),
          bad("brokentexture", { model: "/torn/box.obj" }),
          bad("elsewhere", { model: "/elsewhere/box.obj" }),
          bad("markup", { name: "<script>alert(1)</script>" }),
          boxPiece,
        ],
        files: {
          "test/nan.obj": "v 0 0 0\nv nan 1 0\nv 1 0 0\nf 1 2 3",
          "test/box.3ds": "MM",
          "test/empty.obj": "# empty",
          "bare/box.obj": boxObj,
          "bare/box.mtl": "newmtl oak\nmap_Kd none.jpg",
          "torn/box.obj": boxObj,
          "torn/box.mtl": "newmtl oak\nmap_Kd oak.png\nnewmtl steel\nKd 1 1 1",
          "torn/oak.png": "I am no picture.",
          "elsewhere/box.obj": boxObj.replace("mtllib box.mtl", "mtllib ../../../../etc/passwd"),
        },
      }),
    )
    const { content } = await listPieces({ library: library.id, size: "20" })
    expect(content.map(({ state, fault, remarks }) => [state, fault, remarks.toSorted()])).toEqual([
      ["failed", "numbers", []],
      ["failed", "format", []],
      ["failed", "missing", []],
      ["failed", "missing", []],
      ["failed", "size", []],
      ["failed", "empty", []],
      ["ready", null, ["materialMissing", "textureMissing"]],
      ["ready", null, ["textureBroken"]],
      ["ready", null, ["materialMissing"]],
      ["ready", null, []],
      ["ready", null, []],
    ])
    expect(content[9]?.name.text).toBe("<script>alert(1)</script>")
    const [listed] = await app.call(listFurnitureLibraries, {}, as(editor))
    expect(listed?.counts).toMatchObject({ all: 11, ready: 5, failed: 6, queued: 0 })
  })

  test("a piece that is switched off is not found, and stays where it stands", async () => {
    const [piece] = await find("coffee")
    const offer = (isOffered: boolean) =>
      app.call(offerImportedPiece, { params: { id: piece?.id ?? "" }, body: { isOffered } }, as(editor))
    expect((await offer(false)).isOffered).toBe(false)
    expect(await find("coffee")).toHaveLength(0)
    expect((await fetchPiece(piece?.id ?? "")).status).toBe(200)
    expect((await listPieces({ offer: "withdrawn" })).totalElements).toBe(1)
    await offer(true)
    expect(await find("coffee")).toHaveLength(1)
  })

  test("is refused with a reason when it is none, and by whoever is no editor", async () => {
    const send = (content: string, person: TestPerson) =>
      app.call(importFurnitureLibrary, { body: {}, file: new Blob([content]) }, as(person))
    await expect(send("no zip file", editor)).rejects.toThrow(/isn’t a \.sh3f file|不是 \.sh3f/)
    await expect(send("no zip file", await signUp(app))).rejects.toThrow()
  })

  test.each(["none", "0190a000-0000-7000-8000-000000000000", "../x"])("there is no piece %s", async (id) => {
    expect((await fetchPiece(id)).status).toBe(404)
  })
})
