import { useState } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import type { VersionFacts } from "../studio-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { formatMoment, formatSquareMetres } from "./format-moment.ts"
import { NameVersion } from "./name-version.tsx"
import { SketchDrawing } from "./sketch-drawing.tsx"
import { VersionView } from "./version-view.tsx"

interface VersionRowProps {
  readonly version: VersionFacts
  readonly mayChange: boolean
  readonly read: () => Promise<string>
  readonly onName: (name: string) => Promise<boolean>
  readonly onRestore: () => Promise<boolean>
}

/** An earlier state: what it was, and what can be done with it. */
export function VersionRow({ version, mayChange, read, onName, onRestore }: VersionRowProps) {
  const t = useStudioText()
  const [open, setOpen] = useState<"look" | "name" | "restore" | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { name, why, savedAt, facts, sketch } = version
  const title = name === "" ? t(`version.why.${why}`) : name
  const restore = async (): Promise<void> => {
    setBusy(true)
    await onRestore()
    setBusy(false)
    setOpen(null)
  }
  return (
    <li className="grid gap-2.5 rounded-inner border border-line bg-paper p-2.5">
      <div className="flex gap-3">
        <div className="grid aspect-[4/3] w-20 flex-none place-items-center overflow-hidden rounded-control bg-sunk">
          {sketch ? <SketchDrawing sketch={sketch} className="size-full" /> : null}
        </div>
        <div className="grid min-w-0 flex-1 content-start">
          <p className="truncate font-medium" title={title}>
            {title}
          </p>
          <p className="num text-12 text-ink-2">
            <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
          </p>
          <p className="num text-12 text-ink-2">
            {t("saving.figures", { rooms: facts.rooms, area: formatSquareMetres(facts.areaM2) })}
          </p>
        </div>
      </div>
      {open === "name" ? (
        <NameVersion
          label={t("version.nameLabel")}
          button={t("version.name")}
          first={name}
          mayBeEmpty={name !== ""}
          onName={async (given) => {
            const isDone = await onName(given)
            if (isDone) setOpen(null)
            return isDone
          }}
        />
      ) : open === "restore" ? (
        <div className="grid gap-2">
          <p className="text-13 text-pretty">{t("version.restoreAsk")}</p>
          <div className="flex flex-wrap gap-2">
            <PanelButton look="primary" disabled={isBusy} onClick={() => void restore()}>
              {t("version.restoreNow")}
            </PanelButton>
            <PanelButton disabled={isBusy} onClick={() => setOpen(null)}>
              {t("version.cancel")}
            </PanelButton>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          <PanelButton onClick={() => setOpen("look")}>{t("version.look")}</PanelButton>
          {mayChange ? (
            <>
              <PanelButton onClick={() => setOpen("name")}>
                {t(name === "" ? "version.name" : "version.rename")}
              </PanelButton>
              <PanelButton onClick={() => setOpen("restore")}>{t("version.restore")}</PanelButton>
            </>
          ) : null}
        </div>
      )}
      {open === "look" ? (
        <VersionView
          title={title}
          savedAt={formatMoment(savedAt)}
          read={read}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </li>
  )
}
