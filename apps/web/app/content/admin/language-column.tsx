import type { ContentPart, ContentText } from "@roomwright/contract/content/admin"
import { languageTag, type Language } from "@roomwright/contract/language"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useRef } from "react"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import type { SentPicture } from "./content-draft.ts"
import { LivePreview } from "./live-preview.tsx"
import { PictureButton } from "./picture-button.tsx"
import { useSendPicture } from "./use-send-picture.ts"

interface LanguageColumnProps {
  readonly language: Language
  readonly part: ContentPart
  readonly itemId: string | null
  readonly text: ContentText
  readonly onChange: (text: ContentText) => void
  /** A picture was sent and stands in the text. */
  readonly onSent: (sent: SentPicture, text: ContentText) => void
}

/** The text in one language, and what readers will see of it. */
export function LanguageColumn(props: LanguageColumnProps) {
  const { language, part, itemId, text, onChange, onSent } = props
  const t = useAdminText()
  const area = useRef<HTMLTextAreaElement>(null)
  const { isBusy, send } = useSendPicture((sent) => {
    const body = area.current?.value ?? text.body
    const at = area.current?.selectionEnd ?? body.length
    const mark = `\n\n![${t("admin.content.alt")}](picture:${sent.picture.id})\n\n`
    onSent(sent, { ...text, body: body.slice(0, at) + mark + body.slice(at) })
  })
  const lang = languageTag[language]
  return (
    <section aria-label={languageNames[language]} className="grid min-w-0 content-start gap-4">
      <h2 className="text-22">{languageNames[language]}</h2>
      <TextField
        label={t(part === "answer" ? "admin.content.question" : "admin.content.title")}
        lang={lang}
        maxLength={160}
        value={text.title}
        onChange={({ target }) => onChange({ ...text, title: target.value })}
      />
      {part === "answer" ? null : (
        <TextArea
          label={t("admin.content.summary")}
          lang={lang}
          maxLength={400}
          value={text.summary}
          onChange={({ target }) => onChange({ ...text, summary: target.value })}
        />
      )}
      <TextArea
        ref={area}
        label={t("admin.content.body")}
        hint={t("admin.content.bodyHint")}
        lang={lang}
        maxLength={40_000}
        value={text.body}
        onChange={({ target }) => onChange({ ...text, body: target.value })}
        aside={
          <PictureButton
            text={isBusy ? t("admin.content.pictureBusy") : t("admin.content.picture")}
            isBusy={isBusy}
            onFile={(file) => void send(file)}
          />
        }
        className="[&_textarea]:max-h-[60vh] [&_textarea]:font-mono [&_textarea]:text-14"
      />
      <LivePreview markdown={text.body} itemId={itemId} written={language} />
    </section>
  )
}
