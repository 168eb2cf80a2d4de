import { findElement } from "@roomwright/scene/document/scene-index"
import { midway, type Vector } from "@roomwright/scene/geometry/vectors"
import { clearZones } from "@roomwright/scene/kinds/item/item-collisions"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { cornersOfItem } from "@roomwright/scene/kinds/item/item-outline"
import { selectedIds } from "../editor/selection.ts"
import { useEditorState } from "../editor/use-editor.ts"
import { clearanceOf, collisionsOf } from "../kinds/item/piece-facts.ts"
import { writeAngle, writeLength } from "../plan-view/plan-words.ts"
import { textWidth } from "../plan-view/text-fits.ts"
import { usePlanWords } from "../plan-view/use-plan-words.ts"
import type { Measure, Spot } from "../tools/overlay.ts"
import { projectLine, projectRing, type Pixel, type Sight } from "./project-place.ts"
import type { StageControl } from "./stage-control.ts"
import { useStageState } from "./use-stage-state.ts"

/** Lines on the floor are drawn so far above it, mm: they are not part of it. */
const above = 6
/** Looked at for what they stand in the way of are not more than these. */
const checkedMost = 4

/** What the tool in the hand shows, over the picture: lengths, lines, what is in the way, the room that pieces want. */
export function StageOverlay({ control }: { readonly control: StageControl }) {
  const overlay = useStageState(control, (state) => state.overlay)
  const sight = useStageState(control, (state) => state.sight)
  const problem = useStageState(control, (state) => state.problem)
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const selection = useEditorState((state) => state.selection)
  const hasClearances = useEditorState((state) => state.options.hasClearances)
  if (!sight || problem !== "none") return null
  const floor = findElement(scene, level, "level")?.elevation ?? 0
  const ghosts = overlay.ghosts.flatMap(({ element, isRefused }) =>
    element.kind === "item" ? [{ item: element, isBad: isRefused }] : [],
  )
  const chosen = selectedIds(selection)
    .slice(0, checkedMost)
    .flatMap((id) => {
      const item = findElement(scene, id, "item")
      const { items, walls } = collisionsOf(scene, level, id)
      return item ? [{ item, isBad: items.length + walls.length > 0 }] : []
    })
  const [firstGhost] = ghosts
  // Of ghosts in rows the first says enough.
  const wanting = hasClearances || firstGhost ? [...(firstGhost ? [firstGhost] : chosen)] : []
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {wanting.flatMap(({ item }, at) =>
        clearZones(item, clearanceOf(item) ?? {}).map(({ side, ring }) => (
          <Flat
            key={`${at} ${side}`}
            {...{ sight, ring, height: floor + above }}
            className="fill-ok/10 stroke-ok/80 [stroke-dasharray:3_4]"
          />
        )),
      )}
      {[...ghosts, ...chosen].map(({ item, isBad }, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- They have no names; the first stays the first.
        isBad ? <BadItem key={at} {...{ sight, item, floor }} /> : null,
      )}
      {overlay.spots.map(({ ring, isRefused }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no names; the first stays the first.
        <SpotOutline key={at} {...{ sight, ring, floor, isRefused }} />
      ))}
      {overlay.lines.map(({ from, to }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no names; the first stays the first.
        <Line key={at} {...{ sight, from, to, height: floor + above }} className="[stroke-dasharray:4_4]" />
      ))}
      {overlay.snap ? <SnapMark sight={sight} at={overlay.snap.place} height={floor + above} /> : null}
      {overlay.measures.map((measure, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no names; the first stays the first.
        <Length key={at} {...{ sight, measure, height: floor + above }} />
      ))}
    </svg>
  )
}

interface Seen {
  readonly sight: Sight
  /** mm of the world. */
  readonly height: number
}

const inWorld = ({ x, y }: Vector, height: number) => [x / 1000, height / 1000, -y / 1000] as const
const pathOf = (pixels: readonly Pixel[]): string =>
  pixels.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")

function Flat({
  sight,
  ring,
  height,
  className,
}: Seen & { readonly ring: readonly Vector[]; readonly className: string }) {
  const pixels = projectRing(
    sight,
    ring.map((corner) => inWorld(corner, height)),
  )
  return pixels.length < 3 ? null : <path d={`${pathOf(pixels)}Z`} className={className} />
}

/** A surface that would be covered. */
function SpotOutline({
  sight,
  ring,
  floor,
  isRefused,
}: Pick<Seen, "sight"> & Spot & { readonly floor: number }) {
  const pixels = projectRing(
    sight,
    ring.map((corner) => inWorld(corner, floor + corner.height + above)),
  )
  const look = isRefused ? "fill-bad/20 stroke-bad" : "fill-accent/20 stroke-accent"
  return pixels.length < 3 ? null : (
    <path d={`${pathOf(pixels)}Z`} className={`${look} [stroke-linejoin:round] [stroke-width:2.5]`} />
  )
}

/** A piece that stands in something's way: its foot and its top in red. */
function BadItem({
  sight,
  item,
  floor,
}: Pick<Seen, "sight"> & { readonly item: Item; readonly floor: number }) {
  const ring = cornersOfItem(item)
  const low = floor + item.elevation
  return (
    <>
      <Flat {...{ sight, ring }} height={low + above} className="fill-bad/25 stroke-bad [stroke-width:1.5]" />
      <Flat
        {...{ sight, ring }}
        height={low + item.size.height}
        className="fill-bad/15 stroke-bad [stroke-width:1.5]"
      />
    </>
  )
}

interface LineProps extends Seen {
  readonly from: Vector
  readonly to: Vector
  readonly className?: string
}

function Line({ sight, from, to, height, className = "" }: LineProps) {
  const line = projectLine(sight, inWorld(from, height), inWorld(to, height))
  return line ? (
    <path d={pathOf(line)} className={`fill-none stroke-accent [stroke-width:1.4] ${className}`} />
  ) : null
}

function SnapMark({ sight, at, height }: Seen & { readonly at: Vector }) {
  const [pixel] = projectLine(sight, inWorld(at, height), inWorld(at, height)) ?? []
  return pixel ? (
    <path
      d="M-6 0H6M0 -6V6"
      transform={`translate(${pixel[0]} ${pixel[1]})`}
      className="stroke-accent [stroke-width:1.8]"
    />
  ) : null
}

/** px. */
const [textSize, pillHeight] = [11, 20]

/** A length on the floor, with its number in the middle. */
function Length({ sight, measure, height }: Seen & { readonly measure: Measure }) {
  const words = usePlanWords(useEditorState((state) => state.options.unit))
  const { from, to, length, angle } = measure
  const middle = midway(from, to)
  const [pixel] = projectLine(sight, inWorld(middle, height), inWorld(middle, height)) ?? []
  const written = writeLength(words, length)
  const text = angle === undefined ? written : `${written} · ${writeAngle(words, angle)}`
  const width = textWidth(text, textSize) + 14
  return (
    <>
      <Line {...{ sight, from, to, height }} />
      {pixel ? (
        <g transform={`translate(${pixel[0]} ${pixel[1]})`}>
          <rect
            x={-width / 2}
            y={-pillHeight / 2}
            width={width}
            height={pillHeight}
            rx={5}
            className="fill-accent"
          />
          <text y={4} textAnchor="middle" fontSize={textSize} className="num fill-on-accent font-semibold">
            {text}
          </text>
        </g>
      ) : null}
    </>
  )
}
