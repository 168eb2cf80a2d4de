import type { SceneChange } from "@roomwright/scene/change/scene-change"
import { randomIds } from "@roomwright/scene/commands/element-ids"
import { readDocument } from "@roomwright/scene/document/read-document"
import { boxAround, type Ring } from "@roomwright/scene/geometry/rings"
import { plus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import { buyPieces, type BoughtLayouts } from "@roomwright/models/layout/buy-pieces"
import type { Offer } from "@roomwright/models/layout/offer"
import { furnishHome, type HomeLayout, type LayoutRequest } from "@roomwright/models/layout/furnish-home"
import { groupsFor, readTemplate, type LayoutTemplate } from "@roomwright/models/layout/layout-template"
import { roomsToFurnish, type RoomToFurnish } from "@roomwright/models/layout/room-to-furnish"
import type { RoomLayout } from "@roomwright/models/layout/furnish-room"
import type { GroupId } from "@roomwright/models/layout/group"
import type { LaidPiece } from "@roomwright/models/layout/place-group"
import { putLayouts } from "@roomwright/models/layout/put-layout"
import { takeProducts } from "@roomwright/models/layout/take-products"
import { createRandom } from "@roomwright/models/layout/random"
import type { TermId } from "@roomwright/models/layout/score-layout"
import { drawSymbol } from "@roomwright/models/model/draw-symbol"

/** What the worker is asked: a document as it is stored, and what is wished. */
export interface LayoutQuestion {
  readonly document: string
  readonly request: LayoutRequest
  /** VND for merchants' products; null: none are put in. */
  readonly budget: number | null
  readonly offers: readonly Offer[]
  /** The document of a home to be like; null: the style alone decides. */
  readonly template: string | null
}

/** One of three, as it comes out of the worker. */
export interface FoundLayout {
  readonly change: SceneChange
  /** 0 to 100. */
  readonly score: number
  readonly pieces: number
  /** A small plan of what was furnished, as paths, y down. */
  readonly picture: { readonly viewBox: string; readonly floors: string; readonly things: string }
  /** VND for so many merchants' products; `least` would be the cheapest one that fits, null where none does. */
  readonly hasBudget: boolean
  readonly spent: number
  readonly bought: number
  readonly least: number | null
  /** What speaks for it, and what against it. */
  readonly good: readonly LayoutReason[]
  readonly weak: readonly LayoutReason[]
  /** Rooms of the template that the plan has none like, and rooms of the plan that the template has none like. */
  readonly unlike: { readonly inTemplate: readonly RoomKind[]; readonly inPlan: readonly RoomKind[] } | null
  readonly leftOut: readonly { readonly room: RoomKind; readonly group: GroupId }[]
  readonly instead: readonly {
    readonly room: RoomKind
    readonly asked: GroupId
    readonly given: GroupId
  }[]
}

export type LayoutReason = TermId | "sofa"

/** Three layouts of what is asked, ready to be put in. None where the document cannot be read or nothing can be furnished. */
export function makeLayouts({
  document,
  request,
  budget,
  offers,
  template: example,
}: LayoutQuestion): readonly FoundLayout[] {
  const read = readDocument(document)
  if ("refused" in read) return []
  const random = createRandom(request.seed + Date.now())
  const template = example === null ? undefined : readExample(example)
  if (template === null) return []
  return furnishHome(read.scene, request, template).flatMap((layout) => {
    // What the template had of merchants comes along where it fits; a budget buys more.
    const likeIt = takeProducts(layout.rooms, template?.products ?? [])
    const bought = buyPieces(likeIt, budget === null ? [] : offers, budget ?? 0)
    const outcome = putLayouts(read.scene, bought.rooms, randomIds(random))
    return "refused" in outcome
      ? []
      : [
          {
            ...describe({ ...bought, score: layout.score }, outcome.change, budget !== null),
            unlike: template
              ? unlikeRooms(template, roomsToFurnish(read.scene, request.level), request)
              : null,
          },
        ]
  })
}

function readExample(document: string): LayoutTemplate | null {
  const read = readDocument(document)
  return "refused" in read ? null : readTemplate(read.scene)
}

/** Kinds of rooms that have no counterpart. */
function unlikeRooms(
  template: LayoutTemplate,
  rooms: readonly RoomToFurnish[],
  { room: asked }: LayoutRequest,
): NonNullable<FoundLayout["unlike"]> {
  const inPlan = rooms.filter(({ key, kind }) => kind !== "other" && (asked === null || key === asked))
  const plan = { ...template, rooms: rooms.map(({ kind }) => ({ kind, groups: [] })) }
  const unfit = template.rooms.filter(
    ({ kind, groups }) => groups.length > 0 && groupsFor(plan, kind) === null,
  )
  return {
    inTemplate: asked === null ? [...new Set(unfit.map(({ kind }) => kind))] : [],
    inPlan: [...new Set(inPlan.flatMap(({ kind }) => (groupsFor(template, kind) === null ? [kind] : [])))],
  }
}

function describe(
  { rooms, score, spent, bought, least }: HomeLayout & BoughtLayouts,
  change: SceneChange,
  hasBudget: boolean,
): Omit<FoundLayout, "unlike"> {
  const shares = meanTerms(rooms)
  return {
    change,
    score,
    hasBudget,
    spent,
    bought,
    least,
    pieces: rooms.reduce((sum, room) => sum + piecesOf(room).length, 0),
    picture: drawPicture(rooms),
    good: shares
      .filter(({ share }) => share >= 0.75)
      .slice(0, 3)
      .map(({ id }) => id),
    weak: shares
      .filter(({ share }) => share < 0.6)
      .slice(-1)
      .map(({ id }) => id),
    leftOut: onlyOnce(
      rooms.flatMap(({ room, leftOut }) => leftOut.map((group) => ({ room: room.kind, group }))),
    ),
    instead: onlyOnce(
      rooms.flatMap(({ room, instead }) => instead.map((one) => ({ room: room.kind, ...one }))),
    ),
  }
}

/** Two bedrooms without a wardrobe are told of once. */
const onlyOnce = <T extends object>(all: readonly T[]): readonly T[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
]

const piecesOf = ({ groups, loose }: RoomLayout): readonly LaidPiece[] => [
  ...groups.flatMap(({ pieces }) => pieces),
  ...loose,
]

/** Every term over all rooms, what is best and weighs most first. */
function meanTerms(rooms: readonly RoomLayout[]): readonly { id: LayoutReason; share: number }[] {
  const sums = new Map<LayoutReason, { share: number; weight: number }>()
  for (const { room, groups, terms } of rooms)
    for (const { id, share, weight } of terms) {
      if (weight === 0) continue
      const isSofa = id === "focus" && groups.some((group) => group.id === "lounge")
      const reason: LayoutReason = isSofa ? "sofa" : id
      const now = sums.get(reason) ?? { share: 0, weight: 0 }
      const by = weight * room.area
      sums.set(reason, { share: now.share + share * by, weight: now.weight + by })
    }
  return [...sums]
    .map(([id, { share, weight }]) => ({ id, share: share / weight, weight }))
    .toSorted((a, b) => b.share * (1 + b.weight / 200) - a.share * (1 + a.weight / 200))
}

const leftOutOfPicture = /^(curtain|blind|lamp\.|decor|mirror|holder|kitchen\.(hood|shelf|wall))/

function drawPicture(rooms: readonly RoomLayout[]): FoundLayout["picture"] {
  const rings = rooms.flatMap(({ room }) => room.floor.map(({ outline }) => outline))
  const box = boxAround(rings.flat())
  const edge = 150
  return {
    viewBox: [
      box.minX - edge,
      -box.maxY - edge,
      box.maxX - box.minX + 2 * edge,
      box.maxY - box.minY + 2 * edge,
    ]
      .map(Math.round)
      .join(" "),
    floors: rings.map(toPath).join(""),
    things: rooms
      .flatMap(piecesOf)
      .toSorted((a, b) => a.low - b.low || Number(b.sort === "flat") - Number(a.sort === "flat"))
      .filter(({ variant, sort }) => sort !== "hung" && !leftOutOfPicture.test(variant.type.id))
      .flatMap(ringsOf)
      .map(toPath)
      .join(""),
  }
}

const ringsOf = ({ variant, at, turn }: LaidPiece): readonly Ring[] =>
  drawSymbol(variant.type, variant.values)
    .filter(({ style, isClosed }) => style === "outline" && isClosed)
    .map(({ points }) =>
      points.map(([across, front]) => plus(at, rotate({ x: across * 1_000, y: -front * 1_000 }, turn))),
    )

const word = ({ x, y }: Vector): string => `${Math.round(x)} ${Math.round(-y)}`
const toPath = (ring: Ring): string => (ring.length === 0 ? "" : `M${ring.map(word).join("L")}Z`)
