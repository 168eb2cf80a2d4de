import { previewContent } from "@roomwright/contract/content/admin"
import type { Language } from "@roomwright/contract/language"
import { useEffect, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { Prose } from "../../platform/prose.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"

interface LivePreviewProps {
  readonly markdown: string
  readonly itemId: string | null
  /** What it is written in. */
  readonly written: Language
}

/** Typing pauses this long before the server is asked (ms). */
const pauseMs = 400

/** What readers will see, made by the server as it makes their page: here, too, nothing of it can run. */
export function LivePreview({ markdown, itemId, written }: LivePreviewProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [html, setHtml] = useState("")
  const [refusal, setRefusal] = useState<string | null>(null)
  const isEmpty = markdown.trim() === ""
  useEffect(() => {
    if (isEmpty) return
    let isOver = false
    const timer = setTimeout(() => {
      siteCall(language)(previewContent, { body: { markdown, item: itemId } }).then(
        (made) => {
          if (isOver) return
          setHtml(made.html)
          setRefusal(null)
        },
        (error: unknown) => {
          if (!isOver && error instanceof ApiError) setRefusal(error.message)
        },
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [markdown, itemId, isEmpty, language])
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <h3 className="eyebrow mb-3 font-sans">{t("admin.content.preview")}</h3>
      {refusal === null ? null : <p className="mb-3 text-14 text-bad">{refusal}</p>}
      {isEmpty ? (
        <p className="text-14 text-ink-2">{t("admin.content.previewEmpty")}</p>
      ) : (
        <Prose html={html} language={written} />
      )}
    </div>
  )
}
