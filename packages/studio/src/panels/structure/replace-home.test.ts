import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { emptyHome, oneRoom } from "@roomwright/scene/testing/make-scene"
import { expect, test } from "vitest"
import { isEmptyHome } from "../../edits/is-empty-home.ts"
import { openEditor } from "../../testing/hand.ts"
import { hiddenGuide } from "../guide/guide-steps.ts"
import { createShell } from "../shell/shell.ts"
import { replaceHome } from "./replace-home.ts"
import { drawPieces, loadHomes } from "./sample-homes.ts"
import { pictureOf } from "./template-picture.ts"

function studioOf(scene: Scene) {
  const shell = createShell({
    leftTab: "structure",
    shownView: "plan",
    isBillOpen: false,
    theme: "system",
    hasSingleKeys: true,
    dialog: null,
    question: null,
    guide: hiddenGuide,
    copied: [],
    isStartHidden: false,
  })
  return { editor: openEditor(scene), shell, t: (id: string) => id }
}
const itemsOf = (scene: Scene) => onLevel(scene, levelsOf(scene)[0]?.id ?? "", "item")

test("a furnished home fills an empty document with all its pieces, and one step back empties it", async () => {
  const { demoHomes, buildHome } = await loadHomes()
  const studio = studioOf(emptyHome(countedIds()))
  const [home] = demoHomes
  if (!home) throw new Error("there are no furnished homes")
  replaceHome(studio, "useSample", () => buildHome(home, "1", countedIds()))
  expect(studio.shell.read().question).toBeNull()
  expect(itemsOf(studio.editor.read().scene)).toHaveLength(home.pieces.length)
  studio.editor.undo()
  expect(isEmptyHome(studio.editor.read().scene)).toBe(true)
})

test("what is drawn already is replaced only after a question, and comes back by one step", async () => {
  const { demoHomes, buildHome } = await loadHomes()
  const before = oneRoom()
  const studio = studioOf(before)
  const home = demoHomes.find(({ id }) => id === "walnut-ink-52")
  if (!home) throw new Error("walnut-ink-52 is gone")
  replaceHome(studio, "useSample", () => buildHome(home, "1", countedIds()))
  expect(studio.editor.read().scene).toBe(before)
  const { question } = studio.shell.read()
  expect(question?.title).toBe("panel.sampleAsk")
  question?.run()
  expect(itemsOf(studio.editor.read().scene)).toHaveLength(home.pieces.length)
  studio.editor.undo()
  expect(studio.editor.read().scene).toEqual(before)
})

test("every furnished home has a picture with its furniture", async () => {
  const homes = await loadHomes()
  for (const home of homes.demoHomes) {
    expect(pictureOf(home.plan).walls).toMatch(/^M-?\d/)
    expect(drawPieces(homes, home).match(/Z/g)?.length).toBeGreaterThan(15)
  }
})
