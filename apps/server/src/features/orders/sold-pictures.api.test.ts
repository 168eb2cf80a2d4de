import type { Picture } from "@roomwright/contract/media/picture"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { printOrder, readOrder } from "@roomwright/contract/orders/calls"
import { readDesignOffer, signOrderedPicture } from "@roomwright/contract/orders/design-orders"
import { readMyWork, saveMyWork, type MyWork } from "@roomwright/contract/works/my-works"
import { readWork } from "@roomwright/contract/works/calls"
import sharp from "sharp"
import { extractText, getDocumentProxy } from "unpdf"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { placeDesign } from "../../testing/test-atelier.ts"
import { designForm, publishMyWork, signUpDesigner, uploadPanorama } from "../../testing/test-my-works.ts"
import { payOrder } from "../../testing/test-orders.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { setUpPayments } from "../../testing/test-payments.ts"

let app: TestApp
let clerk: TestPerson
let buyer: TestPerson
let designer: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  clerk = await setUpPayments(app)
  buyer = await signUp(app, { nickname: "Lan & Co" })
  designer = await signUpDesigner(app, { nickname: "Nhà Xanh 绿屋" })
})
afterAll(() => app.close())

/** A picture with a pattern, and with a note of the camera that is nobody's business. */
const photograph = async (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#b9a58c",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .withExif({ IFD0: { ImageDescription: "12 Some Street" } })
    .jpeg({ quality: 90 })
    .toBuffer()

async function upload(content: Uint8Array): Promise<string> {
  const file = new Blob([new Uint8Array(content)])
  const { id } = await app.call(
    uploadPicture,
    { body: { purpose: "work" }, file },
    { headers: designer.headers },
  )
  return id
}

async function fetchPublic({ path }: Pick<Picture, "path">, width: number | string) {
  const answer = await fetch(`${app.url}${path}/${width}.webp`)
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) }
}

/** How far two pictures differ, as the mean over all points (0 to 255). */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((content) => sharp(content).removeAlpha().raw().toBuffer()),
  )
  if (!a || a.length !== b?.length) throw new Error("They are not of one size.")
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

const readPublic = (id: string) => app.call(readWork, { params: { id } }, {})

async function reprice(work: MyWork, price: number): Promise<void> {
  const { headers } = designer
  const mine = await app.call(readMyWork, { params: { id: work.id } }, { headers })
  const { key: _key, ...form } = designForm(mine.picture.id)
  const panoramas = mine.panoramas.map(({ picture, room, yaw, pitch, links }) => ({
    picture: picture.id,
    room,
    yaw,
    pitch,
    links,
  }))
  await app.call(
    saveMyWork,
    { body: { ...form, id: work.id, edition: mine.edition, panoramas, price } },
    { headers },
  )
}

test("a work that is for sale is seen with a mark, and without one when it is not", async () => {
  const mainImage = await upload(await photograph(1800, 1200))
  const work = await publishMyWork(app, designer, { mainImage })
  const free = (await readPublic(work.id)).pictures[0]
  if (!free) throw new Error("It has no picture.")
  const plain = await fetchPublic(free, 1600)
  expect(plain.status).toBe(200)

  await reprice(work, 2_500_000)
  const sold = (await readPublic(work.id)).pictures[0]
  if (!sold) throw new Error("It has no picture.")
  expect(sold.path).not.toBe(free.path)
  expect(Math.max(...sold.widths)).toBe(1600)
  // The address without the mark has ended, also for those who know it.
  expect((await fetchPublic(free, 1600)).status).toBe(404)
  const marked = await fetchPublic(sold, 1600)
  expect(await difference(plain.content, marked.content)).toBeGreaterThan(1)
  // Across all of it, not just where it can be cut off: every part differs.
  for (const left of [0, 800])
    for (const top of [0, 500]) {
      const part = { left, top, width: 800, height: 500 }
      const [one, other] = await Promise.all(
        [plain.content, marked.content].map((content) => sharp(content).extract(part).png().toBuffer()),
      )
      expect(await difference(one ?? plain.content, other ?? marked.content)).toBeGreaterThan(0.5)
    }
  // It is made once: the second time the file is there.
  expect((await fetchPublic(sold, 1600)).content.equals(marked.content)).toBe(true)

  await reprice(work, 0)
  const again = (await readPublic(work.id)).pictures[0]
  expect(again?.path).toBe(free.path)
  expect((await fetchPublic(sold, 1600)).status).toBe(404)
  expect((await fetchPublic(free, 1600)).content.equals(plain.content)).toBe(true)
})

