import { useState } from "react"
import { useAdminText } from "./admin-texts.ts"
import { Tag } from "./tag.tsx"
import { ageOf, urgencyOf } from "./waiting-age.ts"

const tones = { fresh: "plain", soon: "wait", late: "bad" } as const

/** How long a receipt waits, the more urgent the longer. */
export function AgeTag({ since }: { readonly since: string }) {
  const t = useAdminText()
  const [now] = useState(() => Date.now())
  const { unit, count } = ageOf(since, now)
  return (
    <Tag tone={tones[urgencyOf(since, now)]}>
      {unit === "hours" ? t("admin.age.hours", { count }) : t("admin.age.days", { count })}
    </Tag>
  )
}
