import { addAddress } from "@roomwright/contract/orders/addresses"
import { changeProfile, deleteMyAccount, exportMyData } from "@roomwright/contract/accounts/calls"
import { addCollection } from "@roomwright/contract/favourites/collections"
import { errorCatalogue } from "@roomwright/contract/errors"
import { confirmReceipt } from "@roomwright/contract/payments/receipts-admin"
import { uploadPicture, type UploadPurpose } from "@roomwright/contract/media/uploads"
import { sendFeedback } from "@roomwright/contract/content/feedback"
import { setPieceFavourite } from "@roomwright/contract/library/calls"
import { askMerchant } from "@roomwright/contract/questions/calls"
import { reportProduct } from "@roomwright/contract/moderation/reports"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { personalData } from "../../personal-data.ts"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { merchantForm } from "../../testing/test-applications.ts"
import { openExport, type OpenedExport } from "../../testing/open-export.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { sameText } from "../../testing/test-content.ts"
import { addApp, registerPasskey } from "../../testing/test-factors.ts"
import { hanoi } from "../../testing/test-orders.ts"
import { signUp, startTestSession, type TestPerson } from "../../testing/test-people.ts"
import {
  enterSellerAccount,
  giveCredit,
  orderPlan,
  payBill,
  setUpPayments,
} from "../../testing/test-payments.ts"
import { blank } from "../../testing/test-pictures.ts"
import { giveTour, orderRender } from "../../testing/test-renders.ts"
import { makeTestProject } from "../../testing/test-studio.ts"

let app: TestApp
let clerk: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
})
afterAll(() => app.close())

const minuteMs = 60_000

const ask = ({ headers, password }: TestPerson) => app.call(exportMyData, { body: { password } }, { headers })

const open = (address: string): Promise<OpenedExport> => openExport(app.url + address)

const upload = ({ headers }: TestPerson, purpose: UploadPurpose, content: Buffer) =>
  app.call(uploadPicture, { body: { purpose }, file: new Blob([new Uint8Array(content)]) }, { headers })

/** Somebody of whom every feature keeps something; `mark` is in all of their texts. */
async function makeBusyPerson(mark: string) {
  const person = await signUp(app, { nickname: mark, roles: ["ROLE_DESIGNER", "ROLE_MERCHANT"] })
  const { db } = app.database
  await db
    .insertInto("application")
    .values({
      id: newId(),
      account_id: person.id,
      role: "merchant",
      type: "MERCHANT",
      state: "APPROVED",
      form: JSON.stringify({ designer: null, merchant: { ...merchantForm, businessScope: `Beds ${mark}` } }),
      language: "en",
      submitted_at: new Date(),
      changed_at: new Date(),
    })
    .execute()
  await db
    .insertInto("designer_profile")
    .values({ account_id: person.id, city: "{}", experience_years: 3, other_contact: `zalo ${mark}` })
    .execute()
  await db
    .insertInto("merchant_profile")
    .values({ account_id: person.id, city: "{}", business_scope: JSON.stringify({ en: `Lamps ${mark}` }) })
    .execute()
  await app.makeWork({ designerId: person.id, name: sameText(`Room ${mark}`) })
  await app.makeProduct({ merchantId: person.id, name: sameText(`Lamp ${mark}`) })
  await app.call(addAddress, { body: { ...hanoi, receiverName: `Lan ${mark}` } }, person)
  const avatar = await upload(person, "avatar", await blank(400, 400).png().toBuffer())
  await app.call(changeProfile, { body: { avatar: avatar.id } }, person)
  const card = await upload(person, "identity", await blank(500, 300).png().toBuffer())
  const receiptId = await payBill(app, person, (await orderPlan(app, person)).id)
  await enterSellerAccount(app, person)
  await app.call(confirmReceipt, { params: { id: receiptId } }, { headers: clerk.headers })
  await giveCredit(app, clerk, { person, amount: 5_000 })
  const report = { problem: "other", text: `Seen by ${mark}` } as const
  await app.call(reportProduct, { params: { id: await app.makeProduct() }, body: report }, person)
  const question = { text: `Does it come with ${mark}?`, key: newId() }
  await app.call(askMerchant, { params: { id: await app.makeProduct() }, body: question }, person)
  const { id: project } = await makeTestProject(app, person, { name: `Home ${mark}` })
  for (const give of [orderRender, giveTour]) await give(app, person, { project, name: `Hall ${mark}` })
  await app.call(addCollection, { body: { name: `Hall ${mark}`, key: newId() } }, person)
  const feedback = { text: `Written by ${mark}`, contact: "", key: newId() }
  await app.call(sendFeedback, { body: feedback }, person)
  await app.call(setPieceFavourite, { body: { piece: "model:sofa.lounge", isFavourite: true } }, person)
  const { recoveryCodes } = await addApp(app, person)
  await registerPasskey(app, person, `Key ${mark}`)
  return { person, avatar, card, recoveryCodes }
}

