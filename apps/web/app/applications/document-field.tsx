import type { PictureKind } from "@roomwright/contract/applications/calls"
import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { FieldNote } from "@roomwright/ui/field-note"
import { Icon } from "@roomwright/ui/icon"
import { Check, IdCard } from "lucide-react"
import { useId, useRef, useState } from "react"
import { useAccountText } from "../platform/locale/account-texts.ts"
import { useApplicationText } from "../platform/locale/application-texts.ts"
import { AvatarCropper } from "../platform/uploads/avatar-cropper.tsx"
import { checkFile, megabytesOf, pictureTypes } from "../platform/uploads/check-file.ts"
import { useFileDrop } from "../platform/uploads/use-file-drop.ts"
import { useDocument } from "./use-document.ts"

interface DocumentFieldProps {
  readonly kind: PictureKind
  /** Of the draft. */
  readonly uploadId: string | null
  /** Of the picture that was sent with the application before, and stays unless another is chosen. */
  readonly sentAddress: string | null
  readonly error?: string | undefined
  readonly onChange: (uploadId: string | null) => void
}

const faultTexts = {
  "upload.tooLarge": "applications.paper.tooLarge",
  "upload.wrongKind": "applications.paper.wrongKind",
  "upload.empty": "applications.paper.empty",
} as const

/** A picture of a document: chosen, dropped or pasted, cut, uploaded at once. */
export function DocumentField({ kind, uploadId, sentAddress, error, onChange }: DocumentFieldProps) {
  const t = useApplicationText()
  const account = useAccountText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { address, sent, failure, send } = useDocument({ uploadId, onChange })
  const name = t(`applications.field.${kind}`)
  const megabytes = megabytesOf("identity")
  const shown = address ?? (uploadId === null ? sentAddress : null)

  const take = (files: FileList): void => {
    const [first] = files
    if (!first || sent !== null) return
    const problem = checkFile(first, "identity")
    setFault(problem && t(faultTexts[problem], { megabytes }))
    if (!problem) setFile(first)
  }
  const { isOver, drop } = useFileDrop(take)
  const finish = (): void => {
    setFile(null)
    // What had the focus is gone.
    setTimeout(() => choose.current?.focus())
  }
  return (
    <div className="grid min-w-0 gap-1.5 text-14">
      <p className="font-medium" id={`${id}-name`}>
        {name}
      </p>
      <div
        role="group"
        aria-labelledby={`${id}-name`}
        className={classNames(
          "grid gap-3 rounded-inner border border-dashed bg-card p-3",
          isOver ? "border-accent bg-accent-tint" : error ? "border-bad" : "border-field",
        )}
        {...drop}
      >
        <div className="grid aspect-[1.586] max-h-56 w-full place-items-center overflow-hidden rounded-control bg-sunk">
          {shown ? (
            <img
              src={shown}
              alt={t("applications.paper.alt", { name })}
              className="size-full object-contain"
            />
          ) : (
            <span className="text-ink-2">
              <Icon of={IdCard} size={40} />
            </span>
          )}
        </div>
        {sent === null ? null : (
          <progress
            className="h-1.5 w-full accent-accent"
            max={100}
            value={Math.round(sent * 100)}
            aria-label={account("upload.progress", { name })}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            ref={choose}
            small
            data-choose
            aria-describedby={`${id}-note`}
            onClick={() => input.current?.click()}
          >
            {shown ? t("applications.paper.change") : t("applications.paper.choose")}
          </Button>
          {failure ? (
            <Button small onClick={() => void send(failure.file)}>
              {t("applications.paper.retry")}
            </Button>
          ) : null}
          <span role="status" className="inline-flex items-center gap-1.5 text-ok empty:hidden">
            {shown ? (
              <>
                <Icon of={Check} size={16} />
                {t(address ? "applications.paper.sent" : "applications.paper.kept")}
              </>
            ) : null}
          </span>
        </div>
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join()}
          aria-label={name}
          hidden
          onChange={(event) => {
            if (event.currentTarget.files) take(event.currentTarget.files)
            // The same file may be picked again.
            event.currentTarget.value = ""
          }}
        />
        {file ? (
          <div ref={focusCropper}>
            <AvatarCropper
              file={file}
              ratio={null}
              onCut={(cut) => {
                finish()
                void send(cut)
              }}
              onCancel={finish}
            />
          </div>
        ) : null}
      </div>
      <FieldNote
        id={`${id}-note`}
        error={fault ?? failure?.message ?? error}
        hint={t("applications.paper.hint", { megabytes })}
      />
    </div>
  )
}

/** Whoever has chosen a picture cuts it next, by keys or by pointer. */
function focusCropper(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>("[role=application]")?.focus()
}
