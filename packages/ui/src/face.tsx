import { classNames } from "./class-names.ts"
import { Picture, type PictureSource } from "./picture.tsx"

export const faceSizes = {
  small: "size-7 text-12",
  medium: "size-9 text-12",
  large: "size-14 text-16",
  huge: "size-24 text-28",
} as const

interface FaceProps {
  readonly picture: PictureSource
  readonly size: keyof typeof faceSizes
}

/** A disc with the picture that somebody chose. The name stands beside it. */
export function Face({ picture, size }: FaceProps) {
  return (
    // A picture is as wide as what it stands in.
    <span className={classNames("block flex-none overflow-hidden rounded-pill", faceSizes[size])}>
      <Picture source={picture} alt="" sizes="96px" className="h-full" />
    </span>
  )
}
