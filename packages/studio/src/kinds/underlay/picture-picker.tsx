import { ImageUp, RotateCw } from "lucide-react"
import { classNames } from "@roomwright/ui/class-names"
import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { useActionScope } from "../../actions/use-action.ts"
import type { ProjectId, StudioHost } from "../../studio-host.ts"
import { useStudioText, type StudioText } from "../../use-studio-text.ts"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { addPicture, pictureTypes, type PictureProblem } from "./add-picture.ts"

type Sending =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly share: number }
  | { readonly kind: "failed"; readonly problem: PictureProblem; readonly file: Blob }

interface PicturePickerProps {
  readonly host: StudioHost
  readonly project: ProjectId
}

/** Picks, takes from the clipboard or has dropped the picture of a plan. */
export function PicturePicker({ host, project }: PicturePickerProps) {
  const t = useStudioText()
  const scope = useActionScope()
  const input = useRef<HTMLInputElement>(null)
  const isThere = useRef(true)
  const hint = useId()
  const [sending, setSending] = useState<Sending>({ kind: "idle" })
  const [isOver, setOver] = useState(false)

  const send = (file: Blob): void => {
    if (sending.kind === "sending") return
    setSending({ kind: "sending", share: 0 })
    const progress = (share: number): void => {
      if (isThere.current) setSending({ kind: "sending", share })
    }
    void addPicture({ editor: scope.editor, view: scope.view, host, project }, file, progress).then(
      (problem) => {
        if (!problem) scope.view.fit()
        if (!isThere.current) return
        setSending(problem ? { kind: "failed", problem, file } : { kind: "idle" })
      },
    )
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"))
    if (!file) return
    event.preventDefault()
    send(file)
  })
  useEffect(() => {
    isThere.current = true
    const listen = (event: ClipboardEvent): void => paste(event)
    document.addEventListener("paste", listen)
    return () => {
      isThere.current = false
      document.removeEventListener("paste", listen)
    }
  }, [])

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) send(file)
      }}
      className={classNames(
        "grid justify-items-center gap-2 rounded-inner border border-dashed p-4 text-center",
        isOver ? "border-accent bg-accent-tint" : "border-field bg-paper",
      )}
    >
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(",")}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be picked again after it failed.
          event.target.value = ""
          if (file) send(file)
        }}
      />
      {sending.kind === "sending" ? (
        <Progress share={sending.share} />
      ) : (
        <>
          <PanelButton icon={ImageUp} aria-describedby={hint} onClick={() => input.current?.click()}>
            {t("panel.picturePick")}
          </PanelButton>
          <p id={hint} className="text-12 text-ink-2">
            {t("panel.pictureHint")}
          </p>
        </>
      )}
      {sending.kind === "failed" ? (
        <div role="alert" className="grid justify-items-center gap-2 text-bad">
          <p>{formatProblem(sending.problem, t)}</p>
          {sending.problem.kind === "network" ? (
            <PanelButton icon={RotateCw} onClick={() => send(sending.file)}>
              {t("panel.again")}
            </PanelButton>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function Progress({ share }: { readonly share: number }) {
  const t = useStudioText()
  const percent = Math.round(share * 100)
  return (
    <div className="grid w-full gap-2 py-2">
      <p role="status">{t("panel.pictureSending")}</p>
      <progress
        max={100}
        value={percent}
        aria-label={t("panel.pictureSending")}
        className="h-1.5 w-full accent-accent"
      />
      <p className="num text-12 text-ink-2">{percent} %</p>
    </div>
  )
}

function formatProblem(problem: PictureProblem, t: StudioText): string {
  switch (problem.kind) {
    case "type":
      return t("panel.pictureType")
    case "size":
      return t("panel.pictureTooLarge")
    case "network":
      return t("panel.pictureNetwork")
    case "refused":
      return problem.message
  }
}
