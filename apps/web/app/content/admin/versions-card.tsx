import { listContentVersions, type Content, type ContentVersion } from "@roomwright/contract/content/admin"
import { Button } from "@roomwright/ui/button"
import { useEffect, useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import { VersionText } from "./version-text.tsx"

interface VersionsCardProps {
  readonly content: Content
  readonly isBusy: boolean
  readonly onRestore: (revision: number) => void
}

const shownAtOnce = 10

/** What was saved, the newest first; any of it can be made the newest again. */
export function VersionsCard({ content, isBusy, onRestore }: VersionsCardProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [page, setPage] = useState(0)
  const [versions, setVersions] = useState<readonly ContentVersion[]>([])
  const { id } = content
  useEffect(() => {
    let isOver = false
    const query = { page: String(page), size: String(shownAtOnce) }
    siteCall(language)(listContentVersions, { params: { id }, query }).then((list) => {
      if (!isOver) setVersions((before) => (page === 0 ? list.content : [...before, ...list.content]))
    }, sayRefusal)
    return () => {
      isOver = true
    }
  }, [id, page, language])
  return (
    <section aria-labelledby="versions" className="mt-12 max-w-[52rem]">
      <h2 id="versions" className="text-22">
        {t("admin.content.versions")}
      </h2>
      <ul className="mt-4 border-t border-line">
        {versions.map((version) => (
          <li
            key={version.revision}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 text-14"
          >
            <span className="font-medium">{t("admin.content.version", { revision: version.revision })}</span>
            <Moment iso={version.savedAt} />
            <span className="text-ink-2">{version.savedBy?.nickname ?? ""}</span>
            {version.restoredFrom === null ? null : (
              <span className="text-ink-2">
                {t("admin.content.restoreFrom", { revision: version.restoredFrom })}
              </span>
            )}
            {version.isLive ? <Tag tone="ok">{t("admin.content.shown")}</Tag> : null}
            <span className="min-w-0 flex-1 truncate text-ink-2">{version.title.text}</span>
            {version.revision === content.revision ? null : (
              <Button
                small
                aria-disabled={isBusy}
                aria-label={`${t("admin.content.restore")}: ${t("admin.content.version", { revision: version.revision })}`}
                onClick={() => onRestore(version.revision)}
              >
                {t("admin.content.restore")}
              </Button>
            )}
            <VersionText itemId={id} revision={version.revision} />
          </li>
        ))}
      </ul>
      {versions.length < content.revision && versions.length > 0 ? (
        <Button small className="mt-4" onClick={() => setPage(page + 1)}>
          {t("admin.content.versionsMore")}
        </Button>
      ) : null}
    </section>
  )
}
