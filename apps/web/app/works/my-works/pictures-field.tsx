import type { MyWork } from "@roomwright/contract/works/my-works"
import { classNames } from "@roomwright/ui/class-names"
import { useEffect, useRef, useState } from "react"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { AvatarCropper } from "../../platform/uploads/avatar-cropper.tsx"
import { megabytesOf } from "../../platform/uploads/check-file.ts"
import { useFileDrop } from "../../platform/uploads/use-file-drop.ts"
import { AddFiles } from "./add-files.tsx"
import { useMyWorksText } from "./my-works-texts.ts"
import { movePicture } from "./move-picture.ts"
import { PictureTile } from "./picture-tile.tsx"
import { SendingTile } from "./sending-tile.tsx"
import { mostPictures, useWorkPictures } from "./use-work-pictures.ts"

interface PicturesFieldProps {
  readonly work: MyWork | null
  readonly ids: readonly string[]
  readonly error: string | undefined
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void
  /** Hears whether some are on their way. */
  readonly onSending: (isSending: boolean) => void
}

/** The pictures of a work: added, cut, put in order by dragging or by buttons. The first is the main one. */
export function PicturesField({ work, ids, error, onChange, onSending }: PicturesFieldProps) {
  const t = useMyWorksText()
  const choose = useRef<HTMLButtonElement>(null)
  const [cutting, setCutting] = useState<{ readonly id: string; readonly file: File } | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState("")
  const { sending, addressOf, fileOf, add, replace, retry, drop } = useWorkPictures({
    purpose: "work",
    most: mostPictures,
    own: work ? [work.mainImage, ...work.detailImages] : [],
    ids,
    onChange,
  })
  const isSending = sending.some(({ failure }) => failure === null)
  useEffect(() => onSending(isSending), [isSending, onSending])
  const { isOver, drop: dropProps } = useFileDrop((files) => add([...files]))
  const nameOf = (at: number): string =>
    at === 0 ? t("myWorks.pictures.main") : t("myWorks.pictures.detail", { number: at })

  const move = (from: number, to: number): void => {
    onChange((before) => movePicture(before, from, to))
    setSaid(t("myWorks.pictures.moved", { name: nameOf(from), place: to + 1 }))
  }
  const remove = (at: number): void => {
    onChange((before) => before.filter((_, index) => index !== at))
    // The button that had the focus is gone.
    setTimeout(() => choose.current?.focus())
  }
  return (
    <SectionCard title={t("myWorks.pictures.title")}>
      <div
        className={classNames(
          "mt-4 grid gap-4 rounded-inner border border-dashed p-4",
          isOver ? "border-accent bg-accent-tint" : error ? "border-bad" : "border-line-2",
        )}
        {...dropProps}
      >
        {ids.length + sending.length > 0 ? (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
            {ids.map((picture, at) => (
              <PictureTile
                key={picture}
                name={nameOf(at)}
                address={addressOf(picture)}
                isMain={at === 0}
                isDragged={dragged === at}
                onEarlier={at > 0 ? () => move(at, at - 1) : null}
                onLater={at < ids.length - 1 ? () => move(at, at + 1) : null}
                onRemove={() => remove(at)}
                onCut={
                  fileOf(picture)
                    ? () => {
                        const file = fileOf(picture)
                        if (file) setCutting({ id: picture, file })
                      }
                    : null
                }
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(null)}
                onDrop={() => {
                  if (dragged !== null && dragged !== at) move(dragged, at)
                  setDragged(null)
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
        {cutting ? (
          <div ref={focusCropper}>
            <AvatarCropper
              file={cutting.file}
              ratio={null}
              onCut={(file) => {
                replace(cutting.id, file)
                setCutting(null)
              }}
              onCancel={() => setCutting(null)}
            />
          </div>
        ) : null}
        <AddFiles
          ref={choose}
          text={t("myWorks.pictures.add")}
          hint={t("myWorks.pictures.hint", { most: mostPictures - 1, megabytes: megabytesOf("work") })}
          error={error}
          field="pictures"
          isFull={ids.length + sending.length >= mostPictures}
          onAdd={add}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </SectionCard>
  )
}

/** Whoever asks to cut a picture does it next, by keys or by pointer. */
function focusCropper(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>("[role=application]")?.focus()
}
