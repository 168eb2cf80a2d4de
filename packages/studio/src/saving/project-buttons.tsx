import { History, Share2, Upload } from "lucide-react"
import { useState } from "react"
import { DialogFrame } from "../panels/parts/dialog-frame.tsx"
import { ToolButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { PublishPanel } from "./publish-panel.tsx"
import { SharePanel } from "./share-panel.tsx"
import type { Saving } from "./use-saving.ts"
import { VersionsPanel } from "./versions-panel.tsx"

/** In the top bar: earlier states of the project, the link to look at it, and where it is published. */
export function ProjectButtons({ saving }: { readonly saving: Saving }) {
  const t = useStudioText()
  const [open, setOpen] = useState<"versions" | "share" | "publish" | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <ToolButton
        icon={History}
        label={t("version.title")}
        aria-haspopup="dialog"
        onClick={() => setOpen("versions")}
      />
      <ToolButton
        icon={Share2}
        label={t("share.title")}
        aria-haspopup="dialog"
        onClick={() => setOpen("share")}
      />
      <ToolButton
        icon={Upload}
        label={t("publish.title")}
        aria-haspopup="dialog"
        onClick={() => setOpen("publish")}
      />
      {open === "versions" ? (
        <DialogFrame title={t("version.title")} onClose={close} className="w-[min(480px,calc(100vw-32px))]">
          <div className="relative overflow-y-auto p-5">
            <VersionsPanel saving={saving} />
          </div>
        </DialogFrame>
      ) : null}
      {open === "share" ? (
        <DialogFrame title={t("share.title")} onClose={close} className="w-[min(480px,calc(100vw-32px))]">
          <div className="relative overflow-y-auto p-5">
            <SharePanel host={saving.host} project={saving.project.id} />
          </div>
        </DialogFrame>
      ) : null}
      {open === "publish" ? (
        <DialogFrame title={t("publish.title")} onClose={close} className="w-[min(520px,calc(100vw-32px))]">
          <div className="relative overflow-y-auto p-5">
            <PublishPanel saving={saving} />
          </div>
        </DialogFrame>
      ) : null}
    </>
  )
}
