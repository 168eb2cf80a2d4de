import { productLimits } from "@roomwright/contract/catalogue/my-products"
import type { Upload } from "@roomwright/contract/media/uploads"
import { buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { FieldNote } from "@roomwright/ui/field-note"
import { useId, useRef, useState } from "react"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { megabytesOf, pictureTypes } from "../../platform/uploads/check-file.ts"
import { UploadRow } from "../../platform/uploads/upload-row.tsx"
import { useFileDrop } from "../../platform/uploads/use-file-drop.ts"
import { useUploads } from "../../platform/uploads/use-uploads.ts"
import type { FormPart } from "./form-parts.ts"
import { useMyProductsText } from "./my-products-texts.ts"
import { PictureTile } from "./picture-tile.tsx"
import { move, type PictureDraft } from "./product-draft.ts"

interface PicturesSectionProps extends FormPart {
  /** Where a picture is seen. */
  readonly addressOf: (picture: PictureDraft) => string
  /** Puts a picture that has arrived behind the others. */
  readonly onArrived: (upload: Upload, file: File | undefined) => void
}

/** The pictures in their order, the main one first: picked, dropped or pasted, then dragged or moved by buttons. */
export function PicturesSection({ draft, change, faultAt, addressOf, onArrived }: PicturesSectionProps) {
  const t = useMyProductsText()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const { pictures } = draft
  const room = productLimits.pictures - pictures.length
  const [dragged, setDragged] = useState<number | null>(null)
  const { items, add, remove, retry, isFull } = useUploads({
    purpose: "product",
    maxFiles: room,
    onChange: (uploads) => {
      for (const upload of uploads) {
        const item = items.find(({ state }) => state.kind === "done" && state.upload.id === upload.id)
        onArrived(upload, item?.file)
        // It stands among the pictures from now on.
        if (item) remove(item.key)
      }
    },
  })
  const take = (files: FileList | null): void => {
    if (files && !isFull) add([...files])
  }
  const { isOver, drop } = useFileDrop(take)
  const go = (from: number, to: number): void => {
    change({ pictures: move(pictures, from, to) })
    requestAnimationFrame(() => list.current?.children[to]?.querySelector("button")?.focus())
  }
  const error = faultAt("pictures")
  return (
    <SectionCard title={t("myProducts.pictures.title")}>
      <p className="mt-1 text-15 text-ink-2">
        {t("myProducts.pictures.text", { most: productLimits.pictures })}
      </p>
      {pictures.length > 0 ? (
        <ol ref={list} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.id}
              address={addressOf(picture)}
              placeholder={picture.placeholder}
              at={at}
              count={pictures.length}
              error={faultAt(`pictures.${at}`)}
              onMove={(to) => go(at, to)}
              onRemove={() => {
                change({ pictures: pictures.toSpliced(at, 1) })
                requestAnimationFrame(() => document.getElementById(id)?.focus())
              }}
              onDrag={() => setDragged(at)}
              onDropped={() => {
                if (dragged !== null) go(dragged, at)
                setDragged(null)
              }}
            />
          ))}
        </ol>
      ) : null}
      <div {...drop} className="mt-4 grid gap-2">
        <div
          className={classNames(
            "relative grid justify-items-center gap-1 rounded-card border border-dashed p-5 text-center text-14 text-ink-2",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
            isOver ? "border-accent bg-accent-tint" : error ? "border-bad bg-sunk" : "border-field bg-sunk",
          )}
        >
          <input
            id={id}
            type="file"
            aria-label={t("myProducts.pictures.choose")}
            accept={pictureTypes.join()}
            multiple
            disabled={isFull}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-note`}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
            onChange={(event) => {
              take(event.currentTarget.files)
              // The same file may be picked again after it was removed.
              event.currentTarget.value = ""
            }}
          />
          {isFull ? (
            <span>{t("myProducts.pictures.full")}</span>
          ) : (
            <>
              <span aria-hidden className={buttonClass("secondary", true)}>
                {t("myProducts.pictures.choose")}
              </span>
              <span>{t("myProducts.pictures.hint", { megabytes: megabytesOf("product") })}</span>
            </>
          )}
        </div>
        <FieldNote id={`${id}-note`} error={error} />
        <ul className="grid gap-2 empty:hidden">
          {items
            .filter(({ state }) => state.kind !== "done")
            .map((item) => (
              <UploadRow
                key={item.key}
                item={item}
                onRetry={() => retry(item.key)}
                onRemove={() => remove(item.key)}
              />
            ))}
        </ul>
      </div>
    </SectionCard>
  )
}
