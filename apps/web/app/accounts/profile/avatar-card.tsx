import type { Profile } from "@roomwright/contract/accounts/calls"
import { Avatar } from "@roomwright/ui/avatar"
import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { CircleAlert } from "lucide-react"
import { useId, useRef, useState } from "react"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { AvatarCropper } from "../../platform/uploads/avatar-cropper.tsx"
import { checkFile, megabytesOf, pictureTypes } from "../../platform/uploads/check-file.ts"
import { useFileDrop } from "../../platform/uploads/use-file-drop.ts"
import { DashboardCard } from "../dashboards/dashboard-card.tsx"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { FieldPlace } from "./field-place.tsx"
import { useSaveAvatar } from "./use-save-avatar.ts"

interface AvatarCardProps {
  readonly profile: Profile
  readonly onSaved: (profile: Profile) => void
}

/** One's picture: chosen, dropped or pasted, cut to a square, or taken away. It is stored at once, beside the form. */
export function AvatarCard({ profile, onSaved }: AvatarCardProps) {
  const t = useDashboardText()
  const account = useAccountText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const finish = (): void => {
    setFile(null)
    setIsAsking(false)
    // What had the focus is gone.
    setTimeout(() => choose.current?.focus())
  }
  const { save, remove, isBusy, sent } = useSaveAvatar({ profile, onSaved, onDone: finish })

  const take = (files: FileList): void => {
    const [first] = files
    if (!first || isBusy) return
    const problem = checkFile(first, "avatar")
    setFault(
      problem &&
        t("dashboards.avatar.fault", {
          problem: problem.replace("upload.", ""),
          megabytes: megabytesOf("avatar"),
        }),
    )
    if (!problem) setFile(first)
  }
  const { isOver, drop } = useFileDrop(take)
  return (
    <FieldPlace id="avatar">
      <DashboardCard title={t("dashboards.field.avatar")}>
        <div
          className={classNames(
            "mt-4 flex flex-wrap items-center gap-5 rounded-inner border border-dashed p-4",
            isOver ? "border-accent bg-accent-tint" : "border-line-2",
          )}
          {...drop}
        >
          <Avatar name={profile.nickname} picture={profile.avatar} size="huge" />
          <div className="grid min-w-0 flex-1 basis-52 gap-2">
            <p id={`${id}-hint`} className="text-14 text-ink-2">
              {t("dashboards.avatar.hint", { megabytes: megabytesOf("avatar") })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                ref={choose}
                small
                aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ""}`}
                onClick={() => input.current?.click()}
              >
                {profile.avatar ? t("dashboards.avatar.change") : t("dashboards.avatar.choose")}
              </Button>
              {profile.avatar ? (
                <Button look="quiet" small onClick={() => setIsAsking(true)}>
                  {t("dashboards.avatar.remove")}
                </Button>
              ) : null}
            </div>
            {fault ? (
              <p id={`${id}-fault`} role="alert" className="flex gap-1.5 text-14 text-bad">
                <Icon of={CircleAlert} size={16} className="mt-[0.2em]" />
                <span>{fault}</span>
              </p>
            ) : null}
          </div>
          <input
            ref={input}
            type="file"
            accept={pictureTypes.join()}
            aria-label={t("dashboards.field.avatar")}
            hidden
            onChange={(event) => {
              if (event.currentTarget.files) take(event.currentTarget.files)
              // The same file may be picked again.
              event.currentTarget.value = ""
            }}
          />
        </div>
        {file ? (
          <div ref={focusCropper} className="mt-4 grid gap-3" aria-busy={isBusy}>
            <AvatarCropper file={file} onCut={save} onCancel={finish} />
            {sent === null ? null : (
              <progress
                className="h-1.5 w-full accent-accent"
                max={100}
                value={Math.round(sent * 100)}
                aria-label={account("upload.progress", { name: file.name })}
              />
            )}
          </div>
        ) : null}
        {isAsking ? (
          <ConfirmDialog
            title={t("dashboards.avatar.removeTitle")}
            text={t("dashboards.avatar.removeText")}
            confirmText={t("dashboards.avatar.remove")}
            cancelText={t("dashboards.avatar.keep")}
            onConfirm={() => {
              setIsAsking(false)
              remove()
            }}
            onCancel={finish}
          />
        ) : null}
      </DashboardCard>
    </FieldPlace>
  )
}

/** Whoever has chosen a picture cuts it next, by keys or by pointer. */
function focusCropper(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>("[role=application]")?.focus()
}
