import { distanceToEdge } from "@roomwright/scene/geometry/rings"
import { plus, rotate } from "@roomwright/scene/geometry/vectors"
import { cornersOf, gapBetween, overlapOf, type PlanBox } from "./box-in-plan.ts"
import { isOnFloor, type HomeInPlan, type PlacedPiece } from "./home-in-plan.ts"

/** Pieces may touch, and drawn outlines run past by this, mm. */
const touch = 8
/** A piece whose underside is higher does not stand in the way. */
const kneeHeight = 700

const isFlat = ({ type }: PlacedPiece): boolean => /^(rug|mat|decor\.slat-wall)\b/.test(type.id)
const isHung = ({ type }: PlacedPiece): boolean => /^(curtain|blind)\./.test(type.id)
/** Seats that go under tables. */
const goesUnder = ({ type }: PlacedPiece): boolean => /^(chair|stool|bench)\b|^pouf/.test(type.id)
const isTable = ({ type }: PlacedPiece): boolean => type.category === "tables" || type.id === "kitchen.island"

/** Whether a piece takes room on the floor: rugs, curtains, and what stands on furniture or hangs do not. */
export const isStanding = (piece: PlacedPiece): boolean =>
  !isFlat(piece) &&
  !isHung(piece) &&
  piece.low < kneeHeight &&
  (piece.type.anchor === "floor" || piece.type.anchor === "wall" || piece.low === 0)

/** Furniture that belongs to a wall; other pieces may stand free. */
const wallTypes =
  /^(kitchen\.(?!island)|wardrobe|tv|sideboard|bookcase|chest|shoe-cabinet|cabinet|console|hall|dressing-table|toilet|bidet|basin|vanity|washer|nightstand|bed\.(?!cot|day|bunk)|decor\.fireplace|bath\.built-in|shower)/

const meet = (a: PlacedPiece, b: PlacedPiece): number =>
  Math.max(...a.covers.flatMap((one) => b.covers.map((other) => overlapOf(one, other))))

/** What is wrong with a furnished home, in words for whoever furnishes it. Empty where all pieces stand well. */
export function findFaults(home: HomeInPlan): readonly string[] {
  const { pieces } = home
  const standing = pieces.filter(isStanding)
  return [
    ...standing.flatMap((a, at) => standing.slice(at + 1).flatMap((b) => findOverlap(a, b))),
    ...standing.flatMap((piece) => findInDoor(home, piece)),
    ...pieces.flatMap((piece) => [
      ...findOutside(home, piece),
      ...findOffWall(home, piece),
      ...findBeforeOpening(home, piece),
      ...findAfloat(pieces, piece),
    ]),
    ...findUncomfortable(home, standing),
  ]
}

function findOverlap(a: PlacedPiece, b: PlacedPiece): readonly string[] {
  if ((goesUnder(a) && isTable(b)) || (goesUnder(b) && isTable(a))) return []
  if (Math.min(a.high, b.high) - Math.max(a.low, b.low) <= touch) return []
  const by = meet(a, b)
  return by > touch ? [`${a.name} and ${b.name} overlap by ${Math.round(by)} mm`] : []
}

/** In the way of a leaf, or within a step of a door or passage. */
function findInDoor({ openings }: HomeInPlan, piece: PlacedPiece): readonly string[] {
  return openings.flatMap(({ opening, hole, swing }) => {
    if (opening.sill > 0) return []
    const hits = (box: PlanBox) => piece.covers.some((cover) => overlapOf(cover, box) > touch)
    if (swing && hits(swing)) return [`${piece.name} stands in the swing of a door`]
    const isWide = opening.width > 1_600
    return !isWide && hits({ ...hole, depth: hole.depth + 600 }) ? [`${piece.name} stands before a door`] : []
  })
}

function findOutside({ rooms }: HomeInPlan, piece: PlacedPiece): readonly string[] {
  const own = rooms.find(({ room }) => room.key === piece.room?.key)
  if (!own) return [`${piece.name} is in no room`]
  const far = cornersOf({
    ...piece.box,
    width: piece.box.width - 2 * touch,
    depth: piece.box.depth - 2 * touch,
  })
  return far.every((corner) => isOnFloor(corner, own.floor)) ? [] : [`${piece.name} leaves its room`]
}

