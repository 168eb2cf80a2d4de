import { useRenderInWork } from "@roomwright/contract/renders/calls"
import { listWorkVideos, readPublicRender } from "@roomwright/contract/renders/public-calls"
import { addRenderPart, addRenderTile, finishRender } from "@roomwright/contract/renders/delivery-calls"
import { unshelveMyWork } from "@roomwright/contract/works/my-works"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newId } from "../../platform/ids.ts"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { makeMp4 } from "../../testing/make-video.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { publishMyWork, signUpDesigner, uploadForWork } from "../../testing/test-my-works.ts"
import type { TestPerson } from "../../testing/test-people.ts"
import { finishedRender, orderRender, pictureOf, takeAs } from "../../testing/test-renders.ts"

let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUpDesigner(app)
})
afterAll(() => app.close())

const path = [0, 4].map((at) => ({
  at,
  eye: [2, 1.4, -2] as [number, number, number],
  turn: 0,
  tilt: 0,
  fieldOfView: 70,
}))

/** A finished video with its poster. */
async function finishedVideo(name: string): Promise<string> {
  const { id } = await orderRender(app, lan, { counter: "video-480p", name, path })
  const lease = await takeAs(app, lan, id)
  const file = new Blob([new Uint8Array(makeMp4({ width: 854, height: 480, seconds: 4 }))])
  await app.call(addRenderPart, { params: { id, index: "0" }, body: { lease }, file }, lan)
  const poster = await pictureOf(854, 480)
  await app.call(addRenderTile, { params: { id, tile: "0" }, body: { lease }, file: poster }, lan)
  await app.call(finishRender, { params: { id }, body: { lease, samplesDone: 4, parts: 1 } }, lan)
  return id
}

const videosOf = (id: string) => app.call(listWorkVideos, { params: { id } })

test("a work shows the videos whose posters are among its details, and no stills; everybody may play them", async () => {
  const video = await finishedVideo("Walk")
  const still = await finishedRender(app, lan)
  const [poster, picture] = [
    await app.call(useRenderInWork, { params: { id: video } }, lan),
    await app.call(useRenderInWork, { params: { id: still.id } }, lan),
  ]
  const mainImage = await uploadForWork(app, lan)
  const work = await publishMyWork(app, lan, { mainImage, detailImages: [picture.id, poster.id] })
  expect(await videosOf(work.id)).toMatchObject([
    { id: video, name: "Walk", width: 854, height: 480, duration: 4, poster: { id: poster.picture?.id } },
  ])
  const { video: address } = await app.call(readPublicRender, { params: { id: video } })
  expect((await fetch(app.url + address)).headers.get("content-type")).toContain("video/mp4")
})

test("a work without videos has none, and one that is taken away is not found", async () => {
  const work = await publishMyWork(app, lan)
  expect(await videosOf(work.id)).toEqual([])
  await app.call(unshelveMyWork, { params: { id: work.id } }, lan)
  expectRefusal(await refuse(app, listWorkVideos, { params: { id: work.id } }), "notFound")
  expectRefusal(await refuse(app, listWorkVideos, { params: { id: newId() } }), "notFound")
})
