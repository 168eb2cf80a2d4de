import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolOnWall } from "../../model/symbol-things.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.003, grain?: "x" | "y" | "z"): Mesh =>
  place(roundedBox(grain ? { size, radius, grain } : { size, radius }), { at })

/** A wall panel of slats on dark felt. */
export const slatWall = defineModel({
  id: "decor.slat-wall",
  category: "decor",
  name: { zh: "格栅墙板", en: "Slat wall", vi: "Vách nan gỗ" },
  words: {
    zh: ["格栅", "木饰面", "吸音板", "电视墙"],
    en: ["slatted panel", "acoustic panel", "wood wall", "feature wall"],
    vi: ["ốp tường", "lam gỗ", "tấm tiêu âm", "vách trang trí"],
  },
  parameters: {
    width: length(1200, 600, 3000, 100),
    depth: length(40, 30, 60, 5),
    height: length(2600, 900, 3000, 100),
    slat: choice("narrow", "broad", "round"),
    way: choice("upright", "level"),
  },
  slots: {
    slats: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    felt: { finish: "wool-charcoal", accepts: ["fabric", "paint", "wood"] },
  },
  anchor: "wall",
  elevation: 0,
  build({ width, depth, height, slat, way }) {
    const parts = openParts()
    parts.add("felt", rod([width, height, 0.009], [0, height / 2, -depth / 2 + 0.0045], 0.0008))
    const pitch = { narrow: 0.042, broad: 0.075, round: 0.05 }[slat]
    const wide = { narrow: 0.027, broad: 0.057, round: 0.042 }[slat]
    const isUpright = way === "upright"
    const span = isUpright ? width : height
    const number = Math.max(3, Math.floor((span + pitch - wide) / pitch))
    const step = (span - wide) / (number - 1)
    const thick = depth - 0.0088
    const z = -depth / 2 + 0.009 + thick / 2 - 0.0002
    for (let i = 0; i < number; i++) {
      const at = -span / 2 + wide / 2 + step * i
      const size: Vec3 = isUpright ? [wide, height, thick] : [width, wide, thick]
      const mesh = place(
        roundedBox({
          size,
          radius: slat === "round" ? Math.min(wide, thick) / 2 - 0.0005 : 0.002,
          rounds: slat === "round" ? 3 : 1,
          grain: isUpright ? "y" : "x",
        }),
        {
          at: isUpright ? [at, height / 2, z] : [0, height / 2 + at, z],
        },
      )
      parts.add("slats", mesh)
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolOnWall(width, depth),
  looks: [
    { name: { zh: "橡木窄格栅", en: "Narrow oak slats", vi: "Nan gỗ sồi hẹp" } },
    {
      name: { zh: "胡桃木宽格栅", en: "Broad walnut slats", vi: "Nan óc chó rộng" },
      values: { slat: "broad", width: 2400 },
      finishes: { slats: "walnut-natural" },
    },
    {
      name: { zh: "横向圆条板", en: "Level reeded panel", vi: "Tấm nan tròn ngang" },
      values: { slat: "round", way: "level", height: 1000, width: 1800 },
      finishes: { slats: "ash-natural", felt: "linen-stone" },
    },
  ],
})
