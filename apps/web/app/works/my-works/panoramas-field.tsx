import type { MyWork } from "@roomwright/contract/works/my-works"
import type { FilterLabel } from "@roomwright/contract/settings/filters"
import { panoramaLimits } from "@roomwright/contract/works/panoramas"
import { classNames } from "@roomwright/ui/class-names"
import { useEffect, useRef, useState } from "react"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { numberRooms } from "../../platform/panoramas/number-rooms.ts"
import { megabytesOf } from "../../platform/uploads/check-file.ts"
import { useFileDrop } from "../../platform/uploads/use-file-drop.ts"
import { ArrowsPanel } from "./arrows-panel.tsx"
import { AddFiles } from "./add-files.tsx"
import { useMyWorksText } from "./my-works-texts.ts"
import { movePicture } from "./move-picture.ts"
import { followPictures, nameRoom, type PanoramaDraft } from "./panorama-draft.ts"
import { PanoramaTile } from "./panorama-tile.tsx"
import { SendingTile } from "./sending-tile.tsx"
import { useWorkPictures } from "./use-work-pictures.ts"

type Rooms = readonly PanoramaDraft[]

interface PanoramasFieldProps {
  readonly work: MyWork | null
  readonly rooms: Rooms
  /** What a room may be. */
  readonly kinds: readonly FilterLabel[]
  /** What the work is of. */
  readonly space: string
  readonly error: string | undefined
  readonly onChange: (change: (before: Rooms) => Rooms) => void
  /** Hears whether some are on their way. */
  readonly onSending: (isSending: boolean) => void
}

/** The rooms of a work that one can look around in: added, named, put in order, linked by arrows. */
export function PanoramasField(props: PanoramasFieldProps) {
  const { work, rooms, kinds, space, error, onChange, onSending } = props
  const t = useMyWorksText()
  const choose = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [said, setSaid] = useState("")
  const ids = rooms.map(({ picture }) => picture)
  const follow = (change: (before: readonly string[]) => readonly string[]): void =>
    onChange((before) => followPictures(before, change(before.map(({ picture }) => picture)), space))
  const { most } = panoramaLimits
  const { sending, addressOf, add, retry, drop } = useWorkPictures({
    purpose: "panorama",
    most,
    own: work?.panoramas.map(({ picture }) => picture) ?? [],
    ids,
    onChange: follow,
  })
  const isSending = sending.some(({ failure }) => failure === null)
  useEffect(() => onSending(isSending), [isSending, onSending])
  const { isOver, drop: dropProps } = useFileDrop((files) => add([...files]))
  const names = numberRooms(
    rooms.map(
      ({ room }) =>
        kinds.find((kind) => kind.id === room)?.name.text ?? (room || t("myWorks.panoramas.unnamed")),
    ),
    (name, number) => `${name} ${number}`,
  )
  const nameOf = new Map(ids.map((one, at) => [one, names[at] ?? ""]))
  const move = (from: number, to: number): void => {
    follow((before) => movePicture(before, from, to))
    setSaid(t("myWorks.pictures.moved", { name: names[from] ?? "", place: to + 1 }))
  }
  const opened = rooms.find(({ picture }) => picture === open)
  return (
    <SectionCard title={t("myWorks.panoramas.title")}>
      <div
        className={classNames(
          "mt-4 grid min-w-0 gap-4 rounded-inner border border-dashed p-4",
          isOver ? "border-accent bg-accent-tint" : error ? "border-bad" : "border-line-2",
        )}
        {...dropProps}
      >
        {ids.length + sending.length > 0 ? (
          <ul className="grid gap-3 sm:grid-cols-2">
            {rooms.map((room, at) => (
              <PanoramaTile
                key={room.picture}
                room={room}
                name={names[at] ?? ""}
                kinds={kinds}
                address={addressOf(room.picture)}
                isOpen={open === room.picture}
                isMissing={error !== undefined && room.room === ""}
                onName={(kind) => onChange((before) => nameRoom(before, room.picture, kind))}
                onEarlier={at > 0 ? () => move(at, at - 1) : null}
                onLater={at < rooms.length - 1 ? () => move(at, at + 1) : null}
                onOpen={() => setOpen(open === room.picture ? null : room.picture)}
                onRemove={() => {
                  follow((before) => before.filter((one) => one !== room.picture))
                  // The button that had the focus is gone.
                  setTimeout(() => choose.current?.focus())
                }}
              />
            ))}
            {sending.map((item) => (
              <SendingTile
                key={item.key}
                item={item}
                onRetry={() => retry(item)}
                onRemove={() => drop(item.key)}
              />
            ))}
          </ul>
        ) : null}
        {opened ? (
          <ArrowsPanel
            key={opened.picture}
            room={opened}
            names={nameOf}
            onChange={onChange}
            onSay={setSaid}
            onClose={() => setOpen(null)}
          />
        ) : null}
        <AddFiles
          ref={choose}
          text={t("myWorks.panoramas.add")}
          hint={t("myWorks.panoramas.hint", { most, megabytes: megabytesOf("panorama") })}
          error={error}
          field="panoramas"
          isFull={ids.length + sending.length >= most}
          onAdd={add}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </SectionCard>
  )
}
