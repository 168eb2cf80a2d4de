import { Pencil } from "lucide-react"
import { ToolButton } from "../panels/parts/panel-button.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { useStudioText } from "../use-studio-text.ts"
import { formatSize } from "./format-piece.ts"
import type { OwnPiece } from "./library-host.ts"

interface OwnPieceRowProps {
  readonly piece: OwnPiece
  readonly onEdit: () => void
}

/** One's own model by name, how far it is, and the way to change it. */
export function OwnPieceRow({ piece, onEdit }: OwnPieceRowProps) {
  const t = useStudioText()
  const lengths = useLengths()
  const { name, state, fault, asksSize, size } = piece
  return (
    <li className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <p className="truncate text-12 font-medium" title={name}>
          {name}
        </p>
        <p
          className={`num text-11 text-pretty ${state === "failed" || asksSize ? "text-bad" : "text-ink-2"}`}
        >
          {state === "ready" && !asksSize ? formatSize(size, lengths) : null}
          {state === "ready" && asksSize ? t("library.own.asksSize") : null}
          {state === "making" ? t("library.own.making") : null}
          {state === "failed" ? t("library.own.failed", { fault: fault ?? "failed" }) : null}
        </p>
      </div>
      <ToolButton icon={Pencil} label={t("library.own.edit", { name })} onClick={onEdit} />
    </li>
  )
}
