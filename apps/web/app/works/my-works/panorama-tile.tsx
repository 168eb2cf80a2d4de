import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { ChoiceField } from "./choice-field.tsx"
import { useMyWorksText } from "./my-works-texts.ts"
import type { PanoramaDraft } from "./panorama-draft.ts"
import { TileMoves } from "./tile-moves.tsx"

interface PanoramaTileProps {
  readonly room: PanoramaDraft
  readonly name: string
  readonly kinds: readonly FilterLabel[]
  /** Null until it is known. */
  readonly address: string | null
  /** Its arrows are being placed. */
  readonly isOpen: boolean
  readonly isMissing: boolean
  readonly onName: (kind: string) => void
  /** Null at either end. */
  readonly onEarlier: (() => void) | null
  readonly onLater: (() => void) | null
  readonly onOpen: () => void
  readonly onRemove: () => void
}

/** One room of a work: what it is, its place among the others, and the way to its arrows. */
export function PanoramaTile(props: PanoramaTileProps) {
  const { room, name, kinds, address, isOpen, isMissing, onName, onEarlier, onLater, onOpen, onRemove } =
    props
  const t = useMyWorksText()
  const isKnown = room.room === "" || kinds.some(({ id }) => id === room.room)
  return (
    <li
      className={classNames(
        "grid min-w-0 content-start overflow-hidden rounded-control border bg-card",
        isOpen ? "border-accent" : "border-line",
      )}
    >
      <span className="block aspect-2/1 bg-still">
        {address ? <img src={address} alt="" draggable={false} className="size-full object-cover" /> : null}
      </span>
      <span className="grid gap-2 p-2.5">
        <ChoiceField
          label={t("myWorks.panoramas.room")}
          value={room.room}
          error={isMissing ? t("myWorks.fault.choose") : undefined}
          options={[
            { value: "", text: "–" },
            ...kinds.map((kind) => ({ value: kind.id, text: kind.name.text })),
            ...(isKnown ? [] : [{ value: room.room, text: room.room }]),
          ]}
          onChange={onName}
        />
        <span className="flex flex-wrap items-center gap-1">
          <TileMoves name={name} onEarlier={onEarlier} onLater={onLater} />
          <Button small aria-expanded={isOpen} onClick={onOpen}>
            {t("myWorks.panoramas.open", { count: room.links.length })}
          </Button>
          <IconButton
            icon={X}
            label={t("myWorks.pictures.remove", { name })}
            onClick={onRemove}
            className="ml-auto !size-8"
          />
        </span>
      </span>
    </li>
  )
}
