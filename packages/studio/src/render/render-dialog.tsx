import { useState } from "react"
import { DialogFrame } from "../panels/parts/dialog-frame.tsx"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import type { StageControl } from "../stage-view/stage-control.ts"
import { useStudioText } from "../use-studio-text.ts"
import { NewRenderForm } from "./new-render-form.tsx"
import { RenderGallery } from "./render-gallery.tsx"
import { TourPanel } from "./tour-panel.tsx"
import { useDeskState, useRenderDesk } from "./use-render-desk.ts"

interface RenderDialogProps {
  readonly control: StageControl
  /** The render that is looked at first; null: a new one is composed. */
  readonly first: string | null
  readonly onClose: () => void
}

/** A new picture is composed here, and those that were made are looked at. It can be closed while one is made. */
export function RenderDialog({ control, first, onClose }: RenderDialogProps) {
  const t = useStudioText()
  const { desk } = useRenderDesk()
  const [shown, setShown] = useState<"new" | "gallery" | "tours">(first === null ? "new" : "gallery")
  const isAway = useDeskState(desk, (state) => state.isAway)
  const tabs = [
    { tab: "new", text: t("render.new") },
    { tab: "gallery", text: t("render.gallery") },
    { tab: "tours", text: t("render.tours") },
  ] as const
  return (
    <DialogFrame title={t("render.title")} onClose={onClose} className="w-[min(1080px,calc(100vw-24px))]">
      <div role="group" aria-label={t("render.title")} className="flex gap-1 border-b border-line px-4 py-2">
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
      {isAway ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 bg-wait-tint px-5 py-2.5 text-wait">
          <p>{t("render.away")}</p>
          <PanelButton onClick={() => void desk.refresh()}>{t("saving.tryNow")}</PanelButton>
        </div>
      ) : null}
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {shown === "new" ? (
          <NewRenderForm control={control} onStarted={() => setShown("gallery")} />
        ) : shown === "gallery" ? (
          <RenderGallery first={first} onNew={() => setShown("new")} />
        ) : (
          <TourPanel control={control} />
        )}
      </div>
    </DialogFrame>
  )
}
