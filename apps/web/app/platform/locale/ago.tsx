import { languageTag } from "@roomwright/contract/language"
import { useState } from "react"
import { useLanguage } from "./locale.tsx"

const minuteMs = 60_000
const steps = [
  { unit: "minute", ms: minuteMs, below: 60 * minuteMs },
  { unit: "hour", ms: 60 * minuteMs, below: 24 * 60 * minuteMs },
  { unit: "day", ms: 24 * 60 * minuteMs, below: 7 * 24 * 60 * minuteMs },
] as const

/** How long ago something was, and after a week its day. For what the browser alone makes. */
export function formatAgo(iso: string, tag: string, now: Date): string {
  const at = new Date(iso)
  const ago = Math.max(0, now.getTime() - at.getTime())
  const step = steps.find(({ below }) => ago < below)
  if (!step) return new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).format(at)
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: "auto" })
  const count = Math.floor(ago / step.ms)
  return count === 0 ? relative.format(0, "second") : relative.format(-count, step.unit)
}

export function Ago({ iso }: { readonly iso: string }) {
  const language = useLanguage()
  const [now] = useState(() => new Date())
  return (
    <time dateTime={iso} className="num">
      {formatAgo(iso, languageTag[language], now)}
    </time>
  )
}
