import { readContentVersion, type ContentTexts } from "@roomwright/contract/content/admin"
import { languages, languageTag } from "@roomwright/contract/language"
import { useState } from "react"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { LivePreview } from "./live-preview.tsx"

interface VersionTextProps {
  readonly itemId: string
  readonly revision: number
}

/** One saved version, as its readers would see it, fetched when an editor opens it. */
export function VersionText({ itemId, revision }: VersionTextProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [texts, setTexts] = useState<ContentTexts | null>(null)
  const load = () => {
    if (texts !== null) return
    const params = { id: itemId, revision: String(revision) }
    siteCall(language)(readContentVersion, { params }).then((version) => setTexts(version.texts), sayRefusal)
  }
  return (
    <details className="w-full text-14" onToggle={load}>
      <summary className="cursor-pointer text-accent">
        {t("admin.content.versionText")}
        <span className="sr-only">: {t("admin.content.version", { revision })}</span>
      </summary>
      {texts === null ? (
        <p aria-busy className="mt-3 h-24 animate-pulse rounded-card bg-line" />
      ) : (
        <div className="mt-3 grid gap-4 lg:grid-cols-3">
          {languages.map((written) => {
            const text = texts[written]
            return text ? (
              <section key={written} aria-label={languageNames[written]} className="min-w-0">
                <h3 className="eyebrow font-sans">{languageNames[written]}</h3>
                <p lang={languageTag[written]} className="mt-1 mb-3 text-16 font-medium wrap-anywhere">
                  {text.title}
                </p>
                <LivePreview markdown={text.body} itemId={itemId} written={written} />
              </section>
            ) : null
          })}
        </div>
      )}
    </details>
  )
}
