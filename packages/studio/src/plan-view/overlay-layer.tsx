import type { Snap, SnapKind } from "@roomwright/scene/geometry/snap"
import { directionTo, distance, plus, times } from "@roomwright/scene/geometry/vectors"
import { memo, useMemo } from "react"
import { nothing } from "../editor/selection.ts"
import { useEditorState } from "../editor/use-editor.ts"
import { planKinds } from "../kinds/plan-kinds.ts"
import { handlesOf } from "../tools/find-hit.ts"
import type { Overlay } from "../tools/overlay.ts"
import { LitLayer } from "./lit-layer.tsx"
import { MeasureMark } from "./measure-mark.tsx"
import type { PlanWords } from "./plan-words.ts"
import { linePath, ringPath } from "./svg-path.ts"
import { Upright } from "./upright.tsx"
import { usePlanState } from "./use-plan.ts"

/** What marks a place that was snapped to, px around it. */
const snapPaths: Readonly<Record<SnapKind, string>> = {
  end: "M-5 -5H5V5H-5Z",
  middle: "M0 -6L6 5H-6Z",
  perpendicular: "M-5 -6V5H6M-5 0H0V5",
  crossing: "M-5 -5L5 5M-5 5L5 -5",
  wall: "M-5 -5H5L-5 5H5Z",
  angle90: "M-5 -6V5H6M-5 0H0V5",
  alignment: "M-6 0H6M0 -6V6",
  extension: "M-7 0H-3M-1.5 0H1.5M3 0H7",
  angle15: "M-5 5H6M-5 5L4 -3M2 5A7 7 0 0 0 0.5 0.5",
  grid: "M0 -3A3 3 0 1 1 0 3A3 3 0 1 1 0 -3",
}

interface OverlayLayerProps {
  readonly words: PlanWords
  readonly crosshair: { readonly x: number; readonly y: number } | null
}

/** What the tool in the hand shows, and what can be taken hold of. */
export function OverlayLayer({ words, crosshair }: OverlayLayerProps) {
  const overlay = usePlanState((state) => state.overlay)
  const mmPerPixel = usePlanState((state) => state.view.mmPerPixel)
  const hasHandles = useEditorState((state) => state.tool === "select")
  const cursor = overlay.cursor ?? crosshair
  return (
    <g className="pointer-events-none">
      <Hovered ids={overlay.hovered} mmPerPixel={mmPerPixel} />
      <Ghosts ghosts={overlay.ghosts} mmPerPixel={mmPerPixel} />
      {overlay.spots.map(({ ring, isRefused }, at) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- They have no names; the first stays the first.
          key={at}
          d={ringPath(ring)}
          vectorEffect="non-scaling-stroke"
          strokeWidth={3}
          className={isRefused ? "fill-bad/15 stroke-bad" : "fill-accent/15 stroke-accent"}
        />
      ))}
      {overlay.frame ? <Frame frame={overlay.frame} /> : null}
      {hasHandles ? <Handles mmPerPixel={mmPerPixel} /> : null}
      {overlay.snap ? <Guides snap={overlay.snap} mmPerPixel={mmPerPixel} /> : null}
      {overlay.lines.length > 0 ? (
        <path
          d={overlay.lines.map(({ from, to }) => linePath([from, to])).join("")}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 4"
          className="fill-none stroke-accent/80"
        />
      ) : null}
      {cursor ? (
        <Upright at={cursor} mmPerPixel={mmPerPixel}>
          <path
            d={crosshair ? "M-16 0H-4M4 0H16M0 -16V-4M0 4V16" : "M-9 0H-3M3 0H9M0 -9V-3M0 3V9"}
            className="fill-none stroke-accent"
            strokeWidth={crosshair ? 2 : 1.4}
          />
        </Upright>
      ) : null}
      {overlay.snap ? <SnapMark snap={overlay.snap} mmPerPixel={mmPerPixel} words={words} /> : null}
      {overlay.measures.map((measure, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no names; the first stays the first.
        <MeasureMark key={at} measure={measure} mmPerPixel={mmPerPixel} words={words} />
      ))}
    </g>
  )
}

function Hovered({ ids, mmPerPixel }: MarkProps & { readonly ids: Overlay["hovered"] }) {
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const all = useMemo(() => new Set(ids), [ids])
  if (ids.length === 0) return null
  return <LitLayer ids={all} selection={nothing} isChosen={false} {...{ scene, level, mmPerPixel }} />
}

const Ghosts = memo(function Ghosts({ ghosts, mmPerPixel }: MarkProps & Pick<Overlay, "ghosts">) {
  const scene = useEditorState((state) => state.scene)
  return planKinds.map((plan) => {
    const own = ghosts.filter(({ element }) => element.kind === plan.kind)
    return plan.Ghosts && own.length > 0 ? (
      <plan.Ghosts key={plan.kind} {...{ scene, mmPerPixel }} ghosts={own} />
    ) : null
  })
})

function Frame({ frame: { from, to } }: { readonly frame: NonNullable<Overlay["frame"]> }) {
  return (
    <rect
      x={Math.min(from.x, to.x)}
      y={Math.min(from.y, to.y)}
      width={Math.abs(to.x - from.x)}
      height={Math.abs(to.y - from.y)}
      vectorEffect="non-scaling-stroke"
      strokeDasharray="4 3"
      className="fill-accent/8 stroke-accent"
    />
  )
}

interface MarkProps {
  readonly mmPerPixel: number
}

/** Lines go a little beyond the place they led to, px. */
const beyond = 18

function Guides({ snap, mmPerPixel }: MarkProps & { readonly snap: Snap }) {
  const lines = snap.guides.flatMap(({ from }) =>
    distance(from, snap.place) < 1
      ? []
      : [linePath([from, plus(snap.place, times(directionTo(from, snap.place), beyond * mmPerPixel))])],
  )
  return (
    <path
      d={lines.join("")}
      vectorEffect="non-scaling-stroke"
      strokeDasharray="4 5"
      className="fill-none stroke-accent/80"
    />
  )
}

/** Its place is marked, and named where that says more than the mark. */
function SnapMark({
  snap,
  mmPerPixel,
  words,
}: MarkProps & { readonly snap: Snap; readonly words: PlanWords }) {
  return (
    <Upright at={snap.place} mmPerPixel={mmPerPixel}>
      <path
        d={snapPaths[snap.kind]}
        className="fill-none stroke-accent"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      {snap.kind === "grid" ? null : (
        <text
          x={12}
          y={20}
          fontSize={11}
          strokeWidth={4}
          className="fill-accent stroke-plan font-medium [paint-order:stroke] [stroke-linejoin:round]"
        >
          {words.t(`plan.snap.${snap.kind}`)}
        </text>
      )}
    </Upright>
  )
}

function Handles({ mmPerPixel }: MarkProps) {
  const scene = useEditorState((state) => state.scene)
  const selection = useEditorState((state) => state.selection)
  const handles = useMemo(() => handlesOf(scene, selection), [scene, selection])
  return (
    <g className="fill-plan stroke-accent" strokeWidth={1.8}>
      {handles.map((handle) => (
        <Upright key={handle.name} at={handle.at} mmPerPixel={mmPerPixel}>
          {handle.shape === "round" ? (
            <circle r={5} />
          ) : (
            <rect x={-4.5} y={-4.5} width={9} height={9} rx={handle.shape === "pill" ? 4.5 : 1.5} />
          )}
        </Upright>
      ))}
    </g>
  )
}
