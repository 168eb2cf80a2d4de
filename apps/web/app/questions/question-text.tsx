import type { OwnQuestion, ReceivedQuestion } from "@roomwright/contract/questions/calls"
import { productPath } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useLangOf } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { useQuestionText } from "./question-texts.ts"

type State = OwnQuestion["state"]

const looks: Readonly<Record<State, string>> = {
  OPEN: "bg-wait-tint text-wait",
  ANSWERED: "bg-ok-tint text-ok",
  DECLINED: "bg-sunk text-ink-2",
  REMOVED: "bg-bad-tint text-bad",
}

interface QuestionTextProps {
  readonly question: OwnQuestion | ReceivedQuestion
  /** Whose question it is, or whom it was put to. */
  readonly who: string
  readonly children?: ReactNode
}

/** A question with the product it is about, where it stands, and what was answered. */
export function QuestionText({ question, who, children }: QuestionTextProps) {
  const t = useQuestionText()
  const langOf = useLangOf()
  const { product, state, text, askedAt, answer, isShown } = question
  return (
    <li className="border-t border-line py-5 first:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {product.isShown ? (
          <Link
            to={productPath(product.id)}
            className="font-medium wrap-anywhere underline-offset-4 hover:text-accent hover:underline"
            {...langOf(product.name)}
          >
            {product.name.text}
          </Link>
        ) : (
          <span className="wrap-anywhere">
            <span className="font-medium" {...langOf(product.name)}>
              {product.name.text}
            </span>{" "}
            <span className="text-14 text-ink-2">· {t("questions.gone")}</span>
          </span>
        )}
        <span
          className={classNames(
            "inline-block rounded-pill px-2.5 py-0.5 text-14 font-medium whitespace-nowrap",
            looks[state],
          )}
        >
          {t(`questions.state.${state}`)}
        </span>
      </div>
      <p className="mt-1 text-14 text-ink-2">
        {who} · <Moment iso={askedAt} />
        {isShown ? ` · ${t("questions.isShown")}` : null}
      </p>
      <p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
      {answer === null ? null : (
        <p className="mt-3 max-w-measure border-l-2 border-accent pl-3.5 wrap-anywhere whitespace-pre-line">
          {answer.text}
        </p>
      )}
      {children}
    </li>
  )
}
