import { compileCatalogue } from "@roomwright/i18n/catalogue"
import en from "@roomwright/i18n/studio/en.json"
import { createTranslate } from "@roomwright/i18n/translate"
import { describe, expect, it } from "vitest"
import { noOverlay } from "../tools/overlay.ts"
import { announce } from "./announce.ts"

const words = { t: createTranslate<keyof typeof en>("en-US", compileCatalogue(en)), unit: "mm" } as const
const [from, to] = [
  { x: 0, y: 0 },
  { x: 3_200, y: 0 },
]

describe("what is said while something is drawn", () => {
  it("is length, angle and what it was snapped to", () => {
    const said = announce(
      {
        ...noOverlay,
        measures: [{ from, to, length: 3_200, angle: 45 }],
        snap: { kind: "end", place: to, walls: [], guides: [] },
      },
      null,
      words,
    )
    expect(said).toBe("Length 3200 mm, angle 45°, End")
  })

  it("is that a door does not fit", () => {
    const opening = {
      kind: "opening",
      parent: "wall-1",
      type: "hinged",
      at: 0,
      width: 900,
      height: 2_100,
      sill: 0,
      hinge: "from",
      swing: "left",
    } as const
    expect(
      announce(
        { ...noOverlay, ghosts: [{ element: opening, isRefused: true, name: "opening.hinged" }] },
        null,
        words,
      ),
    ).toBe("Hinged door doesn’t fit here")
  })

  it("is the place when there is nothing else to say", () => {
    expect(announce(noOverlay, { x: 100, y: -250 }, words)).toBe("At x 100 mm, y -250 mm")
    expect(announce(noOverlay, null, words)).toBe("")
  })
})