function findOffWall({ rooms }: HomeInPlan, piece: PlacedPiece): readonly string[] {
  const isOnWall = piece.type.anchor === "wall" && !isHung(piece)
  if (!isOnWall && !wallTypes.test(piece.type.id)) return []
  const own = rooms.find(({ room }) => room.key === piece.room?.key)
  const [left, right] = cornersOf(piece.box)
  if (!own || !left || !right) return []
  const gap = Math.max(
    ...[left, right].map((corner) => Math.min(...own.floor.map((region) => distanceToEdge(corner, region)))),
  )
  return gap > (isOnWall ? 20 : 60) ? [`${piece.name} is ${Math.round(gap)} mm off the wall behind it`] : []
}

/** What hangs on a wall, or is tall and belongs to it, covers no window or door. */
function findBeforeOpening({ openings }: HomeInPlan, piece: PlacedPiece): readonly string[] {
  // A high window over a shower is a good one.
  if (isHung(piece) || isFlat(piece) || piece.type.id.startsWith("shower.")) return []
  const isOnWall = piece.type.anchor === "wall"
  if (!isOnWall && !wallTypes.test(piece.type.id)) return []
  // A tap, a head board or a plant on a shelf may stand before the lower part of a window.
  const least = isOnWall ? touch : 400
  return openings.flatMap(({ opening, hole }) => {
    const high = Math.min(piece.high, opening.sill + opening.height) - Math.max(piece.low, opening.sill)
    const isCovered = overlapOf(piece.box, { ...hole, depth: hole.depth + 200 }) > touch
    return isCovered && high > least ? [`${piece.name} covers a door or window`] : []
  })
}

/** Furniture with places of its own for things: not only its top. */
const hasPlaces =
  /^(sofa|armchair|bed|hall|vanity|kitchen|bookcase|shelving|shelf|desk|basin|chair|bench|cabinet|island)/

function findAfloat(pieces: readonly PlacedPiece[], piece: PlacedPiece): readonly string[] {
  if (piece.type.anchor !== "surface" || piece.low === 0) return []
  const below = pieces.filter(
    (other) =>
      other !== piece &&
      !isFlat(other) &&
      other.low < piece.low &&
      other.covers.some((cover) => overlapOf(cover, { ...piece.box, width: 2, depth: 2 }) > 0),
  )
  const isHeld = below.some(
    ({ high, type }) => Math.abs(high - piece.low) <= 6 || (hasPlaces.test(type.id) && high >= piece.low - 6),
  )
  return isHeld ? [] : [`${piece.name} stands on nothing at ${piece.low} mm`]
}

/** Coffee tables within reach of a sofa, and room to get out of a double bed on both sides. */
function findUncomfortable({ solids }: HomeInPlan, standing: readonly PlacedPiece[]): readonly string[] {
  const gap = (a: PlacedPiece, b: PlacedPiece) =>
    Math.min(...a.covers.flatMap((one) => b.covers.map((other) => gapBetween(one, other))))
  return standing.flatMap((piece) => {
    const { box, name, room, type } = piece
    if (type.id.startsWith("sofa.")) {
      const tables = standing.filter(
        (other) => other.room?.key === room?.key && other.type.id.startsWith("coffee-table."),
      )
      const near = Math.min(...tables.map((table) => gap(piece, table)))
      return tables.length === 0 || (near >= 350 && near <= 500)
        ? []
        : [`${name} has its table ${Math.round(near)} mm away`]
    }
    if (!/^bed\.(platform|upholstered|spindle|canopy)$/.test(type.id) || box.width < 1_600) return []
    // Beside the mattress, from the foot to where the bedside tables stand.
    return [-1, 1].flatMap((side) => {
      const strip: PlanBox = {
        at: plus(box.at, rotate({ x: side * (box.width / 2 + 300), y: -300 }, box.turn)),
        width: 580,
        depth: box.depth - 900,
        turn: box.turn,
      }
      const isBlocked =
        solids.some((solid) => overlapOf(solid, strip) > touch) ||
        standing.some((other) => other !== piece && other.covers.some((one) => overlapOf(one, strip) > touch))
      return isBlocked ? [`${name} has less than 600 mm on a side`] : []
    })
  })
}
