import { classNames } from "@roomwright/ui/class-names"
import type { ReactNode } from "react"

export type TagTone = "plain" | "ok" | "wait" | "bad"

const tones: Readonly<Record<TagTone, string>> = {
  plain: "bg-sunk text-ink-2",
  ok: "bg-ok-tint text-ok",
  wait: "bg-wait-tint text-wait",
  bad: "bg-bad-tint text-bad",
}

/** A word or two about something, such as how it stands. */
export function Tag({ tone = "plain", children }: { readonly tone?: TagTone; readonly children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-control px-2 py-0.5 text-12 font-medium whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
