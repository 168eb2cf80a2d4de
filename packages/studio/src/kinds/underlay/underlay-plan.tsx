import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Underlay } from "@roomwright/scene/kinds/underlay/underlay"
import { plus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import { memo, useEffect, useState } from "react"
import type { LayerProps, PictureAddress, PlanKind } from "../plan-kind.tsx"
import { ringPath } from "../../plan-view/svg-path.ts"
import { textWidth } from "../../plan-view/text-fits.ts"
import { Upright } from "../../plan-view/upright.tsx"

/** From its lower left one counter-clockwise. */
function cornersOf({ at, turn, pixels, mmPerPixel }: Underlay): readonly Vector[] {
  const [width, height] = [pixels.width * mmPerPixel, pixels.height * mmPerPixel]
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => plus(at, rotate(corner, turn)))
}

/** Pictures of plans that are drawn over. */
export const underlayPlan: PlanKind<Underlay> = {
  kind: "underlay",
  Layer: ({ scene, level, pictureAddress, words, mmPerPixel }) =>
    pictureAddress
      ? childrenOfKind(scene, level, "underlay").map(({ id, element }) => (
          <UnderlayPicture key={id} underlay={element} {...{ pictureAddress, words, mmPerPixel }} />
        ))
      : null,
  Lit: ({ scene, level, ids, isChosen }) =>
    childrenOfKind(scene, level, "underlay").map(({ id, element }) =>
      isChosen && ids.has(id) ? (
        <path
          key={id}
          d={ringPath(cornersOf(element))}
          vectorEffect="non-scaling-stroke"
          className="fill-none"
        />
      ) : null,
    ),
  corners: (_, { element }) => cornersOf(element),
}

type Loading =
  | { readonly kind: "loading" }
  | { readonly kind: "found"; readonly address: string }
  | { readonly kind: "gone" }

interface PictureProps extends Pick<LayerProps, "words" | "mmPerPixel"> {
  readonly underlay: Underlay
  readonly pictureAddress: PictureAddress
}

const UnderlayPicture = memo(function UnderlayPicture({
  underlay,
  pictureAddress,
  words,
  mmPerPixel,
}: PictureProps) {
  const { picture, at, turn, pixels, opacity } = underlay
  const [loading, setLoading] = useState<Loading>({ kind: "loading" })
  useEffect(() => {
    let isWanted = true
    const settle = (address: string | null): void => {
      if (isWanted) setLoading(address === null ? { kind: "gone" } : { kind: "found", address })
    }
    setLoading({ kind: "loading" })
    pictureAddress(picture).then(settle, () => settle(null))
    return () => {
      isWanted = false
    }
  }, [picture, pictureAddress])
  const [width, height] = [pixels.width * underlay.mmPerPixel, pixels.height * underlay.mmPerPixel]
  if (loading.kind === "found") {
    return (
      <image
        href={loading.address}
        // Pictures are drawn downwards.
        transform={`translate(${at.x} ${at.y}) rotate(${turn}) scale(1 -1)`}
        y={-height}
        width={width}
        height={height}
        opacity={opacity}
        preserveAspectRatio="none"
        className="pointer-events-none"
        // oxlint-disable-next-line react/no-unknown-property -- Pictures in drawings fail as others do.
        onError={() => setLoading({ kind: "gone" })}
      />
    )
  }
  const corners = cornersOf(underlay)
  const text = words.t("plan.pictureGone")
  return (
    <g className="pointer-events-none">
      <path
        d={ringPath(corners)}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1}
        strokeDasharray="6 5"
        className="fill-none stroke-plan-dimension"
      />
      {loading.kind === "gone" && textWidth(text, 12) + 16 < width / mmPerPixel ? (
        <Upright at={at} turn={turn} mmPerPixel={mmPerPixel}>
          <text x={8} y={-9} fontSize={12} className="fill-ink-2">
            {text}
          </text>
        </Upright>
      ) : null}
    </g>
  )
})
