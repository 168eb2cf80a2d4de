import { addLevel } from "@roomwright/scene/kinds/level/levels"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { describe, expect, it } from "vitest"
import { createEditor } from "../editor/editor.ts"
import { usualOptions } from "../editor/usual-options.ts"
import { createProjectSaving } from "./project-saving.ts"
import { readScene } from "./read-scene.ts"
import { groundOnly, nameOfLevel, withLevel } from "./testing/drawn-levels.ts"
import { createFakeClock } from "./testing/fake-clock.ts"
import { createMemoryDrafts } from "./testing/memory-drafts.ts"
import { createMemoryGuards } from "./testing/memory-guard.ts"
import { createMemoryServer } from "./testing/memory-server.ts"

/** A browser with windows of one project. */
function openBrowser() {
  const server = createMemoryServer(writeDocument(groundOnly))
  const clock = createFakeClock()
  const drafts = createMemoryDrafts()
  const nextGuard = createMemoryGuards()
  const newId = countedIds()
  const beginWindow = () => {
    const text = server.texts.at(-1) ?? ""
    const scene = readScene(text)
    if (!scene) throw new Error("unreadable")
    const editor = createEditor({ scene, options: usualOptions, newId })
    const project = {
      id: "p1",
      name: "",
      version: server.texts.length,
      text,
      savedAt: "2026-11-22T02:00:00Z",
    }
    const guard = nextGuard()
    const saving = createProjectSaving(editor, project, {
      host: server.host,
      drafts,
      guard,
      clock,
      theirName: () => "theirs",
    })
    return {
      saving,
      editor,
      draw: (name: string) => editor.do("addLevel", (now, id) => addLevel(now, { name }, id)),
      text: () => writeDocument(editor.read().scene),
    }
  }
  const openWindow = async () => {
    const window = beginWindow()
    const close = window.saving.start()
    await clock.pass(0)
    return { ...window, close }
  }
  return { server, clock, drafts, beginWindow, openWindow, stored: () => server.texts.at(-1) }
}

describe("a window that is opened", () => {
  it("takes nothing down before it knows that it may, so that nothing is drawn in vain", async () => {
    const browser = openBrowser()
    const window = browser.beginWindow()
    const before = window.text()
    window.draw("too early")
    expect(window.text()).toBe(before)
    window.saving.start()
    window.draw("still too early")
    expect(window.text()).toBe(before)
    await browser.clock.pass(0)
    window.draw("first")
    await browser.clock.pass(2_000)
    expect(browser.stored()).toBe(window.text())
    expect(window.text()).not.toBe(before)
  })

  it("stores what is drawn, and undo still goes back behind it", async () => {
    const browser = openBrowser()
    const window = await browser.openWindow()
    window.draw("first")
    await browser.clock.pass(2_000)
    expect(browser.stored()).toBe(window.text())
    window.editor.undo()
    await browser.clock.pass(2_000)
    expect(browser.stored()).toBe(writeDocument(groundOnly))
  })

  it("offers what an earlier one could not store, and stores it when it is taken", async () => {
    const browser = openBrowser()
    const first = await browser.openWindow()
    browser.server.line = "dead"
    first.draw("unsaved")
    await browser.clock.pass(2_000)
    const drawn = first.text()
    first.close()
    browser.server.line = "open"
    const second = await browser.openWindow()
    expect(second.saving.read().draft).toMatchObject({ text: drawn, isBehind: false })
    second.saving.takeDraft()
    await browser.clock.pass(2_000)
    expect(second.text()).toBe(drawn)
    expect(browser.stored()).toBe(drawn)
    expect(browser.drafts.kept.size).toBe(0)
  })

  it("joins such a draft with what was stored since", async () => {
    const browser = openBrowser()
    const first = await browser.openWindow()
    browser.server.line = "dead"
    first.draw("unsaved")
    await browser.clock.pass(2_000)
    first.close()
    const other = createEditor({
      scene: groundOnly,
      options: usualOptions,
      newId: () => "level-77",
    })
    other.do("addLevel", (now, id) => addLevel(now, { name: "of somebody else" }, id))
    browser.server.put(writeDocument(other.read().scene))
    browser.server.line = "open"
    const second = await browser.openWindow()
    expect(second.saving.read().draft?.isBehind).toBe(true)
    second.saving.takeDraft()
    await browser.clock.pass(2_000)
    expect(browser.stored()).toContain("unsaved")
    expect(browser.stored()).toContain("of somebody else")
  })

  it("drops a draft only when it is told to", async () => {
    const browser = openBrowser()
    const first = await browser.openWindow()
    browser.server.line = "dead"
    first.draw("unsaved")
    await browser.clock.pass(2_000)
    first.close()
    browser.server.line = "open"
    const second = await browser.openWindow()
    second.close()
    const third = await browser.openWindow()
    third.saving.dropDraft()
    await browser.clock.pass(0)
    expect(browser.drafts.kept.size).toBe(0)
    expect(browser.server.texts).toHaveLength(1)
  })
})

