import type { ApplicationStep } from "@roomwright/contract/applications/calls"
import { useApplicationText } from "../platform/locale/application-texts.ts"
import { Moment } from "../platform/locale/moment.tsx"

const dots = {
  SUBMITTED: "bg-wait",
  APPROVED: "bg-ok",
  REJECTED: "bg-bad",
  WITHDRAWN: "bg-ink-2",
} as const

/** What has happened to an application, the latest first. */
export function ApplicationTimeline({ steps }: { readonly steps: readonly ApplicationStep[] }) {
  const t = useApplicationText()
  return (
    <ol className="mt-4 grid">
      {steps
        .map((step, at) => ({ step, isAgain: step.status === "SUBMITTED" && at > 0 }))
        .toReversed()
        .map(({ step: { at, status, reason }, isAgain }) => (
          <li
            key={at}
            className="relative grid gap-0.5 border-l border-line pb-5 pl-6 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden
              className={`absolute top-1.5 -left-[5px] size-2.5 rounded-pill ${dots[status]}`}
            />
            <span className="font-medium">
              {isAgain ? t("applications.step.again") : t(`applications.step.${status}`)}
            </span>
            <span className="text-14 text-ink-2">
              <Moment iso={at} />
            </span>
            {reason ? <span className="text-15 wrap-anywhere">{reason}</span> : null}
          </li>
        ))}
    </ol>
  )
}
