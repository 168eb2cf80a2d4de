import type { Upload, UploadPurpose } from "@roomwright/contract/media/uploads"
import { buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from "react"
import { useAccountText } from "../locale/account-texts.ts"
import { megabytesOf, pictureTypes } from "./check-file.ts"
import { UploadRow } from "./upload-row.tsx"
import { useUploads } from "./use-uploads.ts"

interface UploadFieldProps {
  readonly label: string
  readonly purpose: UploadPurpose
  readonly maxFiles?: number
  /** Hears of the uploads that are there, each time they change. */
  readonly onChange: (uploads: readonly Upload[]) => void
  /** What the form has to say of the field. */
  readonly error?: string | undefined
}

/** A field that takes pictures: picked, dropped or pasted; each shows how far it is and can be tried again. */
export function UploadField({ label, purpose, maxFiles = 1, onChange, error }: UploadFieldProps) {
  const t = useAccountText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { items, add, remove, retry, isFull } = useUploads({ purpose, maxFiles, onChange })
  const isTaking = !isFull

  const take = (files: FileList | null): void => {
    if (isTaking && files) add([...files])
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  const removeAndStay = (key: number): void => {
    remove(key)
    // The button that had the focus is gone.
    requestAnimationFrame(() => input.current?.focus())
  }

  return (
    <div className="grid gap-2" onPaste={paste}>
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <div
        className={classNames(
          "relative grid justify-items-center gap-1 rounded-card border border-dashed p-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
          isOver ? "border-accent bg-accent-tint" : "border-field bg-sunk",
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(isTaking)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={pictureTypes.join()}
          multiple={maxFiles > 1}
          disabled={!isTaking}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
          aria-invalid={error ? true : undefined}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
          onChange={(event) => {
            take(event.currentTarget.files)
            // The same file may be picked again after it was removed.
            event.currentTarget.value = ""
          }}
        />
        {isTaking ? (
          <>
            <span aria-hidden="true" className={buttonClass("secondary", true)}>
              {t("upload.choose", { count: maxFiles })}
            </span>
            <span className="text-14 text-ink-2">{t("upload.dropOrPaste")}</span>
          </>
        ) : null}
        <span id={`${id}-hint`} className="text-14 text-ink-2">
          {isFull
            ? t("upload.full", { count: maxFiles })
            : t("upload.limit", { megabytes: megabytesOf(purpose) })}
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-14 text-bad">
          {error}
        </p>
      ) : null}
      <ul className="grid gap-2 empty:hidden">
        {items.map((item) => (
          <UploadRow
            key={item.key}
            item={item}
            onRetry={() => retry(item.key)}
            onRemove={() => removeAndStay(item.key)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {t("upload.status", {
          done: items.filter(({ state }) => state.kind === "done").length,
          total: items.length,
        })}
      </p>
    </div>
  )
}
