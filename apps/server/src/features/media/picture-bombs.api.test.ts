import { uploadModel } from "@roomwright/contract/catalogue/product-model-calls"
import { uploadPicture, uploadPurposes, type UploadPurpose } from "@roomwright/contract/media/uploads"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal } from "../../testing/expect-refusal.ts"
import { blackPng, manyScans } from "../../testing/picture-bombs.ts"
import { send, toForm, type Answer } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { openMerchantAccount } from "../../testing/test-merchants.ts"
import { withTexture } from "../../testing/test-models.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { blank } from "../../testing/test-pictures.ts"

let app: TestApp
let someone: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  someone = await openMerchantAccount(app)
})

afterAll(() => app.close())

const upload = (
  path: string,
  fields: Record<string, string>,
  content: Uint8Array,
  { headers }: Pick<TestPerson, "headers"> = someone,
): Promise<Answer> =>
  send(`${app.url}/api${path}`, {
    method: "POST",
    headers,
    body: toForm(fields, new Blob([new Uint8Array(content)])),
    language: "en",
  })

const uploadAs = (purpose: UploadPurpose, content: Buffer, who = someone) =>
  upload(uploadPicture.path, { purpose }, content, who)

// What is refused for its head is refused as fast when it is a thousand times as large (`picture-bombs.prove.ts`).
describe.each(Object.keys(uploadPurposes) as UploadPurpose[])("as %s is refused a picture", (purpose) => {
  test("that goes through its pixels 101 times", async () => {
    const refused = await uploadAs(purpose, manyScans(4_096, 2_048, 101))
    expectRefusal(refused, "pictureTooComplex")
    expect(refused.envelope?.message).toBe(
      "This picture takes too long to read. Save it again as a plain JPEG or PNG, then upload that.",
    )
  })

  test.each([
    [1, 16_384],
    [16_384, 1],
  ])("of %i x %i px", async (width, height) => {
    expectRefusal(await uploadAs(purpose, blackPng(width, height)), "pictureUnreadable")
  })
})

test("a hundred times and sides of 16,383 px are taken", async () => {
  expect((await uploadAs("panorama", manyScans(4_096, 2_048, 100))).status).toBe(200)
  expect((await uploadAs("receipt", blackPng(100, 16_383))).status).toBe(200)
  expect((await uploadAs("work", blackPng(16_383, 100))).status).toBe(200)
})

test("who sends many that take long waits for themselves; another is answered before", async () => {
  const order: string[] = []
  const note = async (who: string, sent: Promise<Answer>): Promise<number> => {
    const { status } = await sent
    order.push(who)
    return status
  }
  const slow = manyScans(4_096, 2_048, 100)
  const picture = await blank(64, 64).jpeg().toBuffer()
  const stranger = await signUp(app)
  const many = Array.from({ length: 4 }, () => note("many", uploadAs("work", slow)))
  await Promise.any(many)
  expect(await note("other", uploadAs("work", picture, stranger))).toBe(200)
  expect(await Promise.all(many)).toEqual([200, 200, 200, 200])
  expect(order.slice(0, 3)).toContain("other")
})

test.each([
  ["goes through its pixels 101 times", "tooLarge", () => manyScans(800, 600, 101)],
  ["is 16,384 px high", "texture", () => blackPng(1, 16_384)],
] as const)("a model is refused whose texture %s", async (_what, fault, make) => {
  const refused = await upload(uploadModel.path, {}, withTexture(make()))
  expectRefusal(refused, "modelRefused")
  expect(refused.text).toContain(`"problem":"${fault}"`)
})
