import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolOnWall } from "../../model/symbol-things.ts"
import { mat, pictureFrame, print } from "./framed.ts"

/** A framed print, with or without a mat. */
export const picture = defineModel({
  id: "decor.picture",
  category: "decor",
  name: { zh: "装饰画", en: "Framed art", vi: "Tranh treo tường" },
  words: {
    zh: ["挂画", "画框", "海报", "艺术画"],
    en: ["picture", "print", "poster", "wall art", "painting"],
    vi: ["tranh", "khung tranh", "tranh nghệ thuật", "poster"],
  },
  parameters: {
    width: length(600, 200, 1600, 50),
    depth: length(30, 20, 50, 5),
    height: length(800, 200, 1600, 50),
    mount: choice("mat", "full", "floating"),
    profile: choice("flat", "deep", "rounded"),
  },
  slots: {
    frame: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer"] },
    art: { finish: "art-1", accepts: ["art", "wallpaper", "fabric"] },
    mat: { finish: "paper-white", accepts: ["paper", "fabric"] },
  },
  anchor: "wall",
  elevation: 1200,
  build({ width, depth, height, mount, profile }) {
    const parts = openParts()
    const small = Math.min(width, height)
    const face = Math.min(0.05, 0.012 + small * 0.012) * (profile === "rounded" ? 1.5 : 1)
    const middle = height / 2
    const back = -depth / 2
    parts.add(
      "frame",
      place(pictureFrame({ width, height, face, depth, profile }), { at: [0, middle, back] }),
    )
    const [w, h] = [width - 2 * face, height - 2 * face]
    parts.add(
      "mat",
      place(roundedBox({ size: [w + 0.004, h + 0.004, 0.003], radius: 0.0005, rounds: 1 }), {
        at: [0, middle, back + depth * 0.4],
      }),
    )
    const z = back + depth * 0.4 + 0.0022
    if (mount === "full") parts.addFitted("art", place(print(w, h), { at: [0, middle, z] }))
    else {
      const border = small * (mount === "mat" ? 0.13 : 0.075)
      if (mount === "mat") {
        for (const mesh of mat(w, h, border, 0))
          parts.add("mat", place(mesh, { at: [0, middle, z + 0.0012] }))
        parts.addFitted(
          "art",
          place(print(w - 2 * border + 0.006, h - border * 2.12 + 0.006), {
            at: [0, middle + border * 0.06, z],
          }),
        )
      } else {
        const [aw, ah] = [w - 2 * border, h - 2 * border]
        parts.add(
          "mat",
          place(roundedBox({ size: [aw, ah, 0.006], radius: 0.001, rounds: 1 }), {
            at: [0, middle, z + 0.003],
          }),
        )
        parts.addFitted("art", place(print(aw - 0.001, ah - 0.001), { at: [0, middle, z + 0.0063] }))
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolOnWall(width, depth),
  looks: [
    { name: { zh: "橡木框抽象画", en: "Abstract in an oak frame", vi: "Tranh trừu tượng khung sồi" } },
    {
      name: {
        zh: "黑框山景横幅",
        en: "Wide landscape, thin black frame",
        vi: "Tranh phong cảnh ngang khung đen",
      },
      values: { width: 1200, height: 800, mount: "full" },
      finishes: { frame: "steel-black", art: "art-2" },
    },
    {
      name: { zh: "深框悬浮小画", en: "Small floating print, deep walnut", vi: "Tranh nổi khung óc chó sâu" },
      values: { width: 400, height: 500, mount: "floating", profile: "deep", depth: 45 },
      finishes: { frame: "walnut-natural", art: "art-4" },
    },
    {
      name: { zh: "圆边黄铜框静物", en: "Still life in rounded brass", vi: "Tĩnh vật khung đồng bo tròn" },
      values: { width: 500, height: 700, profile: "rounded" },
      finishes: { frame: "brass-brushed", art: "art-3" },
    },
  ],
})
