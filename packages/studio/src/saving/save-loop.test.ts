import { applyChange } from "@roomwright/scene/change/apply-change"
import { readDocument } from "@roomwright/scene/document/read-document"
import type { Scene } from "@roomwright/scene/document/scene"
import { writeDocument } from "@roomwright/scene/document/write-document"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createSaveLoop, type SaveLoop } from "./save-loop.ts"
import type { SavingState } from "./saving-state.ts"
import { groundOnly, nameOfLevel, withLevel } from "./testing/drawn-levels.ts"
import { createFakeClock } from "./testing/fake-clock.ts"
import { createMemoryDrafts } from "./testing/memory-drafts.ts"
import { createMemoryServer } from "./testing/memory-server.ts"

const project = "p1"

/** A window that draws, its browser, and the server. */
function draw() {
  const text = writeDocument(groundOnly)
  const server = createMemoryServer(text)
  const clock = createFakeClock()
  const drafts = createMemoryDrafts()
  const told: SavingState[] = []
  let scene = groundOnly
  let isBusy = false
  let loop: SaveLoop | null = null
  const put = (next: Scene): void => {
    scene = next
    loop?.changed()
  }
  loop = createSaveLoop(
    {
      project,
      save: (id, saving) => server.host.save(id, saving),
      keepTheirs: () => server.host.versions.keep(project, "theirs"),
      drafts,
      clock,
      document: {
        read: () => scene,
        isBusy: () => isBusy,
        replace: put,
        merge: (theirs) => put(applyChange(scene, theirs)),
      },
      tell: (state) => told.push(state),
    },
    { version: 1, scene, text, savedAt: "2026-11-22T02:00:00.000Z" },
  )
  const others = (id: string, name: string): void => {
    const read = readDocument(server.texts.at(-1) ?? "")
    if ("scene" in read) server.put(writeDocument(withLevel(read.scene, id, name)))
  }
  return {
    server,
    clock,
    drafts,
    told,
    loop,
    phase: () => loop.read().phase,
    scene: () => scene,
    text: () => writeDocument(scene),
    stored: () => server.texts.at(-1),
    put,
    edit: (id: string, name: string) => put(withLevel(scene, id, name)),
    others,
    drag: (on: boolean) => {
      isBusy = on
    },
  }
}

describe("saving", () => {
  it("happens a second after the last change", async () => {
    const window = draw()
    window.edit("level-2", "a")
    await window.clock.pass(900)
    window.edit("level-2", "ab")
    await window.clock.pass(900)
    expect(window.server.texts).toHaveLength(1)
    await window.clock.pass(100)
    expect(window.stored()).toBe(window.text())
    expect(window.phase()).toEqual({ kind: "saved" })
  })

  it("does not wait for ever for somebody who never pauses", async () => {
    const window = draw()
    for (let step = 0; step < 24; step += 1) {
      window.edit("level-2", `${step}`)
      await window.clock.pass(500)
    }
    expect(window.server.texts.length).toBeGreaterThan(1)
  })

  it("waits for the end of a drag", async () => {
    const window = draw()
    window.drag(true)
    window.edit("level-2", "a")
    await window.clock.pass(5_000)
    expect(window.server.texts).toHaveLength(1)
    window.drag(false)
    await window.clock.pass(500)
    expect(window.stored()).toBe(window.text())
  })

  it("sends nothing for what came back to where it was", async () => {
    const window = draw()
    window.edit("level-2", "a")
    window.put(groundOnly)
    await window.clock.pass(1_000)
    expect(window.phase()).toEqual({ kind: "saved" })
    expect(window.server.texts).toHaveLength(1)
  })
})

describe("without a network", () => {
  it("the draft lies in the browser, it is tried with longer and longer pauses, and all is stored in the end", async () => {
    const window = draw()
    window.server.line = "dead"
    window.edit("level-2", "a")
    await window.clock.pass(1_000)
    expect(window.phase()).toMatchObject({ kind: "lost", nextTry: window.clock.now() + 2_000 })
    expect(window.loop.read().draft).toBe("kept")
    expect(window.drafts.kept.get(project)).toMatchObject({ base: 1, text: window.text() })
    window.edit("level-2", "b")
    await window.clock.pass(600_000)
    expect(window.phase()).toMatchObject({ kind: "lost" })
    expect(window.drafts.kept.get(project)?.text).toBe(window.text())
    window.server.line = "open"
    await window.clock.pass(60_000)
    expect(window.stored()).toBe(window.text())
    expect(window.drafts.kept.size).toBe(0)
  })

  it("a network that is back is used at once", async () => {
    const window = draw()
    window.server.line = "dead"
    window.edit("level-2", "a")
    await window.clock.pass(100_000)
    window.server.line = "open"
    window.loop.wake()
    await window.clock.pass(0)
    expect(window.stored()).toBe(window.text())
  })

  it("a save whose answer got lost is one's own, not a conflict", async () => {
    const window = draw()
    window.server.line = "unheard"
    window.edit("level-2", "a")
    await window.clock.pass(1_000)
    window.edit("level-2", "b")
    window.server.line = "open"
    await window.clock.pass(10_000)
    expect(window.told.map(({ phase }) => phase.kind)).not.toContain("conflict")
    expect(window.stored()).toBe(window.text())
  })

  it("a browser without room says so, and goes on", async () => {
    const window = draw()
    window.server.line = "dead"
    window.drafts.isFull = true
    window.edit("level-2", "a")
    await window.clock.pass(1_000)
    expect(window.loop.read().draft).toBe("full")
    window.server.line = "open"
    await window.clock.pass(10_000)
    expect(window.stored()).toBe(window.text())
  })
})

