import { ball, lathe } from "../../geometry/lathe.ts"
import { horseshoe, padAlong } from "../../geometry/pad-along.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tuft, tuftButtons } from "../../geometry/tufting.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { block, seatCushion, split, symbolArea, throwPillow, type Area } from "./sofa-parts.ts"

const wall = 0.24
const legHeight = 0.11

const seatArea = (width: number, depth: number): Area => ({
  left: -width / 2 + wall - 0.01,
  right: width / 2 - wall + 0.01,
  back: -depth / 2 + wall - 0.01,
  front: depth / 2 - 0.006,
})

/** The club sofa: arms as high as its back, tufted or channelled all around, on turned feet. */
export const chesterfieldSofa = defineModel({
  id: "sofa.chesterfield",
  category: "sofas",
  name: { zh: "切斯特菲尔德沙发", en: "Chesterfield", vi: "Sofa Chesterfield" },
  words: {
    zh: ["拉扣沙发", "复古沙发", "皮沙发", "美式沙发", "沙发"],
    en: ["club sofa", "tufted sofa", "leather sofa", "channel-tufted", "couch"],
    vi: ["sofa cổ điển", "sofa da", "sofa rút nút", "sofa tân cổ điển"],
  },
  parameters: {
    width: length(2150, 1500, 2600, 50),
    depth: length(950, 880, 1050, 10),
    height: length(740, 680, 820, 10),
    seats: count(3, 2, 4),
    style: choice("tufted", "channels"),
  },
  slots: {
    upholstery: { finish: "leather-chestnut", accepts: ["leather", "fabric"] },
    pillows: { finish: "tweed-brown", accepts: ["fabric"] },
    feet: { finish: "walnut-dark", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, seats, style }) {
    const parts = openParts()
    const inside = seatArea(width, depth)
    const isTufted = style === "tufted"
    const low = isTufted ? legHeight : 0.09
    const roll = isTufted ? 0.085 : 0
    const thick = isTufted ? 0.17 : 0.2
    const centre = thick / 2 + (isTufted ? roll * 0.62 : 0.006)
    const [pathWidth, pathDepth] = [width - 2 * centre, depth - centre]
    const raw = horseshoe(pathWidth, pathDepth, 0.24)
    const path = (at: number): Vec3 => {
      const [x, , z] = raw(at)
      return [x, 0, z + centre / 2]
    }
    const along = 2 * pathDepth + pathWidth - 0.48 * (2 - Math.PI / 2)
    const top = height - (isTufted ? roll * 0.75 : 0.006)
    const tall = top - low
    const columns = Math.round(along / 0.155)
    const tufts = { pitch: [along / columns, 0.115] as const, depth: 0.05, from: 0.3 - low - tall / 2 + 0.1 }
    const pitch = along / Math.round(along / 0.12)
    parts.add(
      "upholstery",
      padAlong({
        path,
        bottom: low + 0.004,
        top,
        thickness: thick,
        radius: isTufted ? 0.03 : 0.095,
        rounds: isTufted ? 2 : 5,
        cells: isTufted ? [columns * 6, 16, 2] : [Math.round(along / 0.12) * 6, 4, 1],
        swell: 0.004,
        wrinkle: 0.002,
        seed: 3,
        press: isTufted
          ? tuft(tufts)
          : (p) => {
              const groove = 1 - Math.abs(Math.sin((p[0] / pitch) * Math.PI)) ** 0.5
              p[2] -= Math.sign(p[2]) * groove * 0.02
              if (p[1] > 0) p[1] -= groove * 0.014
            },
      }),
      block(
        {
          left: inside.left - 0.03,
          right: inside.right + 0.03,
          back: -depth / 2 + 0.05,
          front: depth / 2 - 0.02,
        },
        low,
        0.27,
        { radius: 0.02 },
      ),
    )
    if (isTufted) addRoll(parts.add, path, { top, roll, thick, depth, tufts, along, tall, low })
    for (const [i, area] of split({ ...inside, back: inside.back + 0.01 }, seats).entries())
      parts.add("upholstery", seatCushion(area, 0.45, { thick: 0.18, seed: i + 5, crown: 0.03 }))
    parts.add(
      "pillows",
      throwPillow({
        at: [inside.left + 0.24, inside.back + 0.18],
        seatTop: 0.46,
        top: height - 0.01,
        facing: 0.45,
        seed: 4,
        size: 0.42,
      }),
    )
    const foot = lathe({
      profile: [
        [0, 0],
        [0.016, 0.001],
        [0.02, 0.01],
        [0.017, 0.022],
        [0.034, 0.06],
        [0.037, 0.078],
        [0.03, 0.092],
        [0.032, low + 0.01],
      ],
      segments: 18,
      smooth: 2,
      grain: "up",
    })
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        parts.add(
          "feet",
          place(foot, {
            at: [sx * (width / 2 - (sz < 0 ? 0.17 : 0.13)), 0, sz < 0 ? -depth / 2 + 0.17 : depth / 2 - 0.1],
          }),
        )
    return parts.close()
  },
  symbol({ width, depth, seats }) {
    return [
      symbolBox({ size: [width, depth], radius: 0.12 }),
      ...split(seatArea(width, depth), seats).map((area) => symbolArea(area)),
    ]
  },
  looks: [
    {
      name: {
        zh: "栗色真皮拉扣沙发",
        en: "Chesterfield in chestnut leather",
        vi: "Chesterfield da màu hạt dẻ",
      },
    },
    {
      name: {
        zh: "森林绿丝绒双人拉扣",
        en: "Two-seat Chesterfield in forest velvet",
        vi: "Chesterfield đôi nhung xanh rừng",
      },
      values: { width: 1650, seats: 2 },
      finishes: { upholstery: "velvet-forest", pillows: "velvet-ochre", feet: "oak-black" },
    },
    {
      name: { zh: "粉绒竖缝沙发", en: "Channelled sofa in blush velvet", vi: "Sofa may múi nhung hồng phấn" },
      values: { width: 2000, style: "channels", seats: 2, height: 760 },
      finishes: { upholstery: "velvet-blush", pillows: "boucle-cream", feet: "brass-brushed" },
    },
  ],
})

