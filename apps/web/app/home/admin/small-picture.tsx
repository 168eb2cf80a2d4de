import type { Picture as PictureData } from "@roomwright/contract/media/picture"
import { classNames } from "@roomwright/ui/class-names"
import { Picture } from "@roomwright/ui/picture"

interface SmallPictureProps {
  readonly source: PictureData | null
  /** Its size and what surrounds it. */
  readonly className: string
}

/** A picture beside a name, or its place where there is none. */
export function SmallPicture({ source, className }: SmallPictureProps) {
  return (
    <span className={classNames("block overflow-hidden rounded-control bg-still", className)}>
      {source ? <Picture source={source} alt="" sizes="96px" className="h-full" /> : null}
    </span>
  )
}
