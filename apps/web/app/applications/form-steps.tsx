import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { ChevronRight } from "lucide-react"
import { useApplicationText } from "../platform/locale/application-texts.ts"

/** Information, receipt, review: which of them is to be done. */
export function FormSteps({ isPaid, now }: { readonly isPaid: boolean; readonly now: "info" | "receipt" }) {
  const t = useApplicationText()
  const steps = [
    { id: "info", text: t("applications.steps.info") },
    ...(isPaid ? [{ id: "receipt", text: t("applications.steps.receipt") }] : []),
    { id: "review", text: t("applications.steps.review") },
  ]
  return (
    <ol
      aria-label={t("applications.steps.label")}
      className="flex flex-wrap items-center gap-2 text-14 text-ink-2"
    >
      {steps.map(({ id, text }, at) => (
        <li
          key={id}
          aria-current={id === now ? "step" : undefined}
          className={classNames("flex items-center gap-2", id === now ? "font-medium text-ink" : null)}
        >
          {at > 0 ? <Icon of={ChevronRight} size={14} /> : null}
          {text}
        </li>
      ))}
    </ol>
  )
}
