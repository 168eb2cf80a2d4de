import { countedIds } from "@roomwright/scene/commands/element-ids"
import { applyChange } from "@roomwright/scene/change/apply-change"
import { emptyScene } from "@roomwright/scene/document/scene"
import { siteOf } from "@roomwright/scene/kinds/site/set-site"
import { addLevel } from "@roomwright/scene/kinds/level/levels"
import { expect, test } from "vitest"
import { createEditor } from "../editor/editor.ts"
import { usualOptions } from "../editor/usual-options.ts"
import { changeSite, siteSeen, slideSite } from "./site-of-view.ts"
import { createStageControl } from "./stage-control.ts"

function open() {
  const newId = countedIds()
  const level = addLevel(emptyScene, { name: "Ground" }, newId)
  if ("refused" in level) throw new Error("no level")
  const editor = createEditor({ scene: applyChange(emptyScene, level.change), options: usualOptions, newId })
  return { editor, control: createStageControl(editor) }
}

test("a slider that is dragged is one step back, and the picture follows it", () => {
  const { editor, control } = open()
  const slide = slideSite(control)
  for (const hour of [11, 12, 13]) slide.to({ hour })
  slide.end()
  expect(siteSeen(control).hour).toBe(13)
  changeSite(control, { north: 90 })
  editor.undo()
  expect(siteSeen(control)).toMatchObject({ hour: 13, north: 0 })
  editor.undo()
  expect(siteSeen(control).hour).toBe(10.5)
})

test("who may only look changes what is seen and not the document", () => {
  const { editor, control } = open()
  editor.setReadOnly(true)
  changeSite(control, { hour: 20.5 })
  slideSite(control).to({ exposure: 1 })
  expect(siteSeen(control)).toMatchObject({ hour: 20.5, exposure: 1 })
  expect(siteOf(editor.read().scene).hour).toBe(10.5)
})
