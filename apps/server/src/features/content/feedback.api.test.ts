import { exportMyData } from "@roomwright/contract/accounts/calls"
import * as admin from "@roomwright/contract/content/feedback"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { listWaiting } from "@roomwright/contract/admin/waiting"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { blank } from "../../testing/test-pictures.ts"
import { readOutbox, signUp, type TestPerson } from "../../testing/test-people.ts"
import { feedbackData } from "./feedback-data.ts"
import { deleteOldFeedback } from "./schedule-feedback.ts"

let app: TestApp
let editor: TestPerson
let reader: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  editor = await signUp(app, { nickname: "Minh", roles: ["ROLE_EDITOR"] })
  reader = await signUp(app, { nickname: "Lan" })
})
afterAll(() => app.close())

const as = ({ headers }: TestPerson) => ({ headers })
const message = (text: string, contact = "an@example.com") => ({ text, contact, key: newId() })
const send = (body: object, headers = {}) => refuse(app, admin.sendFeedback, { body }, { headers })
const find = async (w: string) => {
  const { content } = await app.call(admin.listFeedback, { query: { w } }, as(editor))
  const [found] = content
  if (!found) throw new Error(`Nothing is found for ${w}.`)
  return found
}
const reply = (id: string, text: string) =>
  app.call(admin.replyToFeedback, { params: { id }, body: { text, key: newId() } }, as(editor))
const waiting = async () =>
  (await app.call(listWaiting, {}, as(editor))).find(({ kind }) => kind === "feedback")?.count ?? 0
const upload = async ({ headers }: TestPerson): Promise<string> => {
  const file = new Blob([new Uint8Array(await blank(360, 270).png().toBuffer())])
  const { id } = await app.call(uploadPicture, { body: { purpose: "feedback" }, file }, { headers })
  return id
}
/** So that the hour's limit of one test is none of the next. */
const forgetUses = () => app.database.db.deleteFrom("limit_count").execute()

test("a visitor's message waits in the back office and is answered by email", async () => {
  const before = await waiting()
  expect((await send(message("Where is the sofa from?"))).status).toBe(200)
  expect(await waiting()).toBe(before + 1)
  const found = await find("sofa")
  expect(found).toMatchObject({ sender: null, state: "NEW", contact: "an@example.com" })
  const answered = await reply(found.id, "From Đà Nẵng.\n\nIt is in stock.")
  expect(answered).toMatchObject({
    state: "ANSWERED",
    way: "email",
    replies: [{ text: "From Đà Nẵng.\n\nIt is in stock.", by: { nickname: "Minh" } }],
  })
  expect(await waiting()).toBe(before)
  await expect
    .poll(async () => (await readOutbox(app)).find(({ to }) => to === "an@example.com")?.text)
    .toContain("From Đà Nẵng.")
  await forgetUses()
})

test("who is signed in is answered in the inbox, needs no contact, and sends the same message once", async () => {
  const body = message("My works are gone", "")
  expect((await send(body, reader.headers)).status).toBe(200)
  expect((await send(body, reader.headers)).status).toBe(200)
  const { content } = await app.call(admin.listFeedback, { query: { w: "works are gone" } }, as(editor))
  expect(content).toMatchObject([{ sender: { nickname: "Lan" }, contact: "" }])
  await reply(content[0]?.id ?? "", "They are back.")
  const [notification] = (await app.call(listNotifications, { query: {} }, as(reader))).content
  expect(notification).toMatchObject({ type: "FEEDBACK", content: expect.stringContaining("They are back.") })
  await forgetUses()
})

test("who leaves a phone number is called: the answer is a note", async () => {
  await send(message("Please call me", "0912345678"))
  const { id } = await find("call me")
  expect((await reply(id, "Called, all is well.")).replies).toMatchObject([{ way: "phone" }])
  await forgetUses()
})

