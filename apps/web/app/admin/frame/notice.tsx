import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { CircleCheck, Info, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"

const looks = {
  plain: { className: "bg-sunk text-ink", icon: Info },
  ok: { className: "bg-ok-tint text-ok", icon: CircleCheck },
  wait: { className: "bg-wait-tint text-wait", icon: TriangleAlert },
  bad: { className: "bg-bad-tint text-bad", icon: TriangleAlert },
} as const

/** Something to know before one decides. */
export function Notice({
  tone = "plain",
  children,
}: {
  readonly tone?: keyof typeof looks
  readonly children: ReactNode
}) {
  const { className, icon } = looks[tone]
  return (
    <div className={classNames("flex gap-2.5 rounded-control px-3.5 py-2.5 text-14", className)}>
      <Icon of={icon} className="mt-[0.2em]" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}
