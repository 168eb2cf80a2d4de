import { useRef } from "react"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { useZoom } from "../../admin/queue/use-zoom.ts"
import { ZoomFrame } from "../../admin/queue/zoom-frame.tsx"
import { ZoomTools } from "../../admin/queue/zoom-tools.tsx"
import { ZoomedPicture } from "../../admin/queue/zoomed-picture.tsx"
import type { ApplicationDocument } from "./use-documents.ts"

interface DocumentPictureProps {
  readonly document: ApplicationDocument
  readonly name: string
  readonly onError: () => void
}

/** One picture: nearer by wheel, buttons and keys (all pictures together), moved by dragging or the arrow keys. */
export function DocumentPicture({ document: { kind, picture }, name, onError }: DocumentPictureProps) {
  const t = useAdminText()
  const words = useApplicationText()
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame)
  const field = words(`applications.field.${kind}`)
  return (
    <figure className="flex min-h-0 min-w-0 flex-col border-line max-sm:border-b sm:border-r sm:last:border-r-0">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-2 px-3 py-1.5 text-14">
        <span className="font-medium">{field}</span>
        <ZoomTools of={zoom} label={field} className="flex" />
      </figcaption>
      <ZoomFrame
        frame={frame}
        of={zoom}
        label={t("admin.documents.frame", { field })}
        className="h-64 bg-still lg:min-h-56"
      >
        <ZoomedPicture
          of={zoom}
          address={picture.address}
          alt={t("admin.documents.alt", { name, field })}
          onError={onError}
        />
      </ZoomFrame>
    </figure>
  )
}
