import { IconButton } from "@roomwright/ui/icon-button"
import { ArrowLeft, ArrowRight } from "lucide-react"
import { useMyWorksText } from "./my-works-texts.ts"

interface TileMovesProps {
  readonly name: string
  /** Null at either end. */
  readonly onEarlier: (() => void) | null
  readonly onLater: (() => void) | null
}

/** Moves one of several a place on, by keys and fingers too. */
export function TileMoves({ name, onEarlier, onLater }: TileMovesProps) {
  const t = useMyWorksText()
  return (
    <>
      <IconButton
        icon={ArrowLeft}
        label={t("myWorks.pictures.earlier", { name })}
        disabled={onEarlier === null}
        onClick={onEarlier ?? undefined}
        className="!size-8"
      />
      <IconButton
        icon={ArrowRight}
        label={t("myWorks.pictures.later", { name })}
        disabled={onLater === null}
        onClick={onLater ?? undefined}
        className="!size-8"
      />
    </>
  )
}
