import type { Zoom } from "./use-zoom.ts"

interface ZoomedPictureProps {
  readonly of: Zoom
  readonly address: string
  readonly alt: string
  readonly onError: () => void
}

/** A picture as large and turned as its zoom says, in the frame that the zoom belongs to. */
export function ZoomedPicture({ of, address, alt, onError }: ZoomedPictureProps) {
  const { sizes, quarterTurns, setPicture } = of
  return (
    <div
      className="relative flex-none"
      style={sizes ? { width: sizes.taken.width, height: sizes.taken.height } : undefined}
    >
      <img
        src={address}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setPicture({ width, height })
        }
        onError={onError}
        className={sizes ? "absolute top-1/2 left-1/2 max-w-none" : "invisible"}
        style={
          sizes
            ? {
                width: sizes.drawn.width,
                height: sizes.drawn.height,
                translate: "-50% -50%",
                rotate: `${quarterTurns * 90}deg`,
              }
            : undefined
        }
      />
    </div>
  )
}
