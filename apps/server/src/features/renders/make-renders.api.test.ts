import { readOwnPlan, listQuotaEntries } from "@roomwright/contract/plans/calls"
import { cancelRender, readRender, readRenderFile } from "@roomwright/contract/renders/calls"
import {
  addRenderPart,
  failRender,
  finishRender,
  reportRender,
} from "@roomwright/contract/renders/delivery-calls"
import { renderLimits } from "@roomwright/contract/renders/limits"
import { unzipSync } from "fflate"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { makeMp4 } from "../../testing/make-video.ts"
import { send, toForm } from "../../testing/send-request.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { finishedRender, makeSmall, orderRender, pictureOf, takeAs } from "../../testing/test-renders.ts"

let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUp(app, { roles: ["ROLE_DESIGNER"] })
})
afterAll(() => app.close())

const read = (id: string) => app.call(readRender, { params: { id } }, lan)
const sendTile = (id: string, tile: number, lease: string, file: Blob) =>
  send(`${app.url}/api/studio/renders/${id}/tiles/${tile}`, {
    method: "POST",
    headers: lan.headers,
    body: toForm({ lease }, file),
  })
const finish = (id: string, lease: string, more: object = {}) =>
  refuse(app, finishRender, { params: { id }, body: { lease, samplesDone: 4, ...more } }, lan)
const cancel = (id: string) => refuse(app, cancelRender, { params: { id } }, lan)

/** A still of two tiles, 2100 by 40 pixels, with its lease. */
async function twoTiles(): Promise<{ id: string; lease: string }> {
  const { id } = await orderRender(app, lan)
  await makeSmall(app, id, 2_100, 40)
  return { id, lease: await takeAs(app, lan, id) }
}

describe("a still", () => {
  test("is handed in by tiles, spends its unit with the last one and becomes one picture", async () => {
    const { id, lease } = await twoTiles()
    const half = await pictureOf(1_050, 40)
    expect((await sendTile(id, 1, lease, half)).envelope?.data).toEqual({ stored: [1] })
    expect(await read(id)).toMatchObject({ stored: [1], quota: "reserved" })
    expectRefusal(await finish(id, lease), "renderIncomplete")
    expect((await sendTile(id, 1, lease, half)).envelope?.data).toEqual({ stored: [1] })
    expect((await sendTile(id, 0, lease, half)).envelope?.data).toEqual({ stored: [0, 1] })
    expect(await read(id)).toMatchObject({ state: "running", quota: "spent" })
    expectRefusal(await cancel(id), "renderSettled")
    expect((await finish(id, lease)).status).toBe(200)
    expect((await finish(id, lease)).status).toBe(200)
    const shown = await read(id)
    expect(shown).toMatchObject({ state: "finished", proof: "declared", progress: 1, stored: [0, 1] })
    expect((await fetch(app.url + (shown.picture?.address ?? ""))).status).toBe(200)
    expect((await fetch(`${app.url}${shown.picture?.path}/640.webp`)).status).toBe(404)
    const file = await app.call(readRenderFile, { params: { id } }, lan)
    const whole = await (await fetch(app.url + file.address)).bytes()
    expect(whole.length).toBe(file.bytes)
    const { width, height } = await sharp(whole).metadata()
    expect([width, height]).toEqual([2_100, 40])
    const { rows } = await app.database.pool.query("select type from mail where account_id = $1", [lan.id])
    expect(rows).toEqual([{ type: "RENDER_FINISHED" }])
  })

  test("takes no tile of another size, no other file, and nothing without its lease", async () => {
    const { id, lease } = await twoTiles()
    expectRefusal(await sendTile(id, 0, lease, await pictureOf(1_049, 40)), "renderTileSize")
    expectRefusal(await sendTile(id, 0, lease, new Blob(["no picture"])), "pictureUnreadable")
    expectRefusal(await sendTile(id, 2, lease, await pictureOf(1_050, 40)), "notFound")
    expectRefusal(await sendTile(id, 0, newId(), await pictureOf(1_050, 40)), "renderLeaseLost")
    expectRefusal(await finish(id, newId()), "renderLeaseLost")
    expect(await read(id)).toMatchObject({ stored: [] })
  })

  test("that is cancelled while it is finished is either, and the ledger says the same", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await orderRender(app, lan)
      await makeSmall(app, id)
      const lease = await takeAs(app, lan, id)
      const [tile, end] = await Promise.all([
        sendTile(id, 0, lease, await pictureOf(64, 40)).then(async (sent) => {
          await finish(id, lease)
          return sent
        }),
        cancel(id),
      ])
      const { state, quota } = await read(id)
      expect([state, quota]).toEqual(tile.status === 200 ? ["finished", "spent"] : ["cancelled", "returned"])
      expect(end.status).toBe(tile.status === 200 ? 409 : 200)
    }
  })

  test("that another window took over is finished by that one alone, and from the tiles that are there", async () => {
    const { id, lease } = await twoTiles()
    await sendTile(id, 0, lease, await pictureOf(1_050, 40))
    await app.database.pool.query(
      "update render set lease_until = now() - interval '1 minute' where id = $1",
      [id],
    )
    const other = await takeAs(app, lan, id)
    expect((await read(id)).stored).toEqual([0])
    expectRefusal(await sendTile(id, 1, lease, await pictureOf(1_050, 40)), "renderLeaseLost")
    const report = { lease, progress: 0.9, samplesDone: 3, secondsLeft: 1 }
    expectRefusal(await refuse(app, reportRender, { params: { id }, body: report }, lan), "renderLeaseLost")
    await app.call(reportRender, { params: { id }, body: { ...report, lease: other } }, lan)
    expect(await read(id)).toMatchObject({ progress: 0.9, secondsLeft: 1, isInterrupted: false })
    await sendTile(id, 1, other, await pictureOf(1_050, 40))
    expectRefusal(await finish(id, lease), "renderLeaseLost")
    expect((await finish(id, other)).status).toBe(200)
  })

  test("whose tab was closed after the last tile is finished without it", async () => {
    const { id } = await orderRender(app, lan)
    await makeSmall(app, id)
    const lease = await takeAs(app, lan, id)
    await sendTile(id, 0, lease, await pictureOf(64, 40))
    await app.runJob("settle-renders")
    expect((await read(id)).state).toBe("running")
    await app.database.pool.query(
      "update render set lease_until = now() - interval '1 minute' where id = $1",
      [id],
    )
    await app.runJob("settle-renders")
    expect(await read(id)).toMatchObject({ state: "finished", quota: "spent" })
  })

  test("that the browser cannot make fails with the reason and gives its unit back", async () => {
    const { id, lease } = await twoTiles()
    await sendTile(id, 0, lease, await pictureOf(1_050, 40))
    const fail = { params: { id }, body: { lease, failure: "gpu-lost" as const } }
    expect(await app.call(failRender, fail, lan)).toMatchObject({
      state: "failed",
      failure: "gpu-lost",
      quota: "returned",
      stored: [],
    })
    expect((await refuse(app, failRender, fail, lan)).status).toBe(200)
    expectRefusal(await sendTile(id, 1, lease, await pictureOf(1_050, 40)), "renderSettled")
  })
})

