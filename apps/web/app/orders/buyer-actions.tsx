import { cancelOrder, completeOrder } from "@roomwright/contract/orders/calls"
import { billPath, productPath, workPath } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { useState } from "react"
import { Link } from "react-router"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import type { OrderActionsProps } from "./order-actions.ts"
import { useOrderText } from "./order-texts.ts"
import { ReportProblem } from "./report-problem.tsx"

const questions = {
  cancel: {
    title: "orders.cancel.title",
    text: "orders.cancel.text",
    go: "orders.cancel.go",
    keep: "orders.cancel.keep",
  },
  complete: {
    title: "orders.complete.title",
    text: "orders.complete.text",
    go: "orders.complete.go",
    keep: "orders.complete.keep",
  },
  content: {
    title: "orders.complete.designTitle",
    text: "orders.complete.designText",
    go: "orders.complete.designGo",
    keep: "orders.complete.keep",
  },
} as const

/** What the buyer can do: pay or call off what is not paid, say that it came, order once more. */
export function BuyerActions({ order, isBusy, act }: OrderActionsProps) {
  const t = useOrderText()
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const { id, kind, status: state, billId, isInReview, item } = order
  const params = { id }
  const confirm = (): void => {
    setAsked(null)
    void act((call) => call(asked === "cancel" ? cancelOrder : completeOrder, { params }))
  }
  const isOpen = state === "AWAITING_PAYMENT"
  return (
    <>
      <p className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {isOpen && billId ? (
          <Link to={billPath(billId)} className={buttonClass(isInReview ? "secondary" : "primary")}>
            {t(isInReview ? "orders.order.seeBill" : "orders.order.pay")}
          </Link>
        ) : null}
        {isOpen && !isInReview ? (
          <Button aria-disabled={isBusy} onClick={() => setAsked("cancel")}>
            {t("orders.order.cancel")}
          </Button>
        ) : null}
        {kind === "design" && state === "PAID" ? (
          <Button look="primary" aria-disabled={isBusy} onClick={() => setAsked("content")}>
            {t("orders.order.content")}
          </Button>
        ) : null}
        {state === "SHIPPED" ? (
          <Button look="primary" aria-disabled={isBusy} onClick={() => setAsked("complete")}>
            {t("orders.order.received")}
          </Button>
        ) : null}
        {state === "CANCELLED" || state === "EXPIRED" || state === "COMPLETED" ? (
          <Link
            to={kind === "design" ? workPath(item.subjectId) : productPath(item.subjectId)}
            className={buttonClass()}
          >
            {t(kind === "design" ? "orders.design.seeWork" : "orders.order.again")}
          </Link>
        ) : null}
        {!isOpen && billId ? (
          <Link to={billPath(billId)} className={buttonClass("quiet")}>
            {t("orders.order.seeBill")}
          </Link>
        ) : null}
      </p>
      {order.mayReport ? <ReportProblem order={order} isBusy={isBusy} act={act} /> : null}
      {asked ? (
        <ConfirmDialog
          title={t(questions[asked].title)}
          text={t(questions[asked].text)}
          confirmText={t(questions[asked].go)}
          cancelText={t(questions[asked].keep)}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}
