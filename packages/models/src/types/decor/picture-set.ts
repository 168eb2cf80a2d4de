import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { mat, pictureFrame, print } from "./framed.ts"

interface Spot {
  /** Middle and size, relative to the whole width and height. */
  readonly at: readonly [number, number]
  readonly size: readonly [number, number]
}

const sets: Readonly<Record<"row" | "salon" | "column", readonly Spot[]>> = {
  row: [0, 1, 2].map((i) => ({ at: [(i - 1) * 0.3485, 0.5], size: [0.303, 1] })),
  salon: [
    { at: [-0.2, 0.5], size: [0.6, 1] },
    { at: [0.325, 0.745], size: [0.35, 0.51] },
    { at: [0.29, 0.225], size: [0.28, 0.45] },
  ],
  column: [0, 1, 2].map((i) => ({ at: [0, 0.16 + i * 0.34], size: [1, 0.32] })),
}

/** Three frames that hang together: in a row, one above the other, or one large with two small. */
export const pictureSet = defineModel({
  id: "decor.picture-set",
  category: "decor",
  name: { zh: "三联装饰画", en: "Gallery of three", vi: "Bộ ba tranh" },
  words: {
    zh: ["挂画", "组合画", "照片墙", "画框"],
    en: ["pictures", "gallery wall", "prints", "wall art", "triptych"],
    vi: ["tranh", "bộ tranh", "khung ảnh", "tranh treo tường"],
  },
  parameters: {
    width: length(1650, 600, 2400, 50),
    depth: length(28, 20, 50, 2),
    height: length(700, 400, 1800, 50),
    hanging: choice("row", "salon", "column"),
    mount: choice("mat", "full"),
  },
  slots: {
    frames: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer"] },
    first: { finish: "art-1", accepts: ["art"] },
    second: { finish: "art-5", accepts: ["art"] },
    third: { finish: "art-6", accepts: ["art"] },
    mat: { finish: "paper-white", accepts: ["paper", "fabric"] },
  },
  anchor: "wall",
  elevation: 1200,
  build({ width, depth, height, hanging, mount }) {
    const parts = openParts()
    const back = -depth / 2
    for (const [i, { at, size }] of sets[hanging].entries()) {
      const slot = (["first", "second", "third"] as const)[i] ?? "first"
      const [w, h] = [size[0] * width, size[1] * height]
      const [x, y] = [at[0] * width, at[1] * height]
      const face = 0.018
      parts.add(
        "frames",
        place(pictureFrame({ width: w, height: h, face, depth, profile: "flat" }), { at: [x, y, back] }),
      )
      const [iw, ih] = [w - 2 * face, h - 2 * face]
      parts.add(
        "mat",
        place(roundedBox({ size: [iw + 0.003, ih + 0.003, 0.003], radius: 0.0005, rounds: 1 }), {
          at: [x, y, back + depth * 0.4],
        }),
      )
      const z = back + depth * 0.4 + 0.0022
      if (mount === "full") parts.addFitted(slot, place(print(iw, ih), { at: [x, y, z] }))
      else {
        const border = Math.min(iw, ih) * 0.15
        for (const mesh of mat(iw, ih, border, 0)) parts.add("mat", place(mesh, { at: [x, y, z + 0.0012] }))
        parts.addFitted(
          slot,
          place(print(iw - 2 * border + 0.006, ih - 2.12 * border + 0.006), {
            at: [x, y + border * 0.06, z],
          }),
        )
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, hanging }) => [
    symbolBox({ size: [width, depth] }),
    ...(hanging === "column"
      ? []
      : sets[hanging].map(({ at, size }) =>
          symbolBox({ at: [at[0] * width, 0], size: [size[0] * width, depth], style: "detail" }),
        )),
  ],
  looks: [
    { name: { zh: "橡木三联画", en: "Three in a row, oak", vi: "Ba tranh hàng ngang khung sồi" } },
    {
      name: { zh: "一大两小组合", en: "One large, two small, black", vi: "Một lớn hai nhỏ khung đen" },
      values: { hanging: "salon", width: 1200, height: 1000 },
      finishes: { frames: "oak-black", first: "art-2", second: "art-4", third: "art-7" },
    },
    {
      name: { zh: "竖列三幅", en: "Column of three, white", vi: "Ba tranh dọc khung trắng" },
      values: { hanging: "column", width: 600, height: 1800, mount: "full" },
      finishes: { frames: "lacquer-white", first: "art-8", second: "art-3", third: "art-5" },
    },
  ],
})