describe("a panorama", () => {
  test("is cut for viewers, and above 8K its tiles are what is downloaded", async () => {
    const { id } = await orderRender(app, lan, { counter: "panorama-3k" })
    const lease = await takeAs(app, lan, id)
    for (const tile of [0, 1]) await sendTile(id, tile, lease, await pictureOf(1_536, 1_536))
    await finish(id, lease)
    const shown = await read(id)
    expect(shown.levels).toEqual([{ width: 3_072, columns: 8 }])
    expect(shown.picture).toMatchObject({ width: 2_048, height: 1_024 })
    const { fileName } = await app.call(readRenderFile, { params: { id } }, lan)
    expect(fileName).toMatch(/^roomwright-panorama-3k-.*\.webp$/)
  })

  test.each([
    [12_288, 6_144, 6],
    [32_768, 8_192, 16],
  ] as const)("of %i px shows its tiles where they belong", async (width, shownWidth, columns) => {
    const { id } = await orderRender(app, lan, { counter: "panorama-3k" })
    await makeSmall(app, id, width, 64)
    const lease = await takeAs(app, lan, id)
    // Brighter and brighter to the right.
    const greyOf = (tile: number): number => 10 + tile * 14
    for (let tile = 0; tile < columns; tile += 1) {
      const grey = greyOf(tile)
      await sendTile(id, tile, lease, await pictureOf(2_048, 64, `rgb(${grey}, ${grey}, ${grey})`))
    }
    await finish(id, lease)
    const shown = await read(id)
    expect(shown.state).toBe("finished")
    expect(shown.levels.at(-1)).toEqual({ width: shownWidth, columns: 16 })

    // Whoever made it looks around in it by its tiles, and nobody else does.
    const side = shownWidth / 16
    for (const column of [0, 7, 15]) {
      const tile = `${shownWidth}-${column}-0.webp`
      expect((await fetch(`${app.url}${shown.picture?.path}/${tile}`)).status).toBe(404)
      const answer = await fetch(`${app.url}${shown.folder}/${tile}`)
      expect(answer.status).toBe(200)
      const { channels } = await sharp(await answer.bytes()).stats()
      const wanted = greyOf(Math.floor(((column + 0.5) * side * columns) / shownWidth))
      expect(Math.abs((channels[0]?.mean ?? 0) - wanted)).toBeLessThan(8)
    }
    expect((await fetch(`${app.url}${shown.folder}/${shownWidth}-99-0.webp`)).status).toBe(404)
    expect((await fetch(`${app.url}${shown.folder}x/${shownWidth}-0-0.webp`)).status).toBe(404)

    const { address, fileName } = await app.call(readRenderFile, { params: { id } }, lan)
    expect(fileName).toMatch(/\.zip$/)
    const files = unzipSync(await (await fetch(app.url + address)).bytes())
    expect(Object.keys(files)).toEqual(
      Array.from({ length: columns }, (_none, at) => `tile-${String(at + 1).padStart(3, "0")}.webp`),
    )
  })
})