/** The rolled top, the scrolls on the arms' fronts, the buttons. */
function addRoll(
  add: (slot: string, ...meshes: readonly ReturnType<typeof ball>[]) => void,
  path: (at: number) => Vec3,
  shape: {
    readonly top: number
    readonly roll: number
    readonly thick: number
    readonly depth: number
    readonly tufts: Parameters<typeof tuftButtons>[0]
    readonly along: number
    readonly tall: number
    readonly low: number
  },
): void {
  const { top, roll, thick, tufts, along, tall, low } = shape
  // The roll lies over the wall and a little outside of it.
  const wayOut = (at: number): Vec3 => {
    const [a, b] = [path(Math.max(0, at - 0.005)), path(Math.min(1, at + 0.005))]
    const far = Math.hypot(b[0] - a[0], b[2] - a[2]) || 1
    return [(b[2] - a[2]) / far, 0, -(b[0] - a[0]) / far]
  }
  const shifted = (at: number, out: number, y: number): Vec3 => {
    const [x, , z] = path(at)
    const way = wayOut(at)
    return [x + way[0] * out, y, z + way[2] * out]
  }
  const rollY = top - roll * 0.25
  const out = thick * 0.22
  // Its round ends stand before the end of the path.
  const inset = (roll * 0.9) / along
  const ends = [inset, 1 - inset] as const
  add(
    "upholstery",
    tube({
      path: (at) => shifted(inset + at * (1 - 2 * inset), out, rollY),
      radius: roll,
      steps: 64,
      sides: 18,
    }),
  )
  for (const end of ends) {
    const [x, , z] = shifted(end, out, rollY)
    const face = z + roll * 0.55
    const ring = Array.from({ length: 20 }, (_, i): Vec3 => {
      const angle = (i / 20) * 2 * Math.PI
      return [x + Math.cos(angle) * roll * 0.78, rollY + Math.sin(angle) * roll * 0.78, face]
    })
    add("upholstery", tube({ path: ring, radius: 0.005, steps: 40, sides: 5, isClosed: true }))
    add("upholstery", place(ball(0.014, 12), { at: [x, rollY, z + roll * 0.99], scale: [1, 1, 0.4] }))
  }
  for (const [x, y] of tuftButtons(tufts, along - 0.1, tall - 0.1)) {
    const at = x / along + 0.5
    const height = low + tall / 2 + y
    if (height > rollY - roll * 0.6) continue
    add("upholstery", place(ball(0.0125, 9), { at: shifted(at, -(thick / 2 - 0.044), height) }))
  }
}
