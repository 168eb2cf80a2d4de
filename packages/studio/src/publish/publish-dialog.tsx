import { useEffect, useState } from "react"
import { DialogFrame } from "../panels/parts/dialog-frame.tsx"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { PublishPanel } from "../saving/publish-panel.tsx"
import { useRenderDesk } from "../render/use-render-desk.ts"
import type { Saving } from "../saving/use-saving.ts"
import { useStudioText } from "../use-studio-text.ts"
import { NewWorkForm } from "./new-work-form.tsx"
import type { WorkChoices } from "./publish-host.ts"

interface PublishDialogProps {
  readonly saving: Saving
  readonly onClose: () => void
}

type Found =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "noDesigner" }
  | { readonly kind: "found"; readonly choices: WorkChoices }

/** From the studio to a work: a new one in one go, or the scene of one that is there. */
export function PublishDialog({ saving, onClose }: PublishDialogProps) {
  const t = useStudioText()
  const { host, project } = saving
  const { desk } = useRenderDesk()
  const [found, setFound] = useState<Found>({ kind: "loading" })
  const [shown, setShown] = useState<"new" | "existing">("new")
  const load = (): void => {
    setFound({ kind: "loading" })
    // Pictures come from the gallery: it has to be known before the form proposes some.
    Promise.all([host.publishing.works(), host.publishing.choices(), desk.refresh()]).then(
      ([works, choices]) => {
        if (works.kind === "noDesigner") return setFound({ kind: "noDesigner" })
        // Who has published this project already wants to bring it up to date.
        if (works.works.some((work) => work.project === project.id)) setShown("existing")
        setFound({ kind: "found", choices })
      },
      () => setFound({ kind: "failed" }),
    )
  }
  // oxlint-disable-next-line react/exhaustive-deps -- Once, when it opens.
  useEffect(load, [host])
  const tabs = [
    { tab: "new", text: t("publish.tabNew") },
    { tab: "existing", text: t("publish.tabExisting") },
  ] as const
  return (
    <DialogFrame title={t("publish.title")} onClose={onClose} className="w-[min(680px,calc(100vw-24px))]">
      {found.kind === "found" ? (
        <div
          role="group"
          aria-label={t("publish.title")}
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
      ) : null}
      <div className="relative overflow-y-auto p-5">
        {found.kind === "loading" ? (
          <p role="status" aria-busy className="py-6 text-center text-ink-2">
            {t("share.loading")}
          </p>
        ) : found.kind === "failed" ? (
          <div role="alert" className="grid justify-items-center gap-3 py-6">
            <p>{t("publish.failed")}</p>
            <PanelButton onClick={load}>{t("saving.tryNow")}</PanelButton>
          </div>
        ) : found.kind === "noDesigner" ? (
          <p className="text-pretty">{t("publish.noDesigner")}</p>
        ) : shown === "new" ? (
          <NewWorkForm saving={saving} choices={found.choices} />
        ) : (
          <PublishPanel saving={saving} />
        )}
      </div>
    </DialogFrame>
  )
}
