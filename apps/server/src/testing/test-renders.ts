import { startRender } from "@roomwright/contract/renders/calls"
import { addRenderTile, finishRender, takeRender } from "@roomwright/contract/renders/delivery-calls"
import type { RenderEngine, RenderKind } from "@roomwright/contract/renders/kinds"
import type { RenderCamera, RenderPath } from "@roomwright/contract/renders/order"
import type { Render } from "@roomwright/contract/renders/renders"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import { storePanorama } from "../features/media/media.public.ts"
import sharp from "sharp"
import { makeTour } from "@roomwright/contract/tours/calls"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import type { TestPerson } from "./test-people.ts"
import { blank } from "./test-pictures.ts"
import { makeTestProject } from "./test-studio.ts"

/** An order of a still of a new home, but for what a test says. */
export const orderOf = (
  own: {
    readonly counter?: RenderKind
    readonly engine?: RenderEngine
    readonly key?: string
    readonly name?: string
    readonly base?: number
    readonly path?: RenderPath
    readonly camera?: RenderCamera
  } = {},
) => ({
  key: newId(),
  name: "Living room",
  base: 1,
  counter: "image-2k" as const,
  shape: "landscape" as const,
  engine: "browser" as const,
  camera: {
    eye: [2.5, 1.4, -2.6] as [number, number, number],
    turn: 0,
    tilt: 0,
    fieldOfView: 70,
    lensShift: 0,
    focus: null,
  },
  moment: { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0, stops: 0, mood: null },
  path: null as RenderPath | null,
  samples: 4,
  ...own,
})

/** A render that this person ordered, of a project of its own unless one is given. */
export async function orderRender(
  app: TestApp,
  person: TestPerson,
  own: Parameters<typeof orderOf>[0] & { readonly project?: string } = {},
): Promise<Render> {
  const { project, ...order } = own
  const id = project ?? (await makeTestProject(app, person)).id
  return app.call(startRender, { params: { id }, body: orderOf(order) }, person)
}

/** Makes a still or panorama so small that a test draws it at once. */
export async function makeSmall(app: TestApp, id: string, width = 64, height = 40): Promise<void> {
  await app.database.db.updateTable("render").set({ width, height }).where("id", "=", id).execute()
}

export const pictureOf = async (width: number, height: number, background?: string): Promise<Blob> =>
  new Blob([
    new Uint8Array(
      await (
        background === undefined
          ? blank(width, height)
          : sharp({ create: { width, height, channels: 3, background } })
      )
        .png()
        .toBuffer(),
    ),
  ])

/** Takes a render as a window would. Gives the lease. */
export async function takeAs(app: TestApp, person: TestPerson, id: string): Promise<string> {
  const lease = newId()
  await app.call(takeRender, { params: { id }, body: { lease } }, person)
  return lease
}

/** A finished still of 64 by 40 pixels. */
export async function finishedRender(
  app: TestApp,
  person: TestPerson,
  own: Parameters<typeof orderRender>[2] = {},
): Promise<Render> {
  const { id } = await orderRender(app, person, own)
  await makeSmall(app, id)
  const lease = await takeAs(app, person, id)
  const file = await pictureOf(64, 40)
  await app.call(addRenderTile, { params: { id, tile: "0" }, body: { lease }, file }, person)
  return app.call(finishRender, { params: { id }, body: { lease, samplesDone: 4 } }, person)
}

/** A finished panorama of a project, as an engine would have left it. Returns its id. */
export async function givePanorama(
  app: TestApp,
  person: TestPerson,
  { project, eye }: { readonly project: string; readonly eye: Vec3 },
): Promise<string> {
  const { db } = app.database
  const { id } = await orderRender(app, person, {
    project,
    counter: "panorama-3k",
    camera: { ...orderOf().camera, eye: [...eye] },
  })
  const picture = await blank(2_048, 1_024).webp().toBuffer()
  const pictureId = await storePanorama({ db, files: app.services.files }, picture)
  await db
    .updateTable("render")
    .set({ state: "finished", finished_at: new Date(), picture_id: pictureId, progress: 1 })
    .where("id", "=", id)
    .execute()
  return id
}

/** A tour of one panorama, asked for by its designer. */
export async function giveTour(
  app: TestApp,
  person: TestPerson,
  { project, name }: { readonly project: string; readonly name: string },
): Promise<void> {
  const panorama = await givePanorama(app, person, { project, eye: [2.5, 1.4, -2.6] })
  const body = { key: newId(), name, renders: [panorama] }
  await app.call(makeTour, { params: { id: project }, body }, person)
}
