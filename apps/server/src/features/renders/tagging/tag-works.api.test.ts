import { useRenderInWork } from "@roomwright/contract/renders/calls"
import { readWork } from "@roomwright/contract/works/calls"
import { saveMyWork } from "@roomwright/contract/works/my-works"
import { buildHome, type DemoHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { rectangle } from "@roomwright/scene/templates/plan-template"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { designForm, publishMyWork, signUpDesigner, uploadForWork } from "../../../testing/test-my-works.ts"
import type { TestPerson } from "../../../testing/test-people.ts"
import { finishedRender, orderOf } from "../../../testing/test-renders.ts"
import { makeTestProject } from "../../../testing/test-studio.ts"

let app: TestApp
let lan: TestPerson
/** What stands to the left, to the right, and behind whoever takes the picture. */
let products: { readonly left: string; readonly right: string; readonly behind: string }
let project: string

const home: DemoHome = {
  id: "room",
  name: { zh: "房间", en: "Room", vi: "Phòng" },
  plan: {
    id: "room",
    area: 36,
    levels: [
      {
        outer: rectangle(6_000, 6_000),
        inner: [],
        openings: [],
        rooms: [{ at: [3_000, 3_000], room: "living-room" }],
      },
    ],
  },
  rooms: [],
  pieces: [
    { type: "sofa.lounge", at: [1_700, 5_000] },
    { type: "sofa.lounge", at: [4_300, 5_000] },
    { type: "sofa.lounge", at: [3_000, 600] },
  ],
}

beforeAll(async () => {
  app = await startTestApp()
  lan = await signUpDesigner(app)
  products = {
    left: await app.makeProduct(),
    right: await app.makeProduct(),
    behind: await app.makeProduct(),
  }
  const scene = buildHome(home, "1", countedIds())
  const productAt = (x: number, y: number): string =>
    y < 3_000 ? products.behind : x < 3_000 ? products.left : products.right
  const elements = Object.fromEntries(
    Object.entries(scene.elements).map(([id, element]) => [
      id,
      element.kind === "item"
        ? { ...element, product: `product:${productAt(element.at.x, element.at.y)}` }
        : element,
    ]),
  )
  project = (
    await makeTestProject(app, lan, { name: "Phòng", document: writeDocument({ ...scene, elements }) })
  ).id
})
afterAll(() => app.close())

/** A picture for works: taken in the middle of the room, up the plan. */
async function useRender(): Promise<string> {
  const camera = { ...orderOf().camera, eye: [3, 1.2, -1.5] as [number, number, number], fieldOfView: 80 }
  const { id } = await finishedRender(app, lan, { project, camera })
  return (await app.call(useRenderInWork, { params: { id } }, lan)).id
}

/** Runs the round until no picture waits: one that was asked for before may be at it. */
async function settle(): Promise<void> {
  const { db } = app.database
  const countWaiting = async (): Promise<number> => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from render_use where products is null and tries < 3`.execute(db)
    return rows[0]?.waiting ?? 0
  }
  do await app.runJob("tag-works")
  while ((await countWaiting()) > 0)
  await app.runJob("tag-works")
}

const placed = async (id: string) =>
  (await app.call(readWork, { params: { id } })).products.map(({ product, at }) => ({ id: product.id, at }))

test("a work whose main picture is a render has tags on the products that are seen in it", async () => {
  const work = await publishMyWork(app, lan, { mainImage: await useRender() })
  await settle()
  const tags = await placed(work.id)
  expect(tags.map(({ id }) => id).toSorted()).toEqual([products.left, products.right].toSorted())
  const xOf = (product: string): number => tags.find(({ id }) => id === product)?.at?.x ?? -1
  expect(xOf(products.left)).toBeGreaterThan(0.1)
  expect(xOf(products.left)).toBeLessThan(0.5)
  expect(xOf(products.right)).toBeGreaterThan(0.5)
  for (const { at } of tags) expect(at?.y).toBeGreaterThan(0.5)

  // Again nothing changes.
  await settle()
  expect(await placed(work.id)).toEqual(tags)
})

test("a render further down names its products without a place, and gets its tags when it comes first", async () => {
  const [render, upload] = [await useRender(), await uploadForWork(app, lan)]
  const form = { mainImage: upload, detailImages: [render] }
  const work = await publishMyWork(app, lan, form)
  await settle()
  expect((await placed(work.id)).map(({ at }) => at)).toEqual([null, null])
  const [detail] = work.detailImages
  const { key: _, ...asked } = designForm(detail?.id ?? "")
  await app.call(saveMyWork, { body: { ...asked, id: work.id, detailImages: [work.mainImage.id] } }, lan)
  await settle()
  for (const { at } of await placed(work.id)) expect(at).not.toBeNull()
})

test("a document that cannot be read is given up, and stops no other", async () => {
  const { db } = app.database
  const { id } = await finishedRender(app, lan)
  await sql`update render_scene set document = '{' where id = (select scene_id from render where id = ${id})`.execute(
    db,
  )
  await app.call(useRenderInWork, { params: { id } }, lan)
  const work = await publishMyWork(app, lan, { mainImage: await useRender() })
  await settle()
  const row = await db
    .selectFrom("render_use")
    .select(["products", "tries"])
    .where("render_id", "=", id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ products: null, tries: 3 })
  expect(await placed(work.id)).toHaveLength(2)
})
