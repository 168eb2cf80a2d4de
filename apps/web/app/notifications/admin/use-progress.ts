import { readAnnouncement, type Announcement } from "@roomwright/contract/notifications/admin"
import { useEffect, useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"

/** How often progress is looked at while a message is on its way (ms). */
const lookMs = 1_500

/** Follows one message until everybody has it. A look that fails is left to the next. */
export function useProgress(message: Announcement): Announcement {
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
