import { Button, buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { IconButton } from "@roomwright/ui/icon-button"
import { useCopied } from "@roomwright/ui/use-copied"
import { Check, Copy, ExternalLink, X } from "lucide-react"
import { useEffect, useId, useMemo, useRef } from "react"
import { encode } from "uqr"
import { useText } from "../locale/locale.tsx"
import { EmbedCode, type EmbeddedPage } from "./embed-code.tsx"
import { useShareText } from "./share-texts.ts"

export { shareTexts } from "./share-texts.ts"

export interface ShareDialogProps {
  readonly url: string
  readonly title: string
  readonly embed?: EmbeddedPage | undefined
  readonly onClose: () => void
}

/** Ways to send a page on. Nothing of them is asked of another host before it is chosen. */
export function ShareDialog({ url, title, embed, onClose }: ShareDialogProps) {
  const site = useText()
  const t = useShareText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { field, copied, copy } = useCopied(url)
  useEffect(() => {
    const { current } = dialog
    if (!current?.open) current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(560px,calc(100vw-32px))] rounded-card bg-paper p-6 text-ink shadow-float sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="text-22">
            {t("share.title")}
          </h2>
          <p className="mt-1 text-ink-2 wrap-anywhere">{title}</p>
        </div>
        <IconButton icon={X} label={site("action.close")} onClick={() => dialog.current?.close()} />
      </div>
      <div className="mt-5 grid gap-6 sm:grid-cols-[1fr_176px]">
        <div className="grid content-start gap-4">
          <div className="grid gap-2">
            <input
              ref={field}
              readOnly
              value={url}
              aria-label={t("share.link")}
              onFocus={({ target }) => target.select()}
              className="min-h-11 w-full min-w-0 rounded-control border border-field bg-card px-3 text-14"
            />
            <Button onClick={copy}>
              <Icon of={copied === "yes" ? Check : Copy} />
              {t("share.copy")}
            </Button>
            <p role="status" className="min-h-5 text-14 text-ink-2">
              {copied === null ? null : t(copied === "yes" ? "share.copied" : "share.notCopied")}
            </p>
          </div>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass()}
          >
            <Icon of={ExternalLink} />
            {t("share.facebook")}
            <span className="sr-only">{t("share.newWindow")}</span>
          </a>
          {"share" in navigator ? (
            <Button onClick={() => void navigator.share({ title, url }).catch(() => {})}>
              {t("share.app")}
            </Button>
          ) : null}
        </div>
        <div>
          <Code text={url} label={t("share.code")} />
          <h3 className="mt-3 text-14 font-medium">{t("share.scan")}</h3>
          <p className="mt-1 text-14 text-ink-2">{t("share.scanText")}</p>
        </div>
      </div>
      {embed ? <EmbedCode of={embed} title={title} /> : null}
    </dialog>
  )
}

/** Dark on white in both themes, with the quiet zone that scanners need. */
function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(text, { ecc: "M", border: 3 })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { size: side, path: squares.join("") }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-44 max-w-full rounded-control bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
