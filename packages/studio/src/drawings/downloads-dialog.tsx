import { useState } from "react"
import { DialogFrame } from "../panels/parts/dialog-frame.tsx"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import type { Saving } from "../saving/use-saving.ts"
import { useStudioText } from "../use-studio-text.ts"
import { DrawingsPanel } from "./drawings-panel.tsx"
import { FilesPanel } from "./files-panel.tsx"

interface DownloadsDialogProps {
  readonly saving: Saving
  readonly onClose: () => void
}

/** What one takes home with: drawings to scale, and the home itself as a file. */
export function DownloadsDialog({ saving, onClose }: DownloadsDialogProps) {
  const t = useStudioText()
  const [shown, setShown] = useState<"drawings" | "files">("drawings")
  const tabs = [
    { tab: "drawings", text: t("drawings.title") },
    { tab: "files", text: t("files.title") },
  ] as const
  return (
    <DialogFrame
      title={t("downloads.title")}
      onClose={onClose}
      className="h-[min(760px,calc(100dvh-48px))] w-[min(1120px,calc(100vw-24px))]"
    >
      <div
        role="group"
        aria-label={t("downloads.title")}
        className="flex gap-1 border-b border-line px-4 py-2"
      >
        {tabs.map(({ tab, text }) => (
          <PanelButton
            key={tab}
            look="quiet"
            aria-pressed={shown === tab}
            className="aria-pressed:bg-accent-tint aria-pressed:text-accent-2"
            onClick={() => setShown(tab)}
          >
            {text}
          </PanelButton>
        ))}
      </div>
      {shown === "drawings" ? (
        <DrawingsPanel host={saving.host} project={saving.project.name} />
      ) : (
        <FilesPanel library={saving.host.library} project={saving.project.name} onDone={onClose} />
      )}
    </DialogFrame>
  )
}
