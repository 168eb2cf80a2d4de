import type { CSSProperties } from "react"
import { classNames } from "./class-names.ts"

/** Files at `{path}/{width}.webp`, with the proportions of the largest and a tiny blurred stand-in. */
export interface PictureSource {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
}

/**
 * As a part of `sizes`: across a phone's screen. An eighth fewer pixels than the screen has are not seen there, and the
 * next smaller file is half of it.
 */
export const acrossPhone = "(width < 600px) 88vw"

interface PictureProps {
  readonly source: PictureSource
  /** Empty when a text beside it says the same. */
  readonly alt: string
  /** How wide it is shown, as in an `img`'s `sizes`. */
  readonly sizes: string
  /** The page's first picture: fetched at once, before the others. */
  readonly first?: boolean
  readonly className?: string
  readonly style?: CSSProperties
}

const addressOf = ({ path }: PictureSource, width: number): string => `${path}/${width}.webp`

/** A picture that never moves what is around it: sized before it loads, blurred until it is there. */
export function Picture({ source, alt, sizes, first = false, className, style }: PictureProps) {
  return (
    <img
      src={addressOf(source, source.widths.find((width) => width >= 640) ?? source.width)}
      srcSet={source.widths.map((width) => `${addressOf(source, width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={source.width}
      height={source.height}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      decoding={first ? "auto" : "async"}
      {...(first ? { fetchPriority: "high" as const } : {})}
      className={classNames("block h-auto w-full bg-cover object-cover", className)}
      style={{ backgroundImage: `url("${source.placeholder}")`, ...style }}
    />
  )
}