test("what needs no answer is closed, and opened again", async () => {
  await send(message("Thank you!"))
  const { id } = await find("Thank you")
  const params = { id }
  expect((await app.call(admin.closeFeedback, { params }, as(editor))).state).toBe("CLOSED")
  expect((await app.call(admin.reopenFeedback, { params }, as(editor))).state).toBe("NEW")
  await forgetUses()
})

test.each([
  ["nothing", { text: "   " }, "invalidInput"],
  ["100 kB", { text: "a".repeat(100_000) }, "invalidInput"],
  ["NUL", { text: "hello\0there" }, "invalidInput"],
  ["a flood of links", { text: "https://a.example ".repeat(6) }, "tooManyLinks"],
  ["no contact from a visitor", { contact: "" }, "invalidInput"],
  ["a contact that is none", { contact: "call me" }, "invalidInput"],
  ["pictures of a visitor", { pictures: [newId()] }, "invalidInput"],
  ["a state of its own", { state: "ANSWERED" }, "invalidInput"],
] as const)("%s is refused", async (_what, change, refusal) => {
  expectRefusal(await send({ ...message("A question"), ...change }), refusal)
})

test("pictures come by uploads that are there; a message with one that is gone is not half kept", async () => {
  const body = { ...message("With a picture", ""), pictures: [newId()] }
  expectRefusal(await send(body, reader.headers), "uploadGone")
  const { totalElements } = await app.call(admin.listFeedback, { query: { w: "With a picture" } }, as(editor))
  expect(totalElements).toBe(0)
  await forgetUses()
})

test("a flood is stopped with the time to wait, and only for whom it comes from", async () => {
  const statuses: number[] = []
  for (let at = 0; at < 6; at += 1)
    statuses.push((await send(message(`Flood ${at}`, ""), reader.headers)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const refused = await send(message("Flood again", ""), reader.headers)
  expectRefusal(refused, "tooManyRequests")
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await send(message("A neighbour", ""), editor.headers)).status).toBe(200)
  await forgetUses()
})

test("it is part of the export of one's data, and goes with the account", async () => {
  await send(message("Only mine to keep", ""), reader.headers)
  const { id } = await find("Only mine")
  await reply(id, "Noted.")
  expect(await feedbackData.export(app.database.db, reader.id)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        text: "Only mine to keep",
        replies: [expect.objectContaining({ text: "Noted." })],
      }),
    ]),
  )
  expect((await refuse(app, exportMyData, {}, as(reader))).status).toBeLessThan(500)
  await app.database.db.transaction().execute((tx) => feedbackData.erase(tx, reader.id))
  expect(await feedbackData.export(app.database.db, reader.id)).toBeNull()
})

test("what was answered or closed is deleted 180 days later, what waits is not", async () => {
  await forgetUses()
  await send({ ...message("Long answered", ""), pictures: [await upload(reader)] }, reader.headers)
  for (const text of ["Long closed", "Still waiting", "Just answered"])
    await send(message(text, ""), reader.headers)
  const idOf = async (text: string) => (await find(text)).id
  await reply(await idOf("Long answered"), "Done.")
  await app.call(admin.closeFeedback, { params: { id: await idOf("Long closed") } }, as(editor))
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  await app.database.db
    .updateTable("feedback")
    .set({ changed_at: days(181) })
    .execute()
  await reply(await idOf("Just answered"), "Done.")
  await app.database.db
    .updateTable("feedback")
    .set({ changed_at: days(179) })
    .where("text", "=", "Just answered")
    .execute()

  const countPictures = async () =>
    (await app.database.db.selectFrom("feedback_picture").selectAll().execute()).length
  expect(await countPictures()).toBe(1)
  expect(await deleteOldFeedback(app.services)).toBeGreaterThanOrEqual(2)
  expect(await countPictures()).toBe(0)
  const { content } = await app.call(admin.listFeedback, { query: { size: "100" } }, as(editor))
  const texts = content.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(["Still waiting", "Just answered"]))
  expect(texts).not.toContain("Long answered")
  expect(texts).not.toContain("Long closed")
  expect(await deleteOldFeedback(app.services)).toBe(0)
})
