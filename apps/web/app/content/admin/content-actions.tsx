import type { ContentPart } from "@roomwright/contract/content/admin"
import { answerPath, articlePath, pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { FieldNote } from "@roomwright/ui/field-note"
import { useId, useState } from "react"
import { Link } from "react-router"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import type { ContentEditing } from "./use-content-editor.ts"

interface ContentActionsProps {
  readonly part: ContentPart
  readonly editing: ContentEditing
}

/** Saving, publishing now or at a time, taking down, deleting. */
export function ContentActions({ part, editing }: ContentActionsProps) {
  const t = useAdminText()
  const id = useId()
  const [time, setTime] = useState("")
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { content, isBusy, save, publish, withdraw, remove } = editing
  const isShown = content !== null && content.liveRevision !== null
  const schedule = (): void => {
    // Vietnam's clock has been seven hours ahead all year round since 1975.
    const at = new Date(`${time}:00+07:00`)
    const isToCome = at.getTime() > Date.now()
    setMissing(!isToCome)
    if (isToCome) void publish(at.toISOString())
  }
  return (
    <div className="mt-5 grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={isBusy} onClick={() => void publish(null)}>
          {t("admin.content.publish")}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void save()}>
          {t("admin.content.save")}
        </Button>
        {content && content.dueAt !== null ? (
          <Button aria-disabled={isBusy} onClick={() => void withdraw()}>
            {t("admin.content.unschedule")}
          </Button>
        ) : null}
        {isShown && content.dueAt === null ? (
          <Button aria-disabled={isBusy} onClick={() => void withdraw()}>
            {t("admin.content.withdraw")}
          </Button>
        ) : null}
        {isShown ? (
          <Link to={publicPath(part, content.id)} className={buttonClass()}>
            {t("admin.content.public")}
          </Link>
        ) : null}
        {content && part !== "about" ? (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t("admin.content.delete")}
          </Button>
        ) : null}
      </div>
      <div className="text-14">
        <div className="flex flex-wrap items-end gap-3">
          <div className="grid gap-1.5">
            <label htmlFor={id} className="font-medium">
              {t("admin.content.isoTime")}
            </label>
            <input
              id={id}
              type="datetime-local"
              value={time}
              aria-invalid={isMissing}
              aria-describedby={`${id}-note`}
              onChange={({ target }) => setTime(target.value)}
              className="min-h-11 rounded-control border border-field bg-card px-3 text-16"
            />
          </div>
          <Button aria-disabled={isBusy} onClick={schedule}>
            {t("admin.content.schedule")}
          </Button>
        </div>
        <FieldNote id={`${id}-note`} error={isMissing ? t("admin.content.scheduleMissing") : undefined} />
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t("admin.content.deleteTitle")}
          text={t("admin.content.deleteText")}
          confirmText={t("admin.content.delete")}
          cancelText={t("admin.content.deleteKeep")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void remove()
          }}
        />
      ) : null}
    </div>
  )
}

const publicPath = (part: ContentPart, id: string): string =>
  part === "article" ? articlePath(id) : part === "answer" ? answerPath(id) : pagePaths.about
