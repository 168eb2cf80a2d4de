import { readBeginning } from "@roomwright/contract/studio/work-scene-calls"
import { useEffect, useState } from "react"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { BeginFromWork } from "../platform/start-design/begin-from-work.tsx"
import { useOrderText } from "./order-texts.ts"

/** What else a buyer has of a design that came with its 3D home: a project of their own that begins with it. */
export function DesignProject({ workId }: { readonly workId: string }) {
  const t = useOrderText()
  const language = useLanguage()
  const [mayBegin, setMayBegin] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    siteCall(language)(readBeginning, { params: { id: workId } }).then(
      (answer) => leaving.signal.aborted || setMayBegin(answer.mayBegin),
      // The order is whole without it; the work's own page offers it, too.
      () => {},
    )
    return () => leaving.abort()
  }, [language, workId])
  if (!mayBegin) return null
  return (
    <SectionCard title={t("orders.design.project")}>
      <div className="mt-4">
        <BeginFromWork workId={workId} label={t("orders.design.begin")} note={t("orders.design.beginText")} />
      </div>
    </SectionCard>
  )
}
