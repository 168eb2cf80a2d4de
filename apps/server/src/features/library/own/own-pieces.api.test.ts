import { randomUUID } from "node:crypto"
import { deleteMyAccount, exportMyData } from "@roomwright/contract/accounts/calls"
import { searchLibrary, setPieceFavourite } from "@roomwright/contract/library/calls"
import {
  changeOwnPiece,
  findPieceFile,
  listOwnPieces,
  listPieceOutlines,
  removeOwnPiece,
  uploadOwnPiece,
} from "@roomwright/contract/library/own-piece-calls"
import type { OwnPiece } from "@roomwright/contract/library/own-pieces"
import { uploadQuotaBytes } from "@roomwright/contract/media/uploads"
import { readOwnPlan } from "@roomwright/contract/plans/calls"
import { unzipSync } from "fflate"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../../platform/ids.ts"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { listFiles } from "../../../testing/list-files.ts"
import { send, toForm, type Answer } from "../../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { changeGlb, tableGlb } from "../../../testing/test-models.ts"
import { signUp, type TestPerson } from "../../../testing/test-people.ts"

let app: TestApp
let lan: TestPerson
let minh: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app, { nickname: "Lan Anh", roles: ["ROLE_DESIGNER"] })
  minh = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const as = ({ headers }: TestPerson) => ({ headers, language: "en" as const })
const files = () => listFiles(app.services.files, "models")
const list = (person = lan) => app.call(listOwnPieces, {}, as(person))
const keysFor = async (person: TestPerson, w: string) => {
  const { pieces } = await app.call(searchLibrary, { query: { w } }, as(person))
  return pieces.filter(({ isOwn }) => isOwn).map(({ key }) => key)
}
const addressFor = async (person: TestPerson, id: string) =>
  (await app.call(findPieceFile, { params: { id } }, as(person))).address

interface Sending {
  readonly person?: TestPerson
  readonly name?: string
  readonly key?: string
  readonly content?: Uint8Array<ArrayBuffer>
}
const inputOf = ({ name = "Grandma's table", key = randomUUID(), content = tableGlb() }: Sending) => ({
  body: { key, name },
  file: new Blob([content]),
})
/** Files of earlier ones are still being made, rows are there at once. */
const countUploads = async (): Promise<number> => {
  const uploads = app.database.db.selectFrom("upload").where("account_id", "=", lan.id)
  return (await uploads.select("id").execute()).length
}
/** Sends what will be refused. */
const sendBad = (sending: Sending): Promise<Answer> => {
  const { body, file } = inputOf(sending)
  return send(`${app.url}/api${uploadOwnPiece.path}`, {
    method: "POST",
    headers: (sending.person ?? lan).headers,
    body: toForm(body, file, "a.glb"),
    language: "en",
  })
}
const upload = (sending: Sending = {}): Promise<OwnPiece> =>
  app.call(uploadOwnPiece, inputOf(sending), as(sending.person ?? lan))

/** Until it is made, or has failed. */
async function uploadAndWait(sending: Sending = {}): Promise<OwnPiece> {
  const { id } = await upload(sending)
  for (;;) {
    const piece = (await list(sending.person)).find((one) => one.id === id)
    if (piece && piece.state !== "making") return piece
    await app.runJob("make-models")
  }
}

test("a designer's own model is named, sorted and measured, made ready, and found by its owner alone", async () => {
  const sent = await upload()
  expect(sent).toMatchObject({
    name: "Grandma's table",
    category: "tables",
    anchor: "floor",
    size: { width: 1_800, depth: 900, height: 750 },
    asksSize: false,
    fault: null,
  })
  const made = await uploadAndWait({ name: "Wardrobe of Mai" })
  expect(made).toMatchObject({ state: "ready", category: "storage" })
  expect(await keysFor(lan, "wardrobe mai")).toEqual([made.reference])
  expect(await keysFor(minh, "wardrobe mai")).toEqual([])
  const mine = await app.call(searchLibrary, { query: { own: "true", w: "wardrobe" } }, as(lan))
  expect(mine.pieces).toMatchObject([
    { key: made.reference, isOwn: true, credit: null, item: { model: made.reference } },
  ])
  expect((await app.call(searchLibrary, { query: { own: "true" } }, as(minh))).pieces).toEqual([])

  const address = await addressFor(lan, made.id)
  expect((await app.get(address ?? "")).status).toBe(200)
  app.time.passes(61_000)
  expect((await app.get(address ?? "")).status).toBe(404)
  // Neither by its id nor as an imported piece does anybody else come to it.
  expectRefusal(await refuse(app, findPieceFile, { params: { id: made.id } }, as(minh)), "notFound")
  expect((await app.get(`/api/studio/pieces/${made.id}.glb`)).status).toBe(404)
  const favourite = { body: { piece: made.reference, isFavourite: true } }
  expectRefusal(await refuse(app, setPieceFavourite, favourite, as(minh)), "notFound")
  const params = { id: made.id }
  expectRefusal(await refuse(app, changeOwnPiece, { params, body: { name: "Mine" } }, as(minh)), "notFound")
  expectRefusal(await refuse(app, removeOwnPiece, { params }, as(minh)), "notFound")
})

test("plans draw an own model by its outline, for its owner alone", async () => {
  const { reference } = await upload({ name: "Outlined" })
  const outlines = (person: TestPerson) =>
    app.call(
      listPieceOutlines,
      { query: { keys: `${reference} piece:${newId()} product:${newId()} model:sofa.lounge` } },
      as(person),
    )
  const [one, ...more] = await outlines(lan)
  expect([one?.key, more]).toEqual([reference, []])
  // A table from above is its top: the corners of the box.
  expect(one?.outline.map((ring) => ring.length)).toEqual([8])
  expect(one?.outline[0]?.every((value) => Math.abs(value) === 500)).toBe(true)
  expect(await outlines(minh)).toEqual([])
})

