import { Icon } from "@roomwright/ui/icon"
import { useRef } from "react"
import type { LibraryHit } from "./library-host.ts"
import { iconOfCategory } from "./category-icons.tsx"
import type { PiecePictures } from "./piece-pictures.ts"
import { usePiecePicture } from "./use-piece-picture.ts"

interface PiecePictureProps {
  readonly hit: LibraryHit
  readonly pictures: PiecePictures | null
  /** Where it stands in the list. */
  readonly at: number
}

/** A square picture of a piece on the catalogue's ground; its plan symbol where this browser draws none. */
export function PiecePicture({ hit, pictures, at }: PiecePictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [picture, setBroken] = usePiecePicture(place, { ...hit, at }, pictures)
  return (
    <span
      ref={place}
      className="grid aspect-square w-full place-items-center overflow-hidden rounded-control bg-still text-ink-2"
    >
      {picture.kind === "picture" ? (
        <img
          src={picture.address}
          alt=""
          width={256}
          height={256}
          draggable={false}
          onError={() => setBroken(true)}
          className="fade-in size-full object-cover"
        />
      ) : null}
      {picture.kind === "symbol" ? (
        <svg
          viewBox={picture.symbol.viewBox}
          aria-hidden="true"
          className="size-full fill-none stroke-plan-symbol"
          strokeWidth={1.2}
        >
          <path d={picture.symbol.outline} vectorEffect="non-scaling-stroke" className="fill-card" />
          <path d={picture.symbol.detail} vectorEffect="non-scaling-stroke" opacity={0.7} />
        </svg>
      ) : null}
      {picture.kind === "waiting" || picture.kind === "none" ? (
        <span className="opacity-40">
          <Icon of={iconOfCategory(hit.category)} size={30} />
        </span>
      ) : null}
    </span>
  )
}
