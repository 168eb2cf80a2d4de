import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { useMyWorksText } from "./my-works-texts.ts"
import type { Sending } from "./use-work-pictures.ts"

interface SendingTileProps {
  readonly item: Sending
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A picture on its way: how far it is, or why it did not arrive. */
export function SendingTile({ item: { file, sent, failure }, onRetry, onRemove }: SendingTileProps) {
  const t = useMyWorksText()
  const name = file.name
  return (
    <li className="grid content-between gap-2 rounded-control border border-line bg-sunk p-2.5 text-14">
      <span className="truncate">{name}</span>
      {failure === null ? (
        <progress
          className="h-1.5 w-full accent-accent"
          max={100}
          value={Math.round(sent * 100)}
          aria-label={t("myWorks.pictures.sending", { name })}
        />
      ) : (
        <>
          <p role="alert" className="wrap-anywhere text-bad">
            {failure}
          </p>
          <span className="flex items-center justify-between gap-2">
            <Button small onClick={onRetry}>
              {t("myWorks.pictures.retry")}
            </Button>
            <IconButton icon={X} label={t("myWorks.pictures.remove", { name })} onClick={onRemove} />
          </span>
        </>
      )}
    </li>
  )
}
