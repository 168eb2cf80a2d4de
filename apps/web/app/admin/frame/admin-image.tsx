import type { OwnPicture } from "@roomwright/contract/media/picture"

interface AdminImageProps {
  readonly source: OwnPicture
  readonly alt: string
  readonly className: string
}

/** A picture as staff see it: hidden or not. */
export function AdminImage({ source, alt, className }: AdminImageProps) {
  const { address, path, widths, width, height } = source
  return (
    <img
      src={address ?? `${path}/${widths.find((one) => one >= 640) ?? widths.at(-1)}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={className}
    />
  )
}
