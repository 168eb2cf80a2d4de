import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { useEffect, useState } from "react"
import { useAccountText } from "../locale/account-texts.ts"
import type { UploadItem } from "./upload-items.ts"

interface UploadRowProps {
  readonly item: UploadItem
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** One file of an upload field: what it looks like, how far it is, and what can be done with it. */
export function UploadRow({ item: { file, state }, onRetry, onRemove }: UploadRowProps) {
  const t = useAccountText()
  const isFaulty = state.kind === "failed" || state.kind === "refused"
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-card p-2">
      <Preview file={file} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14">{file.name}</p>
        {state.kind === "sending" || state.kind === "waiting" ? (
          <progress
            className="h-1.5 w-full accent-accent"
            max={100}
            value={state.kind === "sending" ? Math.round(state.fraction * 100) : 0}
            aria-label={t("upload.progress", { name: file.name })}
          />
        ) : null}
        {state.kind === "done" ? <p className="text-14 text-ok">{t("upload.done")}</p> : null}
        {isFaulty ? (
          <p role="alert" className="text-14 text-bad">
            {state.message}
          </p>
        ) : null}
      </div>
      {state.kind === "failed" ? (
        <Button small onClick={onRetry}>
          {t("upload.retry")}
        </Button>
      ) : null}
      <IconButton icon={X} label={t("upload.remove", { name: file.name })} onClick={onRemove} />
    </li>
  )
}

/** The browser's own copy: the server shows a public picture only when it is used. */
function Preview({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-control bg-sunk">
      {address && file.type.startsWith("image/") ? (
        <img src={address} alt="" width={56} height={56} className="size-14 object-cover" />
      ) : null}
    </span>
  )
}
