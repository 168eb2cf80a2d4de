import { randomUUID } from "node:crypto"
import { listOwnPieces, removeOwnPiece, uploadOwnPiece } from "@roomwright/contract/library/own-piece-calls"
import { saveDocument } from "@roomwright/contract/studio/project-calls"
import * as calls from "@roomwright/contract/studio/work-scene-calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../../testing/test-app.ts"
import { tableGlb } from "../../../testing/test-models.ts"
import { publishMyWork, signUpDesigner } from "../../../testing/test-my-works.ts"
import type { TestPerson } from "../../../testing/test-people.ts"
import { documentWith, makeTestProject } from "../../../testing/test-studio.ts"

let app: TestApp
let lan: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  lan = await signUpDesigner(app)
})
afterAll(() => app.close())

async function uploadFor(person: TestPerson): Promise<string> {
  const body = { key: randomUUID(), name: "Grandma's table" }
  const { id } = await app.call(uploadOwnPiece, { body, file: new Blob([tableGlb()]) }, person)
  for (;;) {
    const [piece] = await app.call(listOwnPieces, {}, person)
    if (piece?.state === "ready") return id
    await app.runJob("make-models")
  }
}

async function publishWith(person: TestPerson, models: readonly string[]): Promise<string> {
  const { id } = await publishMyWork(app, person)
  const project = await makeTestProject(app, person, { name: "One" })
  const params = { id: project.id }
  await app.call(saveDocument, { params, body: { base: 1, document: documentWith(models) } }, person)
  await app.call(calls.attachScene, { params: { id }, body: { projectId: project.id } }, person)
  return id
}

const filesOf = (id: string) => app.call(calls.listWorkSceneFiles, { params: { id } })

test("everybody sees a designer's own model in the scene of a published work, while it is published", async () => {
  const piece = await uploadFor(lan)
  const work = await publishWith(lan, [`piece:${piece}`])
  const [file] = await filesOf(work)
  expect(file?.reference).toBe(`piece:${piece}`)
  // A cube: plans draw its four corners.
  expect(file?.outline?.outline.map((ring) => ring.length)).toEqual([8])
  const answer = await fetch(app.url + (file?.address ?? ""))
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "model/gltf-binary"])
  expect((await app.call(calls.readWorkScene, { params: { id: work } })).libraries).toEqual([])

  app.time.passes(61_000)
  expect((await fetch(app.url + (file?.address ?? ""))).status).toBe(404)
  const [again] = await filesOf(work)
  expect((await fetch(app.url + (again?.address ?? ""))).status).toBe(200)
  await app.call(removeOwnPiece, { params: { id: piece } }, lan)
  expect(await filesOf(work)).toEqual([])
  await app.call(calls.detachScene, { params: { id: work } }, lan)
  expectRefusal(await refuse(app, calls.listWorkSceneFiles, { params: { id: work } }), "notFound")
})

test("a model of somebody else is not shown by who writes its id into a document", async () => {
  const [minh, other] = [await signUpDesigner(app), await signUpDesigner(app)]
  const piece = await uploadFor(other)
  expect(await filesOf(await publishWith(minh, [`piece:${piece}`]))).toEqual([])
})
