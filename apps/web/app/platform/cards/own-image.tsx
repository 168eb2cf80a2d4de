import type { OwnPicture } from "@roomwright/contract/media/picture"
import { Picture } from "@roomwright/ui/picture"

interface OwnImageProps {
  readonly source: OwnPicture
  readonly alt: string
  readonly sizes: string
}

/** A picture that the reader may look at, whether others may see it or not. */
export function OwnImage({ source, alt, sizes }: OwnImageProps) {
  if (source.address === null) return <Picture source={source} alt={alt} sizes={sizes} className="h-full" />
  return (
    <img
      src={source.address}
      alt={alt}
      width={source.width}
      height={source.height}
      className="block size-full bg-cover object-cover"
      style={{ backgroundImage: `url("${source.placeholder}")` }}
    />
  )
}
