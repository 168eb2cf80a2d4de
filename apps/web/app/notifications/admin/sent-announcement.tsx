import { type Announcement, readAnnouncement } from "@roomwright/contract/notifications/admin"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { isAddressedRole, roleTexts } from "./reader-names.ts"
import { useEffect, useState } from "react"
import { siteCall } from "../../platform/site-call.ts"

/** How often progress is looked at while a message is on its way (ms). */
const lookMs = 1_500

/** A message that was sent: to whom, by whom, how far. Its text is shown as text. */
export function SentMessage({ message }: { readonly message: Announcement }) {
  const t = useAdminText()
  const language = useLanguage()
  const { title, text, account, role, sentBy, createdAt } = message
  const { readers, written, finishedAt } = useProgress(message)
  const to = account
    ? account.nickname
    : isAddressedRole(role)
      ? t(roleTexts[role])
      : t("admin.messages.everybody")
  const counts = { written: formatNumber(written, language), readers: formatNumber(readers, language) }
  return (
    <li className="border-t border-line py-4 first:border-0">
      <p className="font-medium wrap-anywhere">{title}</p>
      <p className="text-14 text-ink-2">
        {t("admin.messages.to", { to })} · {sentBy.nickname} · <Moment iso={createdAt} />
      </p>
      <details className="mt-1 text-14">
        <summary className="cursor-pointer text-accent">{t("admin.messages.show")}</summary>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
      </details>
      {finishedAt === null ? (
        <div className="mt-2 grid gap-1 text-14">
          <progress
            aria-label={t("admin.messages.underWay")}
            value={written}
            max={Math.max(1, readers)}
            className="h-2 w-full accent-accent"
          />
          <span className="num text-ink-2">{t("admin.messages.progress", counts)}</span>
        </div>
      ) : (
        <p className="num mt-2 text-14 text-ok">
          {t("admin.messages.finished", { written: counts.written })}
        </p>
      )}
    </li>
  )
}

/** Follows one message until everybody has it. A look that fails is left to the next. */
function useProgress(message: Announcement): Announcement {
  const language = useLanguage()
  const [latest, setLatest] = useState(message)
  const { id } = message
  const isUnderWay = latest.finishedAt === null
  useEffect(() => {
    if (!isUnderWay) return
    let isOver = false
    const look = () =>
      siteCall(language)(readAnnouncement, { params: { id } }).then(
        (found) => {
          if (!isOver) setLatest(found)
        },
        () => {},
      )
    const timer = setInterval(() => void look(), lookMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [id, isUnderWay, language])
  return latest
}
