import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { cushion, pillow, taperedLeg } from "../../geometry/soft.ts"
import { disc } from "../../geometry/lathe.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

/** A slatted lounger whose back is up; feet to the front. */
export const sunlounger = defineModel({
  id: "outdoor.sunlounger",
  category: "outdoor",
  name: { zh: "日光躺椅", en: "Sunlounger", vi: "Ghế tắm nắng" },
  words: {
    zh: ["躺椅", "泳池椅", "户外躺椅", "花园"],
    en: ["lounger", "pool", "deck chair", "garden"],
    vi: ["ghế nằm", "ghế hồ bơi", "ghế sân vườn"],
  },
  parameters: {
    width: length(700, 600, 850, 10),
    depth: length(2000, 1850, 2150, 50),
    height: length(780, 550, 950, 10),
    base: choice("legs", "wheels"),
    mattress: toggle(true),
  },
  slots: {
    frame: { finish: "teak-natural", accepts: ["wood", "metal"] },
    mattress: { finish: "outdoor-canvas-sand", accepts: ["fabric"] },
    pillow: { finish: "linen-sage", accepts: ["fabric"] },
    wheels: { finish: "oak-smoked", accepts: ["wood", "metal", "plastic"] },
  },
  anchor: "floor",
  clearance: { front: 300, side: 300 },
  build({ width, depth, height, base, mattress }) {
    const parts = openParts()
    const deck = 0.3
    const hinge = -depth * 0.08
    const backLong = depth / 2 + hinge - 0.02
    const thick = mattress ? 0.07 : 0
    const rise = Math.asin(Math.min(0.93, Math.max(0.1, (height - deck - thick * 0.6) / (backLong * 1.06))))
    const rod = (size: Vec3, at: Vec3, radius = 0.005): Mesh => place(roundedBox({ size, radius }), { at })
    for (const side of [-1, 1])
      parts.add("frame", rod([0.04, 0.07, depth], [side * (width / 2 - 0.02), deck - 0.045, 0]))
    for (const z of [-depth / 2 + 0.02, depth / 2 - 0.02])
      parts.add("frame", rod([width - 0.081, 0.07, 0.035], [0, deck - 0.045, z]))
    const slat = 0.058
    const flat = depth / 2 - hinge
    const count = Math.round(flat / (slat + 0.012))
    for (let i = 0; i < count; i++)
      parts.add(
        "frame",
        rod(
          [width - 0.084, 0.016, slat],
          [0, deck - 0.008, hinge + (flat * (i + 0.5)) / count - 0.004],
          0.003,
        ),
      )
    // The back: rails with slats, turned up at the hinge.
    const up = (mesh: Mesh): Mesh => place(mesh, { at: [0, deck - 0.004, hinge - 0.006], turn: [rise, 0, 0] })
    const backCount = Math.round(backLong / (slat + 0.012))
    for (let i = 0; i < backCount; i++)
      parts.add(
        "frame",
        up(rod([width - 0.09, 0.016, slat], [0, -0.004, -(backLong * (i + 0.5)) / backCount], 0.003)),
      )
    for (const side of [-1, 1]) {
      parts.add("frame", up(rod([0.03, 0.035, backLong], [side * (width / 2 - 0.075), -0.03, -backLong / 2])))
      const [y, z] = [
        deck + Math.sin(rise) * backLong * 0.55 - 0.03,
        hinge - Math.cos(rise) * backLong * 0.55,
      ]
      parts.add(
        "frame",
        taperedLeg({
          top: [side * (width / 2 - 0.1), y, z],
          foot: [side * (width / 2 - 0.1), deck - 0.04, Math.max(-depth / 2 + 0.08, z - 0.2)],
          topRadius: 0.01,
          footRadius: 0.01,
        }),
      )
      for (const end of [-1, 1]) {
        const isWheel = base === "wheels" && end === -1
        const legZ = end * (depth / 2 - 0.18)
        if (isWheel)
          parts.add(
            "wheels",
            place(disc({ radius: 0.13, height: 0.03, rim: 0.006, segments: 44 }), {
              at: [side * (width / 2 - 0.061), 0.13, legZ],
              turn: [0, 0, Math.PI / 2],
            }),
          )
        else
          parts.add(
            "frame",
            rod([0.045, deck - 0.012, 0.055], [side * (width / 2 - 0.0225), (deck - 0.012) / 2, legZ]),
          )
      }
    }
    if (mattress) {
      // Sewn through every hand: each length between two seams is puffed by itself.
      const puffs = (long: number, count: number, seed: number): readonly Mesh[] =>
        Array.from({ length: count }, (_, i) =>
          place(
            cushion({
              size: [width - 0.05, thick, long / count + 0.006],
              radius: 0.03,
              crown: 0.009,
              bulge: 0.002,
              seed: seed + i,
              cells: 4,
              welt: 0,
            }),
            { at: [0, 0, (long * (i + 0.5)) / count] },
          ),
        )
      const lying = puffs(flat - 0.01, 3, 2).map((mesh) =>
        place(mesh, { at: [0, deck + thick / 2 - 0.001, hinge + 0.005] }),
      )
      const leaning = puffs(backLong + 0.01, 3, 9).map((mesh) =>
        up(place(mesh, { at: [0, thick / 2 + 0.006, -backLong + 0.007] })),
      )
      parts.add("mattress", mergeMeshes([...lying, ...leaning]))
      parts.add(
        "pillow",
        up(
          place(pillow({ size: [width * 0.62, 0.24, 0.1], seed: 4, cells: 14 }), {
            at: [0, thick + 0.045, -backLong + 0.17],
            turn: [-Math.PI / 2, 0, 0],
          }),
        ),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol({ width, depth }) {
    const hinge = -depth * 0.08
    return [
      symbolBox({ size: [width, depth], radius: 0.03 }),
      symbolLine([
        [-width / 2, hinge],
        [width / 2, hinge],
      ]),
      symbolBox({ at: [0, -depth / 2 + 0.17], size: [width * 0.62, 0.22], radius: 0.06, style: "detail" }),
    ]
  },
  looks: [
    { name: { zh: "柚木躺椅", en: "Teak lounger with a mattress", vi: "Ghế nằm teak có nệm" } },
    {
      name: { zh: "滑轮木躺椅", en: "Slatted lounger on wheels", vi: "Ghế nằm nan gỗ có bánh xe" },
      values: { base: "wheels", mattress: false, height: 850 },
    },
    {
      name: { zh: "白色泳池躺椅", en: "White lounger, blue mattress", vi: "Ghế hồ bơi trắng nệm xanh" },
      values: { height: 700 },
      finishes: { frame: "steel-white", mattress: "linen-blue", pillow: "cotton-white" },
    },
  ],
})
