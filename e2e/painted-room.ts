import type { DemoHome } from "@roomwright/models/homes/furnish"
import { rectangle, window } from "@roomwright/scene/templates/plan-template"
import type { Locator } from "@playwright/test"

/** A square room whose walls differ: green up the plan, clay to the right, navy to the left, and windows at the foot. */
export const paintedRoom: DemoHome = {
  id: "painted-room",
  name: { zh: "彩色房间", en: "Painted room", vi: "Phòng sơn màu" },
  plan: {
    id: "painted-room",
    area: 16,
    levels: [
      {
        outer: rectangle(4_200, 4_200),
        inner: [],
        openings: [window(1_100, 0, 1_600), window(3_100, 0, 1_600)],
        rooms: [{ at: [2_100, 2_100], room: "living-room" }],
      },
    ],
  },
  rooms: [
    {
      at: [2_100, 2_100],
      floor: "oak-natural",
      walls: [
        { near: [2_100, 4_000], finish: "lacquer-sage" },
        { near: [4_000, 2_100], finish: "lacquer-clay" },
        { near: [200, 2_100], finish: "lacquer-navy" },
      ],
    },
  ],
  pieces: [{ type: "pouf", at: [2_100, 3_400] }],
}

/** What a panorama of the painted room shows: up the plan in its middle, to the right and to the left of it, above and below. */
export const seenInPanorama = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image
    if (width !== height * 2) return null
    const canvas = document.createElement("canvas")
    Object.assign(canvas, { width, height })
    const context = canvas.getContext("2d")
    if (!context) return null
    context.drawImage(image, 0, 0)
    const side = Math.round(height / 16)
    const mean = (right: number, down: number): readonly [number, number, number] => {
      const { data } = context.getImageData(right * width - side / 2, down * height - side / 2, side, side)
      const sum = (channel: number): number => {
        let total = 0
        for (let at = channel; at < data.length; at += 4) total += data[at] ?? 0
        return total / (data.length / 4)
      }
      return [sum(0), sum(1), sum(2)]
    }
    const name = ([r, g, b]: readonly [number, number, number]): string =>
      r > b * 1.35 && r > g * 1.2 ? "clay" : b > r * 1.1 ? "navy" : g > r && g > b ? "sage" : "other"
    const light = ([r, g, b]: readonly [number, number, number]): number => r + g + b
    return {
      ahead: name(mean(0.5, 0.42)),
      right: name(mean(0.75, 0.42)),
      left: name(mean(0.25, 0.42)),
      ceilingIsAbove: light(mean(0.5, 0.06)) > light(mean(0.5, 0.94)),
    }
  })