describe("what somebody else saved", () => {
  it("is joined by itself where it does not contradict", async () => {
    const window = draw()
    window.others("level-9", "theirs")
    window.edit("level-2", "mine")
    await window.clock.pass(2_000)
    expect(window.loop.read()).toMatchObject({ merges: 1, phase: { kind: "saved" } })
    expect(nameOfLevel(window.scene(), "level-9")).toBe("theirs")
    expect(nameOfLevel(window.scene(), "level-2")).toBe("mine")
    expect(window.stored()).toBe(window.text())
  })

  it("is asked about where it does; kept mine, theirs stays as a version", async () => {
    const window = draw()
    window.others("level-2", "theirs")
    const theirs = window.stored()
    window.edit("level-2", "mine")
    await window.clock.pass(2_000)
    expect(window.phase().kind).toBe("conflict")
    expect(window.drafts.kept.get(project)?.text).toBe(window.text())
    await window.loop.keepMine()
    await window.clock.pass(1_000)
    expect(window.server.kept).toEqual([theirs])
    expect(nameOfLevel(window.scene(), "level-2")).toBe("mine")
    expect(window.stored()).toBe(window.text())
  })

  it("is taken when that is chosen, and mine is set aside", async () => {
    const window = draw()
    window.others("level-2", "theirs")
    window.edit("level-2", "mine")
    const mine = window.text()
    await window.clock.pass(2_000)
    window.loop.takeTheirs()
    await window.clock.pass(1_000)
    expect(nameOfLevel(window.scene(), "level-2")).toBe("theirs")
    expect(window.loop.read()).toMatchObject({ setAside: mine, phase: { kind: "saved" } })
  })

  it("stays a question where theirs cannot be kept", async () => {
    const window = draw()
    window.others("level-2", "theirs")
    window.edit("level-2", "mine")
    await window.clock.pass(2_000)
    window.server.line = "dead"
    await window.loop.keepMine()
    expect(window.phase()).toMatchObject({ kind: "conflict", problem: "no network" })
    expect(window.server.texts).toHaveLength(2)
  })
})

describe("a server that does not take it", () => {
  it.each(["signedOut", "gone"] as const)(
    "%s: the draft is kept, and it goes on when it can",
    async (kind) => {
      const window = draw()
      window.server.refusal = { kind }
      window.edit("level-2", "a")
      await window.clock.pass(60_000)
      expect(window.phase()).toEqual({ kind })
      window.edit("level-2", "b")
      await window.clock.pass(2_000)
      expect(window.drafts.kept.get(project)?.text).toBe(window.text())
      window.server.refusal = null
      window.loop.wake()
      await window.clock.pass(1_000)
      expect(window.stored()).toBe(window.text())
    },
  )

  it("refused: the next change is tried again", async () => {
    const window = draw()
    window.server.refusal = { kind: "refused", message: "too large" }
    window.edit("level-2", "a")
    await window.clock.pass(60_000)
    expect(window.phase()).toEqual({ kind: "refused", message: "too large" })
    window.server.refusal = null
    window.edit("level-2", "b")
    await window.clock.pass(2_000)
    expect(window.stored()).toBe(window.text())
  })
})

const name = fc.string({ maxLength: 3 })
const step = fc.oneof(
  fc.record({ do: fc.constant("edit" as const), id: fc.constantFrom("level-2", "level-3"), name }),
  fc.record({ do: fc.constant("others" as const), id: fc.constantFrom("level-3", "level-9"), name }),
  fc.record({ do: fc.constant("line" as const), line: fc.constantFrom("open", "dead", "unheard") }),
  fc.record({ do: fc.constant("drag" as const), on: fc.boolean() }),
  fc.record({ do: fc.constantFrom("mine" as const, "theirs" as const, "wake" as const) }),
  fc.record({ do: fc.constant("pass" as const), ms: fc.integer({ min: 0, max: 15_000 }) }),
)

describe("whatever happens", () => {
  it("one save at a time, what is drawn is stored in the end, and nobody's work is dropped unasked", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (steps, prefersMine) => {
        const window = draw()
        /** What others named this level; the last of it has to be somewhere in the end. */
        let theirs: string | null = null
        for (const one of steps) {
          if (one.do === "edit") window.edit(one.id, one.name)
          if (one.do === "others") {
            window.others(one.id, one.name)
            if (one.id === "level-9") theirs = one.name
          }
          if (one.do === "line") window.server.line = one.line as "open"
          if (one.do === "drag") window.drag(one.on)
          if (one.do === "mine") await window.loop.keepMine()
          if (one.do === "theirs") window.loop.takeTheirs()
          if (one.do === "wake") window.loop.wake()
          if (one.do === "pass") await window.clock.pass(one.ms)
        }
        window.server.line = "open"
        window.drag(false)
        for (let turn = 0; turn < 6; turn += 1) {
          if (turn === 3) window.edit("level-7", "the last word")
          await window.clock.pass(70_000)
          if (prefersMine) await window.loop.keepMine()
          else window.loop.takeTheirs()
        }
        expect(window.phase()).toEqual({ kind: "saved" })
        expect(window.stored()).toBe(window.text())
        expect(window.server.busiest()).toBeLessThanOrEqual(1)
        expect(window.drafts.kept.size).toBe(0)
        const everywhere = [window.text(), window.loop.read().setAside, ...window.server.kept].join("")
        expect(everywhere).toContain("the last word")
        if (theirs !== null) expect(everywhere).toContain(`"name":${JSON.stringify(theirs)}`)
      }),
      { numRuns: 300 },
    )
  })
})