describe("a second window of the same project", () => {
  it("only looks until it takes over, and gets what the first one drew a moment before", async () => {
    const browser = openBrowser()
    const first = await browser.openWindow()
    const second = await browser.openWindow()
    expect(second.saving.read().place).toEqual({ kind: "elsewhere", isAsked: false })
    second.draw("not drawn")
    expect(second.text()).toBe(writeDocument(groundOnly))
    first.draw("drawn first")
    second.saving.takeOver()
    await browser.clock.pass(2_000)
    expect(second.saving.read().place).toEqual({ kind: "here" })
    expect(second.text()).toContain("drawn first")
    expect(first.saving.read().place.kind).toBe("elsewhere")
    first.draw("too late")
    expect(first.text()).not.toContain("too late")
    second.draw("drawn second")
    await browser.clock.pass(2_000)
    expect(browser.stored()).toBe(second.text())
  })

  it("finds the work of the first one as a draft where that could not store it", async () => {
    const browser = openBrowser()
    const first = await browser.openWindow()
    const second = await browser.openWindow()
    browser.server.line = "dead"
    first.draw("drawn without a network")
    const drawn = first.text()
    second.saving.takeOver()
    await browser.clock.pass(10_000)
    expect(second.saving.read().place).toEqual({ kind: "arriving", hasFailed: true })
    browser.server.line = "open"
    second.saving.takeOver()
    await browser.clock.pass(2_000)
    expect(second.saving.read().draft?.text).toBe(drawn)
  })
})

describe("an older version", () => {
  it("is brought back as one step that can be undone", async () => {
    const browser = openBrowser()
    const window = await browser.openWindow()
    window.draw("kept")
    await browser.clock.pass(2_000)
    const { id } = await browser.server.host.versions.keep("p1", "one")
    window.draw("later")
    const restoring = window.saving.restore(id)
    await browser.clock.pass(0)
    await restoring
    expect(window.text()).not.toContain("later")
    expect(window.saving.read().saving.phase).toEqual({ kind: "saved" })
    window.editor.undo()
    await browser.clock.pass(2_000)
    expect(browser.stored()).toContain("later")
  })
})

describe("a server that answers with a failure", () => {
  it("is said to be that, and no missing connection; it is tried again by itself", async () => {
    const browser = openBrowser()
    const window = await browser.openWindow()
    browser.server.refusal = { kind: "failed" }
    window.draw("a")
    await browser.clock.pass(10_000)
    expect(window.saving.read().saving.phase).toMatchObject({ kind: "lost", why: "serverFails" })
    expect(browser.drafts.kept.get("p1")?.text).toBe(window.text())
    browser.server.refusal = null
    browser.server.line = "dead"
    await browser.clock.pass(30_000)
    expect(window.saving.read().saving.phase).toMatchObject({ kind: "lost", why: "noConnection" })
    browser.server.line = "open"
    await browser.clock.pass(60_000)
    expect(browser.stored()).toBe(window.text())
  })
})

describe("going back", () => {
  it("takes back what this window drew, and never what another one saved meanwhile", async () => {
    const browser = openBrowser()
    const window = await browser.openWindow()
    window.draw("mine")
    browser.server.put(writeDocument(withLevel(groundOnly, "level-99", "theirs")))
    await browser.clock.pass(3_000)
    expect(nameOfLevel(window.editor.read().scene, "level-99")).toBe("theirs")
    window.editor.undo()
    window.editor.undo()
    await browser.clock.pass(3_000)
    expect(Object.values(window.editor.read().scene.elements)).toHaveLength(2)
    expect(nameOfLevel(window.editor.read().scene, "level-99")).toBe("theirs")
    expect(browser.stored()).toBe(window.text())
  })
})
