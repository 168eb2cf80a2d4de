import { Download, History, Share2, Upload } from "lucide-react"
import { useState } from "react"
import { downloadsAction } from "../actions/download-actions.ts"
import { DownloadsDialog } from "../drawings/downloads-dialog.tsx"
import { ActionIcon } from "../panels/parts/action-button.tsx"
import { PublishDialog } from "../publish/publish-dialog.tsx"
import { DialogFrame } from "../panels/parts/dialog-frame.tsx"
import { ToolButton } from "../panels/parts/panel-button.tsx"
import { useShell, useShellState } from "../panels/shell/use-shell.ts"
import { useStudioText } from "../use-studio-text.ts"
import { SharePanel } from "./share-panel.tsx"
import type { Saving } from "./use-saving.ts"
import { VersionsPanel } from "./versions-panel.tsx"

/** In the top bar: earlier states of the project, the link to look at it, and where it is published. */
export function ProjectButtons({ saving }: { readonly saving: Saving }) {
  const t = useStudioText()
  const [open, setOpen] = useState<"versions" | "share" | "publish" | null>(null)
  const shell = useShell()
  const isDownloading = useShellState(({ dialog }) => dialog === "downloads")
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
      <ActionIcon action={downloadsAction} icon={Download} />
      {isDownloading ? <DownloadsDialog saving={saving} onClose={() => shell.set({ dialog: null })} /> : null}
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
      {open === "publish" ? <PublishDialog saving={saving} onClose={close} /> : null}
    </>
  )
}
