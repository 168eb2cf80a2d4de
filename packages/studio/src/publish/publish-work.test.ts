import { describe, expect, it } from "vitest"
import type { PublishDraft } from "./publish-draft.ts"
import type { NewWork, SaveWorkAnswer, ShowWorkAnswer } from "./publish-host.ts"
import { publishWork, type PublishScope } from "./publish-work.ts"

const draft: PublishDraft = {
  key: "key",
  name: " Attic ",
  description: "",
  filters: { style: "nordic", space: "bedroom", homeType: "villa", roomType: "studio", scene: "rest" },
  area: "42,5",
  price: "388.000",
  isTemplate: true,
  hasPlan: true,
  tour: "tour",
  renders: ["one", "two"],
  uploads: {},
}

/** A site in memory. The call that `fails` names is lost once. */
function startSite(fails: string | null = null) {
  const works = new Map<string, NewWork>()
  const calls: string[] = []
  let lost = fails
  let gone: readonly string[] = []
  let shows: ShowWorkAnswer = { kind: "shown" }
  let draftNow = draft
  let uploads = 0
  const hear = (name: string): void => {
    calls.push(name)
    if (lost !== name) return
    lost = null
    throw new Error("no answer")
  }
  const scope: PublishScope = {
    project: "project",
    settle: () => Promise.resolve(true),
    drawPlan: () => Promise.resolve(new Blob()),
    onStep: (next) => void (draftNow = next),
    tours: {
      show: async () => {
        hear("tour")
        return { kind: "refused", why: "other", message: "" } as const
      },
    },
    host: {
      takeRender: async (id) => {
        hear(`take ${id}`)
        uploads += 1
        return { kind: "done", value: `${id}-${uploads}` }
      },
      takePicture: async () => {
        hear("plan")
        uploads += 1
        return { kind: "done", value: `plan-${uploads}` }
      },
      save: async (work): Promise<SaveWorkAnswer> => {
        if (work.pictures.some((id) => gone.includes(id))) return { kind: "picturesGone" }
        works.set(work.key, work)
        hear("save")
        return { kind: "saved", work: `work of ${work.key}` }
      },
      publish: async () => {
        hear("scene")
        return { kind: "published" }
      },
      show: async () => {
        hear("show")
        return shows
      },
    },
  }
  const tours = { show: async () => (hear("tour"), { kind: "done", value: null as never } as const) }
  return {
    works,
    calls,
    lose: (ids: readonly string[]) => void (gone = ids),
    answer: (next: ShowWorkAnswer) => void (shows = next),
    press: (isShown = true) => publishWork(draftNow, isShown, { ...scope, tours }),
  }
}

describe("a project is published in one go", () => {
  it("makes a work of pictures, plan, scene and tour, and shows it", async () => {
    const site = startSite()
    expect(await site.press()).toEqual({ kind: "done", work: "work of key", isShown: true })
    expect(site.calls).toEqual(["take one", "take two", "plan", "save", "scene", "tour", "show"])
    const { name, area, price, pictures } = site.works.get("key") ?? {}
    expect({ name, area, price, pictures }).toEqual({
      name: "Attic",
      area: 42.5,
      price: 388_000,
      pictures: ["one-1", "two-2", "plan-3"],
    })
  })

  it("shows nobody a draft", async () => {
    const site = startSite()
    expect(await site.press(false)).toMatchObject({ kind: "done", isShown: false })
    expect(site.calls).not.toContain("show")
  })

  it.each(["take two", "plan", "save", "scene", "tour", "show"])(
    "makes nothing twice where the answer to `%s` is lost",
    async (lost) => {
      const site = startSite(lost)
      await expect(site.press()).rejects.toThrow("no answer")
      expect(await site.press()).toMatchObject({ kind: "done" })
      expect(site.works.size).toBe(1)
      // What was uploaded is not uploaded once more.
      expect(site.calls.filter((call) => call === "take one")).toHaveLength(1)
    },
  )

  it("uploads pictures anew that were deleted after a day", async () => {
    const site = startSite("save")
    await expect(site.press()).rejects.toThrow("no answer")
    site.lose(["one-1"])
    expect(await site.press()).toMatchObject({ kind: "done" })
    expect(site.works.get("key")?.pictures).toEqual(["one-4", "two-5", "plan-6"])
  })

  it("keeps the work where the profile lacks something, and says what", async () => {
    const site = startSite()
    site.answer({ kind: "incomplete", gaps: ["avatar"] })
    expect(await site.press()).toEqual({ kind: "incomplete", work: "work of key", gaps: ["avatar"] })
    site.answer({ kind: "shown" })
    expect(await site.press()).toMatchObject({ kind: "done", isShown: true })
    expect(site.works.size).toBe(1)
  })
})
