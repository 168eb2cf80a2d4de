import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Underlay } from "@roomwright/scene/elements/underlay"
import { memo, useEffect, useState } from "react"
import { ringPath } from "./svg-path.ts"
import { cornersOfUnderlay } from "./places-of-level.ts"
import type { PlanWords } from "./plan-words.ts"
import { textWidth } from "./text-fits.ts"
import { Upright } from "./upright.tsx"

/** Where a stored picture can be loaded from for a while; null where it is gone. */
export type PictureAddress = (picture: string) => Promise<string | null>

interface UnderlayLayerProps {
  readonly underlays: readonly Entry<Underlay>[]
  readonly pictureAddress: PictureAddress | undefined
  readonly words: PlanWords
  readonly mmPerPixel: number
}

/** The pictures of plans that are drawn over. */
export const UnderlayLayer = memo(function UnderlayLayer({ underlays, ...rest }: UnderlayLayerProps) {
  return underlays.map(({ id, element }) => <UnderlayPicture key={id} underlay={element} {...rest} />)
})

type Loading =
  | { readonly kind: "loading" }
  | { readonly kind: "found"; readonly address: string }
  | { readonly kind: "gone" }

function UnderlayPicture({
  underlay,
  pictureAddress,
  words,
  mmPerPixel,
}: Omit<UnderlayLayerProps, "underlays"> & { readonly underlay: Underlay }) {
  const { picture, at, turn, pixels, opacity } = underlay
  const [loading, setLoading] = useState<Loading>({ kind: "loading" })
  useEffect(() => {
    let isWanted = true
    const settle = (address: string | null): void => {
      if (isWanted) setLoading(address === null ? { kind: "gone" } : { kind: "found", address })
    }
    setLoading({ kind: "loading" })
    if (pictureAddress) pictureAddress(picture).then(settle, () => settle(null))
    else settle(null)
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
  const corners = cornersOfUnderlay(underlay)
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
}
