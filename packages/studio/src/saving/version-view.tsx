import { useEffect, useState } from "react"
import { DialogFrame } from "../panels/parts/dialog-frame.tsx"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { SharedPlan } from "../shared-plan.tsx"
import { useStudioText } from "../use-studio-text.ts"

interface VersionViewProps {
  readonly title: string
  /** In words. */
  readonly savedAt: string
  /** The text of its document. */
  readonly read: () => Promise<string>
  readonly onClose: () => void
}

type Seen = { readonly kind: "loading" | "failed" } | { readonly kind: "there"; readonly text: string }

/** An earlier state, to look at. */
export function VersionView({ title, savedAt, read, onClose }: VersionViewProps) {
  const t = useStudioText()
  const [seen, setSeen] = useState<Seen>({ kind: "loading" })
  const load = (): void => {
    setSeen({ kind: "loading" })
    read().then(
      (text) => setSeen({ kind: "there", text }),
      () => setSeen({ kind: "failed" }),
    )
  }
  // Once, when it opens: what it reads does not change.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(load, [])
  return (
    <DialogFrame
      title={t("version.of", { time: savedAt })}
      onClose={onClose}
      className="w-[min(1080px,calc(100vw-32px))] text-14"
    >
      <div className="h-[min(72dvh,720px)] min-h-0">
        {seen.kind === "there" ? (
          <SharedPlan text={seen.text} name={title} hasHeading={false} words={t} />
        ) : seen.kind === "failed" ? (
          <div role="alert" className="grid h-full place-content-center justify-items-center gap-3">
            <p>{t("version.failed")}</p>
            <PanelButton onClick={load}>{t("saving.tryNow")}</PanelButton>
          </div>
        ) : (
          <p role="status" aria-busy className="grid h-full place-content-center text-ink-2">
            {t("version.loading")}
          </p>
        )}
      </div>
    </DialogFrame>
  )
}
