import { describe, expect, it } from "vitest"
import { clearAround, fitName, textWidth } from "./text-fits.ts"

const textsOf = (name: string, width: number, height: number) =>
  fitName({ name, area: "24.73 m²" }, { width, height }).map(({ text }) => text)

describe("names of rooms", () => {
  it("stand with the area where there is room for both", () => {
    expect(textsOf("Living room", 200, 80)).toEqual(["Living room", "24.73 m²"])
    expect(textsOf("客餐厅", 70, 40)).toEqual(["客餐厅", "24.73 m²"])
  })

  it("are broken between words, as evenly as it goes", () => {
    expect(textsOf("Phòng khách và phòng ăn", 110, 60)).toEqual(["Phòng khách", "và phòng ăn", "24.73 m²"])
  })

  it("stand without the area where that is too much", () => {
    expect(textsOf("Bath", 34, 60)).toEqual(["Bath"])
    expect(textsOf("Living room", 200, 20)).toEqual(["Living room"])
  })

  it("are smaller before they are left out, and the area stays as long as it can", () => {
    expect(fitName({ name: "Wardrobe", area: "2 m²" }, { width: 52, height: 20 })[0]?.size).toBe(11)
    expect(textsOf("Storage", 20, 60)).toEqual([])
    expect(textsOf("", 100, 20)).toEqual(["24.73 m²"])
    expect(textsOf("Kitchen", 100, 10)).toEqual([])
  })

  it("are twice as wide in Chinese", () => {
    expect(textWidth("厨房", 10)).toBeGreaterThan(1.7 * textWidth("ab", 10))
  })
})

describe("the space around a place", () => {
  const region = {
    outline: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 60 },
      { x: 0, y: 60 },
    ],
    holes: [],
  }

  it("is as wide as the nearer side allows", () => {
    expect(clearAround(region, { x: 30, y: 30 })).toEqual({ width: 60, height: 60 })
  })

  it("is none outside", () => {
    expect(clearAround(region, { x: 200, y: 30 })).toEqual({ width: 0, height: 0 })
  })
})
