import { randomIds } from "@roomwright/scene/commands/element-ids"
import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import { createEditor } from "../../editor/editor.ts"
import { usualOptions } from "../../editor/usual-options.ts"
import { createPlan } from "../../plan-view/plan-state.ts"
import type { PictureAnswer, StudioHost } from "../../studio-host.ts"
import { addPicture, pictureBytesMax, problemOf } from "./add-picture.ts"

const picture = new Blob(["x"], { type: "image/png" })

function world(answer: () => Promise<PictureAnswer>) {
  const editor = createEditor({
    scene: oneRoom(),
    options: usualOptions,
    newId: randomIds(Math.random),
  })
  const host: Pick<StudioHost, "pictures"> = {
    pictures: { add: answer, address: () => Promise.resolve(null) },
  }
  return { editor, view: createPlan(editor), host, project: "p1" }
}

test("a picture that is stored lies under the level, its middle where one looks, as one step back", async () => {
  const { editor, view, ...rest } = world(() =>
    Promise.resolve({ kind: "added", picture: "pic-1", pixels: { width: 1_200, height: 600 } }),
  )
  view.setView({ centre: { x: 3_000, y: 2_000 }, mmPerPixel: 10 })
  expect(await addPicture({ editor, view, ...rest }, picture, () => undefined)).toBeNull()
  const [underlay] = childrenOfKind(editor.read().scene, ground, "underlay")
  expect(underlay?.element).toMatchObject({ picture: "pic-1", at: { x: -3_000, y: -1_000 } })
  editor.undo()
  expect(editor.read().scene).toEqual(oneRoom())
})

test("what does not come through, and what the server does not take, changes nothing and is said", async () => {
  const away = world(() => Promise.reject(new Error("away")))
  expect(await addPicture(away, picture, () => undefined)).toEqual({ kind: "network" })
  const refused = world(() => Promise.resolve({ kind: "refused", message: "No more room." }))
  expect(await addPicture(refused, picture, () => undefined)).toEqual({
    kind: "refused",
    message: "No more room.",
  })
  expect(refused.editor.read().scene).toEqual(oneRoom())
})

test("files that would be refused are not sent", () => {
  expect(problemOf({ type: "image/svg+xml", size: 10 })).toEqual({ kind: "type" })
  expect(problemOf({ type: "image/png", size: pictureBytesMax + 1 })).toEqual({ kind: "size" })
  expect(problemOf({ type: "image/webp", size: pictureBytesMax })).toBeNull()
})