test("panoramas of a work for sale carry it, too, in their tiles as well", async () => {
  const picture = await uploadPanorama(app, designer, 4096)
  const panoramas = [{ picture, room: "living-room", yaw: 0, pitch: 0, links: [] }]
  const work = await publishMyWork(app, designer, {
    mainImage: await upload(await photograph(900, 600)),
    panoramas,
  })
  const free = (await readPublic(work.id)).panoramas[0]
  const level = free?.levels[0]
  if (!free || !level) throw new Error("It has no panorama.")
  const plain = await Promise.all(
    [2048, `${level.width}-2-2`, `${level.width}-1-2`].map((name) => fetchPublic(free.picture, name)),
  )
  await reprice(work, 1_000_000)
  const sold = (await readPublic(work.id)).panoramas[0]
  if (!sold) throw new Error("It has no panorama.")
  const [whole, tile, other] = await Promise.all(
    [2048, `${level.width}-2-2`, `${level.width}-1-2`].map((name) => fetchPublic(sold.picture, name)),
  )
  expect([whole?.status, tile?.status, other?.status]).toEqual([200, 200, 200])
  expect(await difference(plain[0]!.content, whole!.content)).toBeGreaterThan(0.04)
  expect(await difference(plain[1]!.content, tile!.content)).toBeGreaterThan(0.03)
  expect((await fetchPublic(sold.picture, `${level.width}-99-0`)).status).toBe(404)
})

test("its buyer gets what was uploaded, pixel for pixel, with the licence inside and in the print", async () => {
  const sent = await photograph(1200, 800)
  const work = await publishMyWork(app, designer, { mainImage: await upload(sent), price: 1_500_000 })
  const offer = await app.call(readDesignOffer, { params: { work: work.id } }, { headers: buyer.headers })
  expect(offer.pictures[0]).toMatchObject({ width: 1200, height: 800 })
  const shown = offer.pictures[0]?.picture
  if (!shown) throw new Error("It has no picture.")

  const placed = await placeDesign(app, buyer, work.id)
  await payOrder(app, buyer, clerk, placed)
  const order = await app.call(readOrder, { params: { id: placed.id } }, { headers: buyer.headers })
  // The buyer's own view is without the mark.
  expect(order.design?.pictures[0]).toMatchObject({ picture: null })
  const params = { id: placed.id, position: "0" }
  const { address } = await app.call(signOrderedPicture, { params }, { headers: buyer.headers })
  const answer = await fetch(app.url + address)
  expect(answer.headers.get("content-type")).toBe("image/jpeg")
  expect(answer.headers.get("content-disposition")).toContain(`roomwright-${order.code}-1.jpg`)
  const given = Buffer.from(await answer.arrayBuffer())
  expect(await difference(given, sent)).toBe(0)
  expect(given.includes("12 Some Street")).toBe(false)
  expect(
    await difference(
      given,
      await sharp((await fetchPublic(shown, 1200)).content)
        .png()
        .toBuffer(),
    ),
  ).toBeGreaterThan(1)

  const { xmp } = await sharp(given).metadata()
  const licence = xmp?.toString() ?? ""
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(
    app.services.clock.now(),
  )
  for (const part of [
    order.code,
    offer.licence,
    day,
    "Nhà Xanh 绿屋",
    "Lan &amp; Co",
    "Bạn không được bán",
    "您不可以转售",
  ])
    expect(licence).toContain(part)

  const print = await app.call(
    printOrder,
    { params: { id: placed.id } },
    { headers: buyer.headers, language: "en" },
  )
  const pdf = await fetch(app.url + print.address)
  const { text } = await extractText(await getDocumentProxy(await pdf.bytes()), { mergePages: true })
  const words = text.replaceAll(/\s+/g, " ")
  expect(words).toContain(`version ${offer.licence}), number ${order.code}, granted on`)
  expect(words).toContain("You may not sell the files or pass them on")
})
