import { useEffect, useState } from "react"
import { usePaymentText } from "../platform/locale/payment-texts.ts"
import { toTimeLeft } from "./time-left.ts"

interface CountdownProps {
  readonly until: string
  /** Once, when nothing is left. */
  readonly onTimeUp: () => void
}

/** How long there still is, by this browser's clock; the server decides when it is over. */
export function Countdown({ until, onTimeUp }: CountdownProps) {
  const t = usePaymentText()
  const end = new Date(until).getTime()
  const [left, setLeft] = useState(() => end - Date.now())
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(end - Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end, isOver])
  useEffect(() => {
    if (isOver) onTimeUp()
  }, [isOver, onTimeUp])
  const { days, clock } = toTimeLeft(left)
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
      <span className="text-14 text-ink-2">{t("payments.countdown.label")}</span>
      <span role="timer" className="num text-20 font-medium">
        {days > 0 ? t("payments.countdown.days", { days, time: clock }) : clock}
      </span>
    </p>
  )
}
