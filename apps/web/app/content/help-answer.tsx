import type { Answer } from "@roomwright/contract/content/calls"
import { answerPath } from "@roomwright/contract/page-paths"
import { Icon } from "@roomwright/ui/icon"
import { ChevronDown } from "lucide-react"
import { Link } from "react-router"
import { FallbackNote } from "../platform/locale/fallback-note.tsx"
import { useLangOf } from "../platform/locale/locale.tsx"
import { useContentText } from "./content-texts.ts"
import { Prose } from "../platform/prose.tsx"

interface HelpAnswerProps {
  readonly answer: Answer
  readonly isOpen: boolean
}

/** A question that opens to its answer; the browser's own, so that it works before the page runs. */
export function HelpAnswer({ answer: { id, question, html }, isOpen }: HelpAnswerProps) {
  const t = useContentText()
  const langOf = useLangOf()
  return (
    <li className="border-b border-line">
      <details
        // Another deep link opens another one.
        key={String(isOpen)}
        open={isOpen}
        id={`answer-${id}`}
        className="group scroll-mt-6"
      >
        <summary className="flex min-h-11 items-center justify-between gap-4 py-4 font-medium md:text-18">
          <span {...langOf(question)}>{question.text}</span>
          <Icon of={ChevronDown} size={18} className="flex-none text-ink-2 group-open:rotate-180" />
        </summary>
        <div className="pb-5">
          <FallbackNote text={question} />
          <Prose html={html} language={question.language} />
          <Link
            to={answerPath(id)}
            className="mt-3 inline-flex min-h-9 items-center text-14 text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            {t("content.help.link")}
          </Link>
        </div>
      </details>
    </li>
  )
}
