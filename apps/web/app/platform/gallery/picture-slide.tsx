import { Picture, type PictureSource } from "@roomwright/ui/picture"
import type { ReactNode } from "react"

interface PictureSlideProps {
  readonly source: PictureSource
  readonly alt: string
  readonly sizes: string
  /** The page's first picture. */
  readonly first?: boolean
  /** Of a thing on a light ground, which is dimmed in the dark. */
  readonly isStill?: boolean
  /** Lies on the picture, in its proportions. */
  readonly children?: ReactNode
}

/** A picture, whole in a frame of any proportions: what it leaves free is filled by its own colours, out of focus. */
export function PictureSlide({
  source,
  alt,
  sizes,
  first = false,
  isStill = false,
  children,
}: PictureSlideProps) {
  const ratio = source.width / source.height
  return (
    <div className="relative grid size-full place-items-center overflow-hidden bg-still [container-type:size]">
      <div
        aria-hidden="true"
        className="absolute -inset-8 bg-cover bg-center opacity-80 blur-xl"
        style={{ backgroundImage: `url("${source.placeholder}")` }}
      />
      <div
        className="relative"
        style={{ aspectRatio: ratio, width: `min(100cqw, calc(100cqh * ${ratio.toFixed(4)}))` }}
      >
        <Picture
          source={source}
          alt={alt}
          sizes={sizes}
          first={first}
          className={isStill ? "size-full dark-picture" : "size-full"}
        />
        {children}
      </div>
    </div>
  )
}
