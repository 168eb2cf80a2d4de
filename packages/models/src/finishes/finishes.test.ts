import { describe, expect, it } from "vitest"
import { drawFinish, type FinishPixels } from "./draw-finish.ts"
import { finishClasses, type Finish, type Texel } from "./finish.ts"
import { finishes } from "./finishes.ts"

const all: readonly (readonly [string, Finish])[] = Object.entries(finishes)
const patterned = all.filter(([, finish]) => finish.pattern)
// No multiple of the threads of any cloth, or one kind of thread would be all that is seen.
const side = 67

/** Mean difference of two columns (or rows) of a picture. */
function differ(pixels: Uint8Array, a: number, b: number, isRow: boolean): number {
  let sum = 0
  for (let i = 0; i < side; i++) {
    for (let channel = 0; channel < 3; channel++) {
      const at = (line: number): number =>
        pixels[(isRow ? line * side + i : i * side + line) * 3 + channel] ?? 0
      sum += Math.abs(at(a) - at(b))
    }
  }
  return sum / side / 3
}

/** How far the seam is from the most that neighbours differ inside. */
function seam(pixels: Uint8Array, isRow: boolean): number {
  const inside = Array.from({ length: side - 1 }, (_, i) => differ(pixels, i, i + 1, isRow))
  return differ(pixels, side - 1, 0, isRow) - Math.max(...inside)
}

/** Mean in linear light, back as sRGB bytes. */
function meanColour({ colour }: FinishPixels): readonly number[] {
  return [0, 1, 2].map((channel) => {
    let sum = 0
    for (let i = channel; i < colour.length; i += 3) sum += ((colour[i] ?? 0) / 255) ** 2.2
    return (sum / (colour.length / 3)) ** (1 / 2.2) * 255
  })
}

const bytesOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

describe("the finishes", () => {
  it("are more than 150, most of them with a pattern", () => {
    expect(all.length).toBeGreaterThan(150)
    expect(patterned.length).toBeGreaterThan(140)
  })

  it.each(all)("%s has a name in each language, a class and numbers in range", (_, finish) => {
    expect(finishClasses).toContain(finish.class)
    for (const name of Object.values(finish.name)) expect(name.trim().length).toBeGreaterThan(0)
    expect(Object.keys(finish.name).sort()).toEqual(["en", "vi", "zh"])
    expect(finish.colour).toMatch(/^#[0-9a-f]{6}$/)
    for (const part of [finish.roughness, finish.metalness, finish.sheen, finish.coat, finish.transmission]) {
      expect(part ?? 0).toBeGreaterThanOrEqual(0)
      expect(part ?? 0).toBeLessThanOrEqual(1)
    }
    if (finish.pattern) expect(finish.tile === "piece" || (finish.tile ?? 0) >= 0.1).toBe(true)
  })

  it("have names that no two share within a class", () => {
    for (const language of ["zh", "en", "vi"] as const) {
      const names = all.map(([, finish]) => `${finish.class} ${finish.name[language]}`)
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    }
  })

  it("draw nothing where they are plain", () => {
    expect(drawFinish(finishes["chrome-polished"], side)).toBeNull()
  })
})

describe.each(patterned)("the pattern of %s", (_, finish) => {
  const pixels = drawFinish(finish, side)
  if (!pixels) throw new Error("a patterned finish was not drawn")

  it("gives finite numbers, with roughness from 0 to 1, at any point", () => {
    const pattern = finish.pattern?.()
    const texel: Texel = { red: 0, green: 0, blue: 0, height: 0, roughness: 0 }
    const faults: string[] = []
    for (let i = 0; i < 400; i++) {
      pattern?.((i * 0.754_877_666) % 1, (i * 0.569_840_291) % 1, texel)
      const isGood =
        Object.values(texel).every(Number.isFinite) && texel.roughness >= 0 && texel.roughness <= 1.2
      if (!isGood) faults.push(JSON.stringify(texel))
    }
    expect(faults).toEqual([])
  })

  it("averages to the colour of its finish", () => {
    const want = bytesOf(finish.colour)
    for (const [channel, mean] of meanColour(pixels).entries()) {
      expect(Math.abs(mean - (want[channel] ?? 0))).toBeLessThan(9)
    }
  })

  it.runIf(finish.tile !== "piece")("meets itself at all four edges", () => {
    for (const picture of [pixels.colour, pixels.roughness]) {
      expect(seam(picture, false)).toBeLessThan(5)
      expect(seam(picture, true)).toBeLessThan(5)
    }
  })

  it("has normals that point out of the surface", () => {
    let least = 255
    for (let i = 2; i < pixels.normal.length; i += 3) least = Math.min(least, pixels.normal[i] ?? 0)
    expect(least).toBeGreaterThan(127)
  })
})