const path = [0, 4].map((at) => ({
  at,
  eye: [2, 1.4, -2] as [number, number, number],
  turn: 0,
  tilt: 0,
  fieldOfView: 70,
}))
const sendPart = (id: string, part: number, lease: string, content: Buffer) =>
  send(`${app.url}/api/studio/renders/${id}/parts/${part}`, {
    method: "POST",
    headers: lan.headers,
    body: toForm({ lease }, new Blob([new Uint8Array(content)], { type: "video/mp4" })),
  })

describe("a video", () => {
  test("refuses parts of pictures, empty parts and those of other windows", async () => {
    const still = await twoTiles()
    const part = Buffer.from("part")
    expectRefusal(await sendPart(still.id, 0, still.lease, part), "notFound")
    const { id } = await orderRender(app, lan, { counter: "video-480p", path })
    const lease = await takeAs(app, lan, id)
    expectRefusal(await sendPart(id, 0, newId(), part), "renderLeaseLost")
    expectRefusal(await sendPart(id, 0, lease, Buffer.alloc(0)), "malformedBody")
    expectRefusal(await sendPart(id, 0, lease, Buffer.alloc(renderLimits.partBytes + 1)), "fileTooLarge")
    expectRefusal(await sendTile(id, 0, lease, await pictureOf(853, 480)), "renderTileSize")
    expect((await cancel(id)).status).toBe(200)
    expect((await cancel(still.id)).status).toBe(200)
  })

  test("is handed in by parts; of another size it is refused and can be sent again", async () => {
    const { id } = await orderRender(app, lan, { counter: "video-480p", path })
    const lease = await takeAs(app, lan, id)
    expectRefusal(await finish(id, lease, { parts: 1 }), "renderIncomplete")
    const wrong = makeMp4({ width: 640, height: 480, seconds: 4 })
    await sendPart(id, 0, lease, wrong.subarray(0, 1_000))
    await sendPart(id, 1, lease, wrong.subarray(1_000))
    expectRefusal(await finish(id, lease, { parts: 2 }), "renderVideoRefused")
    const right = makeMp4({ width: 854, height: 480, seconds: 4 })
    const file = new Blob([new Uint8Array(right.subarray(0, 1_000))], { type: "video/mp4" })
    const again = await app.call(addRenderPart, { params: { id, index: "0" }, body: { lease }, file }, lan)
    expect(again).toEqual({ stored: [0, 1] })
    await sendPart(id, 1, lease, right.subarray(1_000))
    await sendTile(id, 0, lease, await pictureOf(854, 480))
    expect(await read(id)).toMatchObject({ quota: "reserved", stored: [0, 1], picture: null })
    expect((await finish(id, lease, { parts: 2 })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      state: "finished",
      quota: "spent",
      duration: 4,
      bytes: right.length,
    })
    const poster = (await read(id)).picture?.address ?? ""
    expect((await fetch(app.url + poster)).status).toBe(200)
    const { address, fileName } = await app.call(readRenderFile, { params: { id } }, lan)
    expect(fileName).toMatch(/\.mp4$/)
    expect(Buffer.from(await (await fetch(app.url + address)).bytes()).equals(right)).toBe(true)
  })
})

test("after all of it the ledger adds up", async () => {
  await finishedRender(app, lan)
  const { db } = app.database
  const [renders, uses] = await Promise.all([
    db.selectFrom("render").select(["reservation_id", "quota"]).execute(),
    db.selectFrom("quota_use").select(["id", "state"]).execute(),
  ])
  const stateOf = new Map(uses.map(({ id, state }) => [id, state]))
  for (const { reservation_id, quota } of renders)
    expect(stateOf.get(reservation_id)).toBe(quota.toUpperCase())
  const { content } = await app.call(listQuotaEntries, { query: {} }, lan)
  const { meters } = await app.call(readOwnPlan, {}, lan)
  const kept = content.filter(({ state }) => state !== "RETURNED")
  expect(meters.reduce((sum, { used }) => sum + used, 0)).toBe(kept.length)
})
