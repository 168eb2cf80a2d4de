import { countedIds } from "@roomwright/scene/commands/element-ids"
import { buildHome } from "@roomwright/models/homes/furnish"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { emptyScene } from "@roomwright/scene/document/scene"
import { describe, expect, it } from "vitest"
import { faultsOf, keepDraft, readDraft, type PublishDraft } from "./publish-draft.ts"
import { proposeWork } from "./propose-work.ts"

const usual: PublishDraft = {
  key: "key",
  name: "Attic",
  description: "",
  filters: { style: "nordic", space: "bedroom", homeType: "villa", roomType: "studio", scene: "rest" },
  area: "62.5",
  price: "0",
  isTemplate: false,
  hasPlan: true,
  tour: null,
  renders: ["one"],
  uploads: {},
}

function openMemory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}

describe("the draft of a work", () => {
  it("is read as it was kept, until the work is there", () => {
    const drawer = openMemory()
    expect(readDraft(drawer, "p", usual)).toBeNull()
    const typed = { ...usual, name: "Attic by the canal", tour: "t", uploads: { one: "u" } }
    keepDraft(drawer, "p", typed)
    expect(readDraft(drawer, "p", usual)).toEqual(typed)
    expect(readDraft(drawer, "other", usual)).toBeNull()
    keepDraft(drawer, "p", null)
    expect(readDraft(drawer, "p", usual)).toBeNull()
  })

  it("survives a storage that is closed or holds something else", () => {
    const closed = {
      getItem: () => {
        throw new Error("closed")
      },
      setItem: () => {
        throw new Error("closed")
      },
    }
    expect(() => keepDraft(closed, "p", usual)).not.toThrow()
    expect(readDraft(closed, "p", usual)).toBeNull()
    expect(readDraft({ ...closed, getItem: () => '{"renders": 5, "filters": []}' }, "p", usual)).toEqual({
      ...usual,
      renders: [],
    })
  })

  it("says which fields are to be mended", () => {
    expect(faultsOf(usual)).toEqual([])
    expect(
      faultsOf({
        ...usual,
        renders: [],
        name: " ",
        filters: { ...usual.filters, scene: "" },
        area: "0.5",
        price: "12.5x",
      }),
    ).toEqual(["pictures", "name", "scene", "area", "price"])
  })
})

describe("what a scene says of itself", () => {
  it("proposes nothing for an empty home", () => {
    expect(proposeWork(emptyScene)).toMatchObject({ area: 0, filters: { space: "", roomType: "" } })
  })

  it("proposes all filters for each furnished home", () => {
    for (const home of demoHomes) {
      const { area, filters } = proposeWork(buildHome(home, "1", countedIds()))
      expect(Math.abs(area - home.plan.area) / home.plan.area, home.id).toBeLessThan(0.25)
      for (const value of Object.values(filters)) expect(value, home.id).not.toBe("")
    }
  })
})
