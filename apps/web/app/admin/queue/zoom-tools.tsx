import { IconButton } from "@roomwright/ui/icon-button"
import { Maximize, RotateCw, ZoomIn, ZoomOut } from "lucide-react"
import { useAdminText } from "../frame/admin-texts.ts"
import { useAdminKeys } from "../keys/use-admin-keys.ts"
import { zoomLimits } from "./fit-picture.ts"
import type { Zoom } from "./use-zoom.ts"

interface ZoomToolsProps {
  readonly of: Zoom
  /** Names the picture where there are several. */
  readonly label?: string
  readonly className?: string
}

/** Nearer, farther, turned, whole; also by keys, which move all pictures together. */
export function ZoomTools({ of: { zoom, zoomBy, turn, showWhole }, label, className }: ZoomToolsProps) {
  const t = useAdminText()
  useAdminKeys({
    "+": () => zoomBy(1),
    "=": () => zoomBy(1),
    "-": () => zoomBy(-1),
    "0": showWhole,
    t: turn,
  })
  return (
    <div
      role="group"
      aria-label={[t("admin.picture.tools"), ...(label === undefined ? [] : [label])].join(" · ")}
      className={className}
    >
      <IconButton
        icon={ZoomIn}
        label={t("admin.picture.nearer")}
        disabled={zoom >= zoomLimits.most}
        onClick={() => zoomBy(1)}
      />
      <IconButton
        icon={ZoomOut}
        label={t("admin.picture.farther")}
        disabled={zoom <= zoomLimits.least}
        onClick={() => zoomBy(-1)}
      />
      <IconButton icon={RotateCw} label={t("admin.picture.turn")} onClick={turn} />
      <IconButton icon={Maximize} label={t("admin.picture.whole")} onClick={showWhole} />
      <output className="sr-only">{t("admin.picture.zoom", { percent: Math.round(zoom * 100) })}</output>
    </div>
  )
}
