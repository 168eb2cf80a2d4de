import { board, lengthOf, middle, type Span } from "../../geometry/board.ts"
import { lathe } from "../../geometry/lathe.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { prism } from "../../geometry/prism.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import type { Slot } from "../../model/model-type.ts"
import type { PartsDraft } from "../../model/parts.ts"

const bindings = ["book-clay", "book-ink", "book-sage", "book-sand", "book-mustard", "book-white"] as const

/** Slots of what stands on shelves; types with a switch for it take them over. */
export const thingSlots = {
  booksOne: { finish: "book-clay", mayBe: bindings },
  booksTwo: { finish: "book-ink", mayBe: bindings },
  booksThree: { finish: "book-sand", mayBe: bindings },
  booksFour: { finish: "book-sage", mayBe: bindings },
  pages: { finish: "paper-white" },
  vases: { finish: "ceramic-stoneware", accepts: ["ceramic"] },
  vasesTwo: { finish: "ceramic-terracotta", accepts: ["ceramic"] },
  baskets: { finish: "rattan-natural", accepts: ["woven", "fabric", "wood"] },
} as const satisfies Readonly<Record<string, Slot>>

const bookSlots = ["booksOne", "booksTwo", "booksThree", "booksFour"] as const

interface Book {
  readonly thick: number
  readonly tall: number
  readonly deep: number
}

/** A bound book that stands with its spine to the front (z = 0) on y = 0; covers and pages. Lying ones show both ends. */
function book(
  { thick, tall, deep }: Book,
  caps: "top" | "both",
): { readonly cover: Mesh; readonly pages: Mesh } {
  const [half, wall, round] = [thick / 2, 0.0022, Math.min(0.005, thick * 0.2)]
  const outline: readonly Vec2[] = [
    [-half, -deep],
    [-half + wall, -deep],
    [-half + wall, -wall],
    [half - wall, -wall],
    [half - wall, -deep],
    [half, -deep],
    [half, -round],
    [half * 0.5, 0],
    [-half * 0.5, 0],
    [-half, -round],
  ]
  const leaf = half - wall
  const block: readonly Vec2[] = [
    [-leaf, -deep + 0.004],
    [leaf, -deep + 0.004],
    [leaf, -wall],
    [-leaf, -wall],
  ]
  return {
    cover: prism({
      outline,
      height: tall,
      crease: 0.7,
      caps,
      isHidden: (from, to) => [from, to].every(([x, z]) => Math.abs(x) < leaf + 1e-6 && z < -wall + 1e-6),
    }),
    // Between the covers, only the far edge and the ends of the pages show.
    pages: place(
      prism({
        outline: block,
        height: tall - 0.007,
        caps,
        isHidden: (from, to) => Math.max(from[1], to[1]) > -deep + 0.005,
      }),
      { at: [0, 0.0035, 0] },
    ),
  }
}

interface ThingsOnShelf {
  readonly x: Span
  /** The upper side of the shelf and the underside of what is above. */
  readonly y: Span
  readonly z: Span
  readonly seed: number
}

/** Puts books, vases and boxes on a shelf, other ones for every seed. */
export function addThings(parts: PartsDraft, shelf: ThingsOnShelf): void {
  const { x, y, z, seed } = shelf
  const free = lengthOf(y)
  if (free < 0.14 || lengthOf(z) < 0.14) return
  const kind = seed % 5
  const long = lengthOf(x)
  if (kind === 2 && long > 0.3) {
    addBoxes(parts, shelf)
    return
  }
  if (kind === 4) {
    addStack(parts, { ...shelf, x: [x[0] + 0.05, x[0] + 0.05 + Math.min(0.26, long - 0.1)] })
    if (long > 0.45) addVase(parts, [x[1] - 0.11, y[0], middle(z)], free, seed + 1)
    return
  }
  const share = 0.5 + 0.25 * openChance(seed)()
  const isRight = kind === 1
  const run: Span = isRight ? [x[1] - long * share, x[1] - 0.004] : [x[0] + 0.004, x[0] + long * share]
  addRow(parts, { ...shelf, x: run }, isRight)
  const rest = long * (1 - share)
  if (rest > 0.13) addVase(parts, [isRight ? x[0] + rest / 2 : x[1] - rest / 2, y[0], middle(z)], free, seed)
}

