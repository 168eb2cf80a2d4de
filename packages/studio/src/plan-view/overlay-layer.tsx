import { findElement } from "@roomwright/scene/document/scene-index"
import type { Snap } from "@roomwright/scene/geometry/snap"
import { directionTo, distance, plus, times } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"
import { memo, useMemo } from "react"
import { noOverlay, type Overlay } from "../editor/overlay.ts"
import { useEditorState } from "../editor/use-editor.ts"
import { handlesOf, type Handle } from "../tools/handles.ts"
import { Symbol } from "./building-layers.tsx"
import { Lit } from "./chosen-layer.tsx"
import { drawLevel } from "./draw-level.ts"
import { ghostPaths } from "./ghost-paths.ts"
import { MeasureMark } from "./measure-mark.tsx"
import { symbolOf } from "./opening-symbol.ts"
import type { PlanWords } from "./plan-words.ts"
import { snapPaths } from "./snap-mark.ts"
import { linePath } from "./svg-path.ts"
import { thingsOfLevel } from "./things-of-level.ts"
import { Upright } from "./upright.tsx"

interface OverlayLayerProps {
  readonly words: PlanWords
  readonly crosshair: { readonly x: number; readonly y: number } | null
}

/** What the tool in the hand shows, and what can be taken hold of. */
export function OverlayLayer({ words, crosshair }: OverlayLayerProps) {
  const overlay = useEditorState((state) => state.overlay)
  const mmPerPixel = useEditorState((state) => state.view.mmPerPixel)
  const hasHandles = useEditorState((state) => state.tool === "select")
  const cursor = overlay.cursor ?? crosshair
  return (
    <g className="pointer-events-none">
      <Hovered ids={overlay.hovered} mmPerPixel={mmPerPixel} />
      <GhostWalls walls={overlay.walls} />
      <GhostOpening ghost={overlay.opening} />
      {overlay.frame ? <Frame frame={overlay.frame} /> : null}
      {hasHandles ? <Handles mmPerPixel={mmPerPixel} /> : null}
      {overlay.snap ? <Guides snap={overlay.snap} mmPerPixel={mmPerPixel} /> : null}
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

const Hovered = memo(function Hovered({ ids, mmPerPixel }: MarkProps & { readonly ids: Overlay["hovered"] }) {
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const all = useMemo(() => new Set(ids), [ids])
  if (ids.length === 0) return null
  return (
    <g className="fill-accent/10 stroke-accent/70" strokeWidth={1.4}>
      <Lit
        drawing={drawLevel(scene, level)}
        things={thingsOfLevel(scene, level)}
        ids={all}
        mmPerPixel={mmPerPixel}
        wall="fill-accent/35"
      />
    </g>
  )
})

const GhostWalls = memo(function GhostWalls({ walls }: Pick<Overlay, "walls">) {
  return (
    <g className="fill-accent/35 stroke-accent" strokeWidth={1.2} strokeLinejoin="round">
      {(walls === noOverlay.walls ? [] : ghostPaths(walls)).map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </g>
  )
})

const GhostOpening = memo(function GhostOpening({ ghost }: { readonly ghost: Overlay["opening"] }) {
  const scene = useEditorState((state) => state.scene)
  const wall = ghost && findElement(scene, ghost.opening.parent, "wall")
  if (!ghost || !wall) return null
  const { opening, isRefused } = ghost
  const end = Math.min(wallAxis(wall).length, opening.at + opening.width / 2)
  const symbol = symbolOf(wall, opening, { start: Math.max(0, opening.at - opening.width / 2), end })
  return (
    <g className={isRefused ? "stroke-bad" : "stroke-accent"} strokeWidth={1.6}>
      <path
        d={symbol.gap}
        vectorEffect="non-scaling-stroke"
        className={isRefused ? "fill-bad-tint" : "fill-accent-tint"}
      />
      <g className="fill-none">
        <Symbol lines={symbol.lines} leaves={symbol.leaves} overhead={symbol.overhead} />
      </g>
    </g>
  )
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
        <Upright key={keyOf(handle)} at={handle.at} mmPerPixel={mmPerPixel}>
          {handle.kind === "wallBend" ? (
            <circle r={5} />
          ) : (
            <rect x={-4.5} y={-4.5} width={9} height={9} rx={handle.kind === "openingSide" ? 4.5 : 1.5} />
          )}
        </Upright>
      ))}
    </g>
  )
}

const keyOf = (handle: Handle): string =>
  handle.kind === "wallEnd" ? handle.end : handle.kind === "openingSide" ? handle.side : "bend"
