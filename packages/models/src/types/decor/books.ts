import type { Mesh } from "../../geometry/mesh.ts"
import { chance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

const covers = ["first", "second", "third", "fourth"] as const

/** An upright book: two boards, a rounded spine in front, pages set back. Around x = 0, its spine looks to z, on y = 0. */
function book(
  thick: number,
  tall: number,
  deep: number,
): { readonly cover: readonly Mesh[]; readonly pages: Mesh } {
  const board = 0.0025
  return {
    cover: [
      ...[-1, 1].map((side) =>
        place(roundedBox({ size: [board, tall, deep - 0.006], radius: 0.0008, rounds: 1 }), {
          at: [side * (thick / 2 - board / 2), tall / 2, -0.003],
        }),
      ),
      place(
        roundedBox({
          size: [thick - 0.0006, tall, 0.006],
          radius: 0.0028,
          cells: [4, 1, 1],
          bend: (p) => {
            p[2] += 0.0045 * (1 - (p[0] / (thick / 2)) ** 2) - 0.0045
          },
        }),
        { at: [0, tall / 2, deep / 2 - 0.003] },
      ),
    ],
    pages: place(
      roundedBox({
        size: [thick - 2 * board - 0.0004, tall - 0.008, deep - 0.012],
        radius: 0.001,
        rounds: 1,
      }),
      {
        at: [0, tall / 2, -0.002],
      },
    ),
  }
}

/** Books in a row between ends, or in a stack with something on it. */
export const books = defineModel({
  id: "decor.books",
  category: "decor",
  name: { zh: "书", en: "Books", vi: "Sách" },
  words: {
    zh: ["书籍", "书堆", "摆件", "书立"],
    en: ["book stack", "bookends", "styling", "coffee table books"],
    vi: ["chồng sách", "kệ sách", "chặn sách", "đồ trang trí"],
  },
  parameters: {
    width: length(320, 180, 800, 20),
    depth: length(190, 150, 260, 10),
    height: length(260, 100, 320, 10),
    order: choice("row", "stack"),
    books: count(9, 3, 18),
  },
  slots: {
    first: { finish: "book-clay", accepts: ["paper", "fabric", "leather"] },
    second: { finish: "book-ink", accepts: ["paper", "fabric", "leather"] },
    third: { finish: "book-sand", accepts: ["paper", "fabric", "leather"] },
    fourth: { finish: "book-white", accepts: ["paper", "fabric", "leather"] },
    pages: { finish: "paper-white" },
    ends: { finish: "brass-brushed", accepts: ["metal", "stone", "wood"] },
  },
  anchor: "surface",
  build({ width, depth, height, order, books: number }) {
    const parts = openParts()
    const slotOf = (i: number): (typeof covers)[number] => covers[Math.floor(chance(i, 9) * 4)] ?? "first"
    if (order === "stack") {
      const shares = Array.from({ length: number }, (_, i) => 0.7 + 0.9 * chance(i, 3))
      const total = shares.reduce((sum, one) => sum + one, 0)
      let y = 0
      for (const [i, share] of shares.entries()) {
        const thick = (share / total) * height
        const shrink = 1 - 0.16 * (i / number) - 0.1 * chance(i, 5)
        const { cover, pages } = book(thick, width * 0.94 * shrink, depth * 0.9 * shrink)
        const turn = (chance(i, 6) - 0.5) * 0.16
        const put = (mesh: Mesh): Mesh =>
          place(place(mesh, { turn: [0, 0, Math.PI / 2], at: [(width * 0.94 * shrink) / 2, thick / 2, 0] }), {
            at: [0, y, 0],
            turn: [0, turn, 0],
          })
        parts.add(slotOf(i + number), ...cover.map(put))
        parts.add("pages", put(pages))
        y += thick
      }
      return fitMeshes(parts.close(), [width, height, depth])
    }
    const endWide = 0.014
    const room = width - 2 * endWide - 0.03
    const shares = Array.from({ length: number }, (_, i) => 0.55 + 0.9 * chance(i, 3))
    const total = shares.reduce((sum, one) => sum + one, 0)
    let x = -width / 2 + endWide + 0.001
    for (const [i, share] of shares.entries()) {
      const thick = (share / total) * room
      const isTall = i === 1
      const tall = height * (isTall ? 1 : 0.72 + 0.25 * chance(i, 4))
      const deep = depth * (isTall ? 0.98 : 0.78 + 0.18 * chance(i, 5))
      const { cover, pages } = book(thick - 0.0006, tall, deep)
      // The last one leans against the others.
      const lean = i === number - 1 ? 0.11 : 0
      const at: Vec3 = [
        x + thick / 2 + (lean > 0 ? tall * 0.1 - 0.004 : 0),
        0,
        depth / 2 - deep / 2 - 0.012 * chance(i, 7) * (isTall ? 0 : 1),
      ]
      const put = (mesh: Mesh): Mesh => place(mesh, { at, turn: [0, 0, lean] })
      parts.add(slotOf(i), ...cover.map(put))
      parts.add("pages", put(pages))
      x += thick
    }
    for (const side of [-1, 1]) {
      const at = side * (width / 2 - endWide / 2)
      parts.add(
        "ends",
        place(
          roundedBox({
            size: [endWide, Math.min(0.14, height * 0.6), depth * 0.6],
            radius: 0.003,
            rounds: 3,
          }),
          {
            at: [at, Math.min(0.14, height * 0.6) / 2, 0],
          },
        ),
        tube({
          path: [
            [at, 0.004, -depth * 0.28],
            [at, 0.004, depth * 0.28],
          ],
          radius: 0.004,
          steps: 1,
          sides: 8,
        }),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth, order, books: number }) => [
    symbolBox({ size: [width, depth] }),
    ...(order === "row"
      ? Array.from({ length: number - 1 }, (_, i) => {
          const x = -width / 2 + (width * (i + 1)) / number
          return symbolLine([
            [x, -depth / 2],
            [x, depth / 2],
          ])
        })
      : [symbolBox({ size: [width * 0.8, depth * 0.8], style: "detail" })]),
  ],
  looks: [
    { name: { zh: "书立与书", en: "Row between brass ends", vi: "Hàng sách chặn đồng" } },
    {
      name: { zh: "画册书堆", en: "Stack of large books", vi: "Chồng sách khổ lớn" },
      values: { order: "stack", books: 4, width: 340, depth: 260, height: 130 },
      finishes: { first: "book-sage", second: "book-white", third: "book-mustard", fourth: "book-ink" },
    },
    {
      name: { zh: "一排素色书", en: "Long quiet row", vi: "Hàng sách tông trầm" },
      values: { width: 620, books: 18 },
      finishes: { first: "book-sand", second: "book-white", third: "book-sage", ends: "marble-carrara" },
    },
  ],
})
