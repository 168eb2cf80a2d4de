import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { Button } from "@roomwright/ui/button"
import { useRef } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { useZoom } from "../../../admin/queue/use-zoom.ts"
import { ZoomFrame } from "../../../admin/queue/zoom-frame.tsx"
import { ZoomTools } from "../../../admin/queue/zoom-tools.tsx"
import { ZoomedPicture } from "../../../admin/queue/zoomed-picture.tsx"
import { usePictureAddress } from "./use-picture-address.ts"

/** The picture of a transfer: nearer by wheel, buttons and keys, moved by dragging or the arrow keys. */
export function ReceiptPicture({ receipt }: { readonly receipt: AdminReceipt }) {
  const t = useAdminText()
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame)
  const { address, hasFailed, onError, retry } = usePictureAddress(receipt)
  return (
    <div className="flex min-h-0 flex-col bg-still lg:h-full">
      <ZoomTools of={zoom} className="m-3 flex self-end rounded-control border border-line bg-card" />
      <ZoomFrame frame={frame} of={zoom} label={t("admin.picture.frame")} className="h-[min(64vh,520px)]">
        {receipt.picture === null ? (
          <p className="p-8 text-ink-2">{t("admin.picture.gone")}</p>
        ) : hasFailed ? (
          <div className="grid justify-items-center gap-3 p-8 text-center">
            <p className="text-ink-2">{t("admin.picture.failed")}</p>
            <Button small onClick={retry}>
              {t("admin.picture.retry")}
            </Button>
          </div>
        ) : address === null ? null : (
          <ZoomedPicture
            of={zoom}
            address={address}
            alt={t("admin.picture.alt", { code: receipt.bill.transferCode })}
            onError={onError}
          />
        )}
      </ZoomFrame>
    </div>
  )
}
