import { IconButton } from "@roomwright/ui/icon-button"
import { Maximize, RotateCw, ZoomIn, ZoomOut } from "lucide-react"
import { useRef } from "react"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useDeskText } from "../desk-texts.ts"
import { useDeskKeys } from "../keys/use-desk-keys.ts"
import { zoomLimits } from "../receipts/fit-picture.ts"
import { useZoom } from "../receipts/use-zoom.ts"
import type { Paper } from "./use-papers.ts"

interface PaperPictureProps {
  readonly paper: Paper
  readonly name: string
  readonly onError: () => void
}

/** One picture: nearer by wheel, buttons and keys (all pictures together), moved by dragging or the arrow keys. */
export function PaperPicture({ paper: { kind, picture }, name, onError }: PaperPictureProps) {
  const t = useDeskText()
  const words = useApplicationText()
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, quarterTurns, sizes, setPicture, zoomBy, dragging, turn, showWhole } = useZoom(frame)
  const field = words(`applications.field.${kind}`)
  useDeskKeys({
    "+": () => zoomBy(1),
    "=": () => zoomBy(1),
    "-": () => zoomBy(-1),
    "0": showWhole,
    t: turn,
  })
  return (
    <figure className="flex min-h-0 min-w-0 flex-col border-line max-sm:border-b sm:border-r sm:last:border-r-0">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-2 px-3 py-1.5 text-14">
        <span className="font-medium">{field}</span>
        <span role="group" aria-label={`${t("desk.picture.tools")} · ${field}`} className="flex">
          <IconButton
            icon={ZoomIn}
            label={t("desk.picture.nearer")}
            disabled={zoom >= zoomLimits.most}
            onClick={() => zoomBy(1)}
          />
          <IconButton
            icon={ZoomOut}
            label={t("desk.picture.farther")}
            disabled={zoom <= zoomLimits.least}
            onClick={() => zoomBy(-1)}
          />
          <IconButton icon={RotateCw} label={t("desk.picture.turn")} onClick={turn} />
          <IconButton icon={Maximize} label={t("desk.picture.whole")} onClick={showWhole} />
        </span>
      </figcaption>
      {/* It scrolls: whoever has no wheel moves it by the arrow keys. */}
      <div
        ref={frame}
        role="group"
        aria-label={t("desk.papers.frame", { field })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...dragging}
        className="no-scrollbar grid h-64 min-h-0 cursor-grab -outline-offset-2 place-items-center overflow-auto overscroll-contain bg-still select-none active:cursor-grabbing lg:h-auto lg:min-h-56 lg:flex-1"
      >
        <div
          className="relative flex-none"
          style={sizes ? { width: sizes.taken.width, height: sizes.taken.height } : undefined}
        >
          <img
            src={picture.address}
            alt={t("desk.papers.alt", { name, field })}
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
      </div>
      <output className="sr-only">{t("desk.picture.zoom", { percent: Math.round(zoom * 100) })}</output>
    </figure>
  )
}
