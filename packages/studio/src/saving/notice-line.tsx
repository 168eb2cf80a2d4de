import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Eye, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"

interface NoticeLineProps {
  readonly text: string
  readonly isBad?: boolean
  readonly children?: ReactNode
}

/** One line with what can be done about it. */
export function NoticeLine({ text, isBad = false, children }: NoticeLineProps) {
  return (
    <div
      role="status"
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3.5 py-1.5 text-13",
        isBad ? "bg-bad-tint text-bad" : "bg-wait-tint text-wait",
      )}
    >
      <Icon of={isBad ? TriangleAlert : Eye} size={16} />
      <p className="min-w-0 flex-1 text-pretty">{text}</p>
      <span className="flex flex-wrap gap-2 text-ink">{children}</span>
    </div>
  )
}