/** What could open an account to whoever finds the file. */
async function listSecrets(accountId: string): Promise<string[]> {
  const { db } = app.database
  const account = await db
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", accountId)
    .executeTakeFirst()
  const factor = await db
    .selectFrom("second_factor_app")
    .select("secret")
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  const passkey = await db
    .selectFrom("passkey")
    .select(["credential_id", "public_key"])
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  const codes = await db
    .selectFrom("recovery_code")
    .select("hash")
    .where("account_id", "=", accountId)
    .execute()
  const sessions = await db.selectFrom("session").select("id").where("account_id", "=", accountId).execute()
  const bytes = [factor?.secret, passkey?.public_key, ...codes.map(({ hash }) => hash)]
  const texts = [account?.password_hash, passkey?.credential_id, ...sessions.map(({ id }) => id)]
  return [
    ...texts.flatMap((text) => text ?? []),
    ...bytes.flatMap((value) =>
      value ? (["hex", "base64", "base64url"] as const).map((form) => value.toString(form)) : [],
    ),
  ]
}

describe("the export of somebody of whom every feature keeps something", () => {
  let own: Awaited<ReturnType<typeof makeBusyPerson>>
  let other: Awaited<ReturnType<typeof makeBusyPerson>>
  let found: OpenedExport

  beforeAll(async () => {
    own = await makeBusyPerson("Ownmark")
    other = await makeBusyPerson("Othermark")
    found = await open((await ask(own.person)).address)
  })

  test("holds a text of every one of them, and the files that were sent", () => {
    expect(found.names.filter((name) => name.endsWith(".json")).toSorted()).toEqual(
      personalData.map(({ name }) => `${name}.json`).toSorted(),
    )
    expect(found.read("account.json")).toMatchObject({
      account: { nickname: "Ownmark", mobile: own.person.mobile },
      designerProfile: { other_contact: "zalo Ownmark" },
      merchantProfile: { business_scope: { en: "Lamps Ownmark" } },
    })
    expect(found.read("credit.json")).toEqual({ balance: 5_000 })
    expect(found.read("works.json")).toMatchObject([{ name: sameText("Room Ownmark") }])
    expect(found.read("products.json")).toMatchObject([{ name: sameText("Lamp Ownmark") }])
    expect(found.read("reports.json")).toMatchObject([{ text: "Seen by Ownmark" }])
    expect(found.read("studio.json")).toMatchObject([{ name: "Home Ownmark", version: 1 }])
    expect(found.read("library.json")).toMatchObject({ favourites: [{ piece_key: "model:sofa.lounge" }] })
    expect(found.read("feedback.json")).toMatchObject([{ text: "Written by Ownmark" }])
    expect(found.read("applications.json")).toMatchObject([
      { form: { merchant: { businessScope: "Beds Ownmark" } } },
    ])
    expect(found.read("second-factors.json")).toMatchObject({ passkeys: [{ name: "Key Ownmark" }] })
    expect(found.read("uploads.json")).toMatchObject([
      { purpose: "avatar", file: `avatar-${own.avatar.id}.webp` },
      { purpose: "identity", file: `identity-${own.card.id}.webp`, used_since: null },
      { purpose: "receipt" },
    ])
  })

  test("holds pictures that open, in the size that is kept", async () => {
    const sizes = await Promise.all(
      [`uploads/avatar-${own.avatar.id}.webp`, `uploads/identity-${own.card.id}.webp`].map(async (name) => {
        const { format, width, height } = await sharp(found.bytes(name)).metadata()
        return { format, width, height }
      }),
    )
    expect(sizes).toEqual([
      { format: "webp", width: 400, height: 400 },
      { format: "webp", width: 500, height: 300 },
    ])
    expect(found.names.filter((name) => !name.endsWith(".json"))).toHaveLength(3)
  })

  test("holds nothing of anybody else", () => {
    expect(found.text).toContain("Ownmark")
    for (const foreign of ["Othermark", other.person.mobile, other.person.id, other.avatar.id, other.card.id])
      expect(found.text + found.names.join()).not.toContain(foreign)
  })

  test("holds no password, secret, key, token or code, and no hash of one", async () => {
    const secrets = [
      ...(await listSecrets(own.person.id)),
      own.person.token,
      own.person.password,
      ...own.recoveryCodes,
    ]
    // The account's, the app's, the passkey's two, ten codes and a session at the least.
    expect(secrets.length).toBeGreaterThan(15)
    expect(secrets.filter((secret) => found.text.includes(secret))).toEqual([])
    expect(found.text).not.toMatch(
      /argon2|"[a-z_]*(hash|secret|token|password|public_key|credential)[a-z_]*"/i,
    )
  })

  test("is no more than the account itself when there is no more", async () => {
    expect((await open((await ask(await signUp(app))).address)).names).toEqual(["account.json"])
  })
})

