import type { DeskReceipt } from "@roomwright/contract/receipts-desk"
import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { Maximize, RotateCw, ZoomIn, ZoomOut } from "lucide-react"
import { useRef } from "react"
import { useDeskText } from "../desk-texts.ts"
import { useDeskKeys } from "../keys/use-desk-keys.ts"
import { zoomLimits } from "./fit-picture.ts"
import { usePictureAddress } from "./use-picture-address.ts"
import { useZoom } from "./use-zoom.ts"

/** The picture of a transfer: nearer by wheel, buttons and keys, moved by dragging or the arrow keys. */
export function ReceiptPicture({ receipt }: { readonly receipt: DeskReceipt }) {
  const t = useDeskText()
  const frame = useRef<HTMLDivElement>(null)
  const { address, hasFailed, onError, retry } = usePictureAddress(receipt)
  const { zoom, quarterTurns, sizes, setPicture, zoomBy, dragging, turn, showWhole } = useZoom(frame)
  useDeskKeys({
    "+": () => zoomBy(1),
    "=": () => zoomBy(1),
    "-": () => zoomBy(-1),
    "0": showWhole,
    t: turn,
  })
  return (
    <div className="flex min-h-0 flex-col bg-still lg:h-full">
      {/* It scrolls: whoever has no wheel moves it by the arrow keys. */}
      <div
        ref={frame}
        role="group"
        aria-label={t("desk.picture.frame")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...dragging}
        className="no-scrollbar grid h-[min(64vh,520px)] min-h-0 cursor-grab -outline-offset-2 place-items-center overflow-auto overscroll-contain select-none active:cursor-grabbing lg:h-auto lg:flex-1"
      >
        {receipt.picture === null ? (
          <p className="p-8 text-ink-2">{t("desk.picture.gone")}</p>
        ) : hasFailed ? (
          <div className="grid justify-items-center gap-3 p-8 text-center">
            <p className="text-ink-2">{t("desk.picture.failed")}</p>
            <Button small onClick={retry}>
              {t("desk.picture.retry")}
            </Button>
          </div>
        ) : address === null ? null : (
          <div
            className="relative flex-none"
            style={sizes ? { width: sizes.taken.width, height: sizes.taken.height } : undefined}
          >
            <img
              src={address}
              alt={t("desk.picture.alt", { code: receipt.bill.transferCode })}
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
        )}
      </div>
      <div
        role="group"
        aria-label={t("desk.picture.tools")}
        className="m-3 flex self-end rounded-control border border-line bg-card lg:order-first"
      >
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
      </div>
      <output className="sr-only">{t("desk.picture.zoom", { percent: Math.round(zoom * 100) })}</output>
    </div>
  )
}
