import type { OrderProblem, problemOutcomes } from "@roomwright/contract/orders/problem"
import { orderLimits, type Order } from "@roomwright/contract/orders/calls"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useState } from "react"
import { useAdminText, type AdminTextId } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { PartFields, usePart, type Part } from "./part-fields.tsx"

export type Verdict = (typeof problemOutcomes)[number]

interface ProblemSectionProps {
  readonly problem: OrderProblem
  readonly order: Order
  /** Who looks at it has a part in it. */
  readonly isOwn: boolean
  readonly onDecide: (verdict: Verdict, reason: string, part: Part | null) => Promise<void>
}

/** What was reported and answered, and where staff decide on it. */
export function ProblemSection({ problem, order, isOwn, onDecide }: ProblemSectionProps) {
  const t = useAdminText()
  const { text, reportedAt, pictures, answer, decision } = problem
  return (
    <section
      aria-labelledby="problem"
      className="mt-8 max-w-measure rounded-card border border-line bg-card p-5"
    >
      <h2 id="problem" className="text-22">
        {t("admin.problem.title")}
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        <Moment iso={reportedAt} />
      </p>
      <p className="mt-3 wrap-anywhere whitespace-pre-line">{text}</p>
      {pictures.length > 0 ? (
        <ul className="mt-4 grid items-start gap-3 sm:grid-cols-2">
          {pictures.map((address, at) => (
            <li key={address} className="overflow-hidden rounded-control bg-still">
              <img
                src={address}
                alt={t("admin.problem.pictureOf", { number: at + 1 })}
                className="h-auto w-full"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-4 text-14 text-ink-2">
        {t(answer ? "admin.problem.answer" : "admin.problem.noAnswer")}
      </p>
      {answer ? <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer.text}</p> : null}
      {decision ? (
        <p className="mt-4 font-medium">{t(decidedTexts[decision.outcome])}</p>
      ) : (
        <DecideForm order={order} isOwn={isOwn} onDecide={onDecide} />
      )}
    </section>
  )
}

const decidedTexts: Readonly<Record<Verdict, AdminTextId>> = {
  refund: "admin.problem.decidedRefund",
  part: "admin.problem.decidedPart",
  complete: "admin.problem.decidedComplete",
}

function DecideForm({ order, isOwn, onDecide }: Pick<ProblemSectionProps, "order" | "isOwn" | "onDecide">) {
  const t = useAdminText()
  const [reason, setReason] = useState("")
  const [isMissing, setMissing] = useState(false)
  const [isPart, setIsPart] = useState(false)
  const { draft, setDraft, part } = usePart()
  const decide = (verdict: Verdict): void => {
    const line = reason.replaceAll(/\s+/g, " ").trim()
    const isShort = line === "" || (verdict === "part" && part === null)
    setMissing(isShort)
    if (!isShort) void onDecide(verdict, line, verdict === "part" ? part : null)
  }
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <TextArea
        label={t("admin.problem.reason")}
        hint={t("admin.problem.reasonHint")}
        error={isMissing && reason.trim() === "" ? t("admin.orders.reasonMissing") : undefined}
        maxLength={orderLimits.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {isPart ? (
        <>
          <PartFields order={order} draft={draft} onChange={setDraft} wasSent={isMissing} />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" disabled={isOwn} onClick={() => decide("part")}>
              {t("admin.problem.partGo")}
            </Button>
            <Button onClick={() => setIsPart(false)}>{t("admin.action.cancel")}</Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="primary" disabled={isOwn} onClick={() => decide("refund")}>
            {t("admin.problem.refund")}
          </Button>
          <Button disabled={isOwn} onClick={() => setIsPart(true)}>
            {t("admin.part.open")}
          </Button>
          <Button disabled={isOwn} onClick={() => decide("complete")}>
            {t("admin.problem.complete")}
          </Button>
        </div>
      )}
    </div>
  )
}