describe("the address", () => {
  test("is given for the right password only", async () => {
    const { headers } = await signUp(app)
    const refused = await refuse(app, exportMyData, { body: { password: "wrong-one" } }, { headers })
    expectRefusal(refused, "wrongPassword")
    expect(refused.text).not.toContain("/files/")
    for (const body of [{}, { password: "" }, { password: "quiet-room-9", accountId: "1" }])
      expectRefusal(await refuse(app, exportMyData, { body }, { headers }), "invalidInput")
    expectRefusal(await refuse(app, exportMyData, { body: { password: "quiet-room-9" } }), "loginRequired")
  })

  test("opens for a minute, for whoever holds it and for no other account", async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    const { address, expiresAt } = await ask(person)
    expect(Date.parse(expiresAt) - app.services.clock.now().getTime()).toBeLessThanOrEqual(minuteMs)
    const [path = "", until = "", mac = ""] = address.split(".")
    const changed = [
      `${path}.${Number(until) + minuteMs}.${mac}`,
      `${path.replace(person.id, other.id)}.${until}.${mac}`,
      `${path}.${until}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`,
      path,
      address.replace("/download/account-data/", "/private/"),
    ]
    for (const one of changed) expect([one, (await app.get(one)).status]).toEqual([one, 404])
    expect(await open(address)).toMatchObject({ names: ["account.json"] })
    app.time.passes(minuteMs + 1)
    expect((await app.get(address)).status).toBe(404)
  })

  test("is saved under a name with its day, kept nowhere, and in no log", async () => {
    const person = await signUp(app)
    const { address } = await ask(person)
    const { headers } = await app.get(address)
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="roomwright-data-[\d-]{10}\.zip"$/,
    )
    expect(headers.get("cache-control")).toBe("no-store")
    expect(app.readLog()).not.toContain(address.split("/").at(-1))
  })

  test("opens nothing once the account is erased, or blocked", async () => {
    const [erased, blocked] = [await signUp(app), await signUp(app)]
    await app.call(deleteMyAccount, { body: { password: erased.password } }, erased)
    app.time.passes(14 * 86_400_000 - 1_000)
    // A token lives for an hour: it is signed in anew.
    const again = await startTestSession(app, erased)
    const { address } = await ask(again)
    app.time.passes(2_000)
    expect(await app.eraseDueAccounts()).toBe(1)
    expect((await app.get(address)).status).toBe(404)

    const { address: other } = await ask(await startTestSession(app, blocked))
    await app.database.db
      .updateTable("account")
      .set({ blocked_at: new Date() })
      .where("id", "=", blocked.id)
      .execute()
    expect((await app.get(other)).status).toBe(404)
  })
})

test("nobody has exports made without end: ten addresses an hour, and thirty downloads", async () => {
  const person = await signUp(app)
  const { address } = await ask(person)
  for (let at = 1; at < 10; at += 1) await ask(person)
  const refused = await refuse(app, exportMyData, { body: { password: person.password } }, person)
  expectRefusal(refused, "tooManyRequests")
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(minuteMs / 1_000)
  const statuses: number[] = []
  for (let at = 0; at < 31; at += 1) statuses.push((await app.get(address)).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), errorCatalogue.tooManyRequests.status])
})
