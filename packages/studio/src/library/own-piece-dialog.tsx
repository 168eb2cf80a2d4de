import { categories as all } from "@roomwright/models/model/categories"
import { useState } from "react"
import { DialogFrame } from "../panels/parts/dialog-frame.tsx"
import { NameField } from "../panels/parts/name-field.tsx"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { PickField } from "../panels/parts/pick-field.tsx"
import { LengthField } from "../panels/parts/length-field.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { useStudioText } from "../use-studio-text.ts"
import { formatSize } from "./format-piece.ts"
import type { OwnFacts, OwnPiece, OwnPieces } from "./library-host.ts"
import { offerSizes } from "./send-own-piece.ts"

const anchors = ["floor", "wall", "ceiling", "surface"] as const
const sides = ["width", "depth", "height"] as const
const range = { min: 1, max: 20_000 }

interface OwnPieceDialogProps {
  readonly piece: OwnPiece
  readonly pieces: OwnPieces
  readonly onClose: () => void
  /** It was saved, or deleted. */
  readonly onChanged: () => void
}

/** What one's own model is called, where it is listed, what it stands on and how large it is; and the way to delete it. */
export function OwnPieceDialog({ piece, pieces, onClose, onChanged }: OwnPieceDialogProps) {
  const t = useStudioText()
  const lengths = useLengths()
  const { name, category, anchor, size } = piece
  const [facts, setFacts] = useState<OwnFacts>({ name, category, anchor, size })
  const [fault, setFault] = useState("")
  const [isAsking, setAsking] = useState(false)
  const set = (part: Partial<OwnFacts>): void => setFacts((now) => ({ ...now, ...part }))
  const language = document.documentElement.lang.slice(0, 2)
  const shown = language === "zh" || language === "vi" ? language : "en"
  const save = async (): Promise<void> => {
    try {
      const answer = await pieces.change(piece.id, facts)
      if (answer.kind === "done") onChanged()
      else setFault(answer.message)
    } catch {
      setFault(t("library.own.noAnswer"))
    }
  }
  const remove = async (): Promise<void> => {
    try {
      await pieces.remove(piece.id)
      onChanged()
    } catch {
      setFault(t("library.own.noAnswer"))
    }
  }
  return (
    <DialogFrame
      title={t("library.own.edit", { name })}
      onClose={onClose}
      className="w-[min(420px,calc(100vw-24px))]"
    >
      <div className="grid gap-3 overflow-y-auto p-5">
        <NameField
          label={t("panel.name")}
          value={facts.name}
          onSet={(to) => to !== "" && set({ name: to })}
        />
        <PickField
          label={t("library.own.category")}
          value={facts.category}
          options={Object.entries(all)
            .filter(([id]) => id !== "openings")
            .map(([value, texts]) => ({ value, text: texts[shown] }))}
          onPick={(to) => set({ category: to })}
        />
        <PickField
          label={t("library.own.anchor")}
          value={facts.anchor}
          options={anchors.map((value) => ({ value, text: t(`library.own.anchor.${value}`) }))}
          onPick={(to) => set({ anchor: to })}
        />
        {piece.asksSize ? (
          <fieldset className="grid gap-1.5">
            <legend className="mb-1.5 text-12 text-ink-2">{t("library.own.sizeText")}</legend>
            <div className="flex flex-wrap gap-1.5">
              {offerSizes(piece.measured).map((offered) => (
                <PanelButton
                  key={offered.width}
                  aria-pressed={offered.width === facts.size.width && offered.height === facts.size.height}
                  className="num aria-pressed:border-accent aria-pressed:bg-accent-tint"
                  onClick={() => set({ size: offered })}
                >
                  {formatSize(offered, lengths)}
                </PanelButton>
              ))}
            </div>
          </fieldset>
        ) : null}
        <div className="grid grid-cols-3 gap-2">
          {sides.map((side) => (
            <LengthField
              key={side}
              label={t(`panel.${side}`)}
              value={facts.size[side]}
              range={range}
              onSet={(mm) => {
                set({ size: { ...facts.size, [side]: mm } })
                return undefined
              }}
            />
          ))}
        </div>
        {fault === "" ? null : (
          <p role="alert" className="text-12 text-bad">
            {fault}
          </p>
        )}
        {isAsking ? <p className="text-12 text-pretty">{t("library.own.removeText")}</p> : null}
        <div className="flex flex-wrap justify-between gap-2">
          <PanelButton look="danger" onClick={() => (isAsking ? void remove() : setAsking(true))}>
            {t("library.own.remove")}
          </PanelButton>
          <PanelButton look="primary" onClick={() => void save()}>
            {t("library.own.save")}
          </PanelButton>
        </div>
      </div>
    </DialogFrame>
  )
}
