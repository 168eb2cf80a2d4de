import { classNames } from "@roomwright/ui/class-names"
import type { ReactNode, RefObject } from "react"
import type { Zoom } from "./use-zoom.ts"

interface ZoomFrameProps {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly of: Zoom
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** What a picture is moved in, by dragging or by the arrow keys. */
export function ZoomFrame({ frame, of: { dragging }, label, className, children }: ZoomFrameProps) {
  return (
    <div
      ref={frame}
      role="group"
      aria-label={label}
      // It scrolls: whoever has no wheel moves it by the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...dragging}
      className={classNames(
        "no-scrollbar grid min-h-0 cursor-grab -outline-offset-2 place-items-center overflow-auto overscroll-contain select-none active:cursor-grabbing lg:h-auto lg:flex-1",
        className,
      )}
    >
      {children}
    </div>
  )
}
