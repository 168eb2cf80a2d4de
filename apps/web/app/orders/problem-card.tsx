import type { OrderProblem } from "@roomwright/contract/orders/problem"
import type { Order } from "@roomwright/contract/orders/calls"
import { useState } from "react"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { AnswerProblem } from "./answer-problem.tsx"
import type { OrderActionsProps } from "./order-actions.ts"
import { useOrderText } from "./order-texts.ts"

/** What the buyer has reported, what the seller says to it, and what staff decided. */
export function ProblemCard({ problem, ...props }: OrderActionsProps & { readonly problem: OrderProblem }) {
  const t = useOrderText()
  const { order } = props
  const { text, reportedAt, answer, decision } = problem
  return (
    <SectionCard
      title={t("orders.problem.title")}
      aside={
        <span className="text-14 text-ink-2">
          <Moment iso={reportedAt} />
        </span>
      }
    >
      <p className="mt-3 wrap-anywhere whitespace-pre-line">{text}</p>
      <ProblemPictures problem={problem} />
      {answer ? (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-14 text-ink-2">
            {t("orders.problem.answer")} · <Moment iso={answer.at} />
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer.text}</p>
        </div>
      ) : mayAnswer(order) ? (
        <AnswerProblem {...props} />
      ) : null}
      <p className="mt-4 border-t border-line pt-4 font-medium">
        {t(`orders.problem.${decision?.outcome ?? "waits"}`)}
      </p>
      {decision ? <p className="mt-1 wrap-anywhere">{decision.reason}</p> : null}
    </SectionCard>
  )
}

const mayAnswer = ({ side, status: state }: Order): boolean => side === "seller" && state === "PROBLEM"

function ProblemPictures({ problem }: { readonly problem: OrderProblem }) {
  const t = useOrderText()
  // Each look at the order signs new addresses: the pictures that are there need not be fetched again.
  const [addresses] = useState(problem.pictures)
  if (addresses.length === 0) return null
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {addresses.map((address, at) => (
        <li key={address} className="aspect-4/3 overflow-hidden rounded-control bg-still">
          <img
            src={address}
            alt={t("orders.problem.pictureOf", { number: at + 1 })}
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