test("own models are counted in the storage that the account's plan shows", async () => {
  const hoa = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const files = async () => (await app.call(readOwnPlan, {}, as(hoa))).files
  expect(await files()).toEqual({ used: 0, most: uploadQuotaBytes, models: 0 })
  const piece = await uploadAndWait({ person: hoa })
  expect(await files()).toEqual({ used: piece.bytes, most: uploadQuotaBytes, models: piece.bytes })
  await app.call(removeOwnPiece, { params: { id: piece.id } }, as(hoa))
  expect(await files()).toMatchObject({ used: 0, models: 0 })
})

test("the same upload again is the same piece", async () => {
  const key = randomUUID()
  const [first, again] = [await upload({ key }), await upload({ key })]
  expect(again.id).toBe(first.id)
  // Another account's key is its own.
  expect((await upload({ key, person: minh })).id).not.toBe(first.id)
})

test("what it is called, where it is listed and how large it is can be changed", async () => {
  const { id, reference } = await uploadAndWait({ name: "thing" })
  const size = { width: 400, depth: 300, height: 200 }
  const body = { name: "Ghế đẩu nhỏ", category: "chairs", anchor: "floor" as const, size }
  expect(await app.call(changeOwnPiece, { params: { id }, body }, as(lan))).toMatchObject(body)
  expect(await keysFor(lan, "ghe dau nho")).toEqual([reference])
  for (const category of ["openings", "spaceships"])
    expectRefusal(
      await refuse(app, changeOwnPiece, { params: { id }, body: { category } }, as(lan)),
      "invalidInput",
    )
})

test("a model in another unit is put down as large as furniture, and asks", async () => {
  const sent = await upload({ content: tableGlb([1_800_000, 900_000, 750_000]) })
  expect(sent).toMatchObject({ asksSize: true, size: { width: 1_800, depth: 900, height: 750 } })
  const input = { params: { id: sent.id }, body: { size: sent.size } }
  expect(await app.call(changeOwnPiece, input, as(lan))).toMatchObject({ asksSize: false })
})

test.each<[string, string, () => Uint8Array<ArrayBuffer>]>([
  ["nothing", "notGlb", () => new Uint8Array()],
  ["cut", "cut", () => tableGlb().slice(0, 5_000)],
  [
    "elsewhere",
    "outside",
    () =>
      changeGlb(tableGlb(), ({ buffers }) => Object.assign(buffers[0] ?? {}, { uri: "http://127.0.0.1/a" })),
  ],
  [
    "huge",
    "tooLarge",
    () =>
      changeGlb(tableGlb(), ({ accessors }) => {
        accessors.push({ componentType: 5126, type: "MAT4", count: 2_000_000_000 })
      }),
  ],
  ["beyond any unit", "size", () => tableGlb([30_000_000, 900, 750])],
])("a file that is %s is refused with its reason, and leaves nothing", async (_what, fault, content) => {
  const before = [await countUploads(), (await list()).length]
  const refusal = await sendBad({ content: content() })
  expectRefusal(refusal, "modelRefused")
  expect(refusal.text).toContain(`"problem":"${fault}"`)
  expect([await countUploads(), (await list()).length]).toEqual(before)
})

test("own models count towards the account's storage, and nothing goes beyond it", async () => {
  const full = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const row = {
    id: newId(),
    account_id: full.id,
    purpose: "piece",
    bytes: uploadQuotaBytes,
    claimed_at: new Date(),
  }
  await app.services.database.db.insertInto("upload").values(row).execute()
  expectRefusal(await sendBad({ person: full }), "storageFull")
})

test("a deleted piece is gone with its file", async () => {
  const { id, reference } = await uploadAndWait({ name: "Short-lived" })
  const row = app.database.db.selectFrom("library_piece").where("id", "=", id).select("model_file_id")
  const modelId = (await row.executeTakeFirstOrThrow()).model_file_id ?? ""
  expect((await files()).some((name) => name.includes(modelId))).toBe(true)
  await app.call(removeOwnPiece, { params: { id } }, as(lan))
  expectRefusal(await refuse(app, findPieceFile, { params: { id } }, as(lan)), "notFound")
  expect(await keysFor(lan, "short-lived")).toEqual([])
  expect((await list()).map((piece) => piece.reference)).not.toContain(reference)
  expectRefusal(await refuse(app, removeOwnPiece, { params: { id } }, as(lan)), "notFound")
  await app.runJob("sweep-files")
  expect((await files()).filter((name) => name.includes(modelId))).toEqual([])
})

// Last: days pass, and with them everybody's session.
test("own models are in what a person exports, and go with the account", async () => {
  const mai = await signUp(app, { roles: ["ROLE_DESIGNER"] })
  const { id } = await uploadAndWait({ person: mai, name: "Mai's table" })
  const body = { password: mai.password }
  const { address } = await app.call(exportMyData, { body }, as(mai))
  const exported = unzipSync(await (await fetch(app.url + address)).bytes())
  expect(JSON.parse(Buffer.from(exported["library.json"] ?? []).toString())).toMatchObject({
    own_pieces: [{ id, name: { en: "Mai's table" } }],
  })
  expect(Object.keys(exported).some((name) => /piece-.*\.glb$/.test(name))).toBe(true)
  await app.call(deleteMyAccount, { body }, as(mai))
  app.time.passes(15 * 86_400_000)
  await app.eraseDueAccounts()
  const left = app.database.db.selectFrom("library_piece").where("id", "=", id)
  expect(await left.select("id").execute()).toEqual([])
})