function addRow(parts: PartsDraft, { x, y, z, seed }: ThingsOnShelf, isFromRight: boolean): void {
  const next = openChance(seed * 7 + 1)
  const [free, room] = [lengthOf(y), lengthOf(z)]
  let at = 0
  let series = 0
  let size: Book = { thick: 0.03, tall: 0.2, deep: 0.15 }
  let slot: (typeof bookSlots)[number] = "booksOne"
  while (at < lengthOf(x)) {
    if (series <= 0) {
      // Books stand in small groups of a format and a colour.
      series = 1 + Math.floor(next() * 3.4)
      slot = bookSlots[Math.floor(next() * bookSlots.length)] ?? "booksOne"
      const tall = Math.min(free - 0.03, 0.18 + next() * 0.1)
      size = { thick: 0.018 + next() * 0.03, tall, deep: Math.min(room - 0.02, tall * 0.72) }
    }
    series--
    const one: Book = { ...size, tall: size.tall * (0.985 + next() * 0.015) }
    if (at + one.thick > lengthOf(x)) break
    const isLast = at + one.thick * 2.6 > lengthOf(x)
    const lean = isLast ? 0.16 : 0
    const from = isFromRight ? x[1] - at - one.thick / 2 : x[0] + at + one.thick / 2
    const way = isFromRight ? -1 : 1
    const { cover, pages } = book(one, "top")
    // The last one leans on its neighbour: its foot stands away by what its head comes back.
    const shift = way * Math.sin(lean) * one.tall
    const placing = {
      at: [
        from + (lean > 0 ? shift : 0),
        y[0] + Math.sin(lean) * one.thick * 0.5,
        z[1] - 0.025 - next() * 0.012,
      ] as Vec3,
      turn: [0, 0, way * lean] as Vec3,
    }
    parts.add(slot, place(cover, placing))
    parts.add("pages", place(pages, placing))
    at += one.thick + 0.0008
    if (isLast) break
  }
}

/** Books that lie on each other, with a small bowl or vase on top. */
function addStack(parts: PartsDraft, { x, y, z, seed }: ThingsOnShelf): void {
  const next = openChance(seed * 13 + 5)
  let up = y[0]
  for (let i = 0; i < 4; i++) {
    const one: Book = {
      thick: 0.02 + next() * 0.022,
      tall: Math.min(lengthOf(x), 0.26) - i * 0.012,
      deep: Math.min(lengthOf(z) - 0.03, 0.19) - i * 0.01,
    }
    const { cover, pages } = book(one, "both")
    const placing = {
      at: [x[0] + one.tall + next() * 0.012, up + one.thick / 2, z[1] - 0.03 - i * 0.004] as Vec3,
      turn: [0, (next() - 0.5) * 0.09, Math.PI / 2] as Vec3,
    }
    parts.add(bookSlots[(i + seed) % 4] ?? "booksOne", place(cover, placing))
    parts.add("pages", place(pages, placing))
    up += one.thick + 0.0005
  }
  if (y[1] - up > 0.1) addVase(parts, [middle(x), up, z[1] - 0.11], (y[1] - up) * 0.8, seed + 3)
}

const vaseProfiles: readonly (readonly Vec2[])[] = [
  [
    [0.045, 0],
    [0.075, 0.35],
    [0.08, 0.55],
    [0.055, 0.8],
    [0.03, 0.9],
    [0.04, 1],
    [0.034, 1],
    [0.024, 0.9],
    [0.02, 0.75],
  ],
  [
    [0.05, 0],
    [0.085, 0.2],
    [0.09, 0.38],
    [0.05, 0.62],
    [0.028, 0.75],
    [0.028, 1],
    [0.022, 1],
    [0.022, 0.75],
  ],
  [
    [0.04, 0],
    [0.05, 0.04],
    [0.085, 0.5],
    [0.1, 1],
    [0.094, 1],
    [0.075, 0.5],
    [0.03, 0.1],
    [0, 0.08],
  ],
]

function addVase(parts: PartsDraft, at: Vec3, free: number, seed: number): void {
  const kind = seed % 3
  const tall = Math.min(free * 0.8, kind === 2 ? 0.1 : 0.24 + (seed % 2) * 0.03)
  const wide = Math.min(1, tall / 0.2)
  const profile = (vaseProfiles[kind] ?? []).map(([r, y]) => [r * wide, y * tall] as const)
  parts.add(seed % 2 === 0 ? "vases" : "vasesTwo", place(lathe({ profile, segments: 16, smooth: 2 }), { at }))
}

/** Woven boxes with a lid. */
function addBoxes(parts: PartsDraft, { x, y, z }: ThingsOnShelf): void {
  const count = Math.max(1, Math.round((lengthOf(x) - 0.04) / 0.38))
  const wide = (lengthOf(x) - 0.04) / count
  const [tall, deep] = [Math.min(0.2, lengthOf(y) - 0.05), Math.min(0.3, lengthOf(z) - 0.03)]
  for (let i = 0; i < count; i++) {
    const from = x[0] + 0.02 + wide * i
    parts.add(
      "baskets",
      basketBox([from + 0.012, from + wide - 0.012], y[0], tall, [z[1] - 0.02 - deep, z[1] - 0.02]),
    )
  }
}

const basketBox = (x: Span, low: number, tall: number, z: Span): Mesh =>
  mergeMeshes([
    board({
      x: [x[0] + 0.004, x[1] - 0.004],
      y: [low, low + tall - 0.04],
      z: [z[0] + 0.004, z[1] - 0.004],
      radius: 0.012,
      rounds: 2,
      grain: "x",
    }),
    board({ x, y: [low + tall - 0.048, low + tall], z, radius: 0.012, rounds: 2, grain: "x" }),
  ])
