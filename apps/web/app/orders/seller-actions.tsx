import { cancelSale, orderLimits, shipOrder } from "@roomwright/contract/orders/calls"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import type { OrderActionsProps } from "./order-actions.ts"
import { useOrderText } from "./order-texts.ts"

/** What the seller can do: ship what is paid, or call it off with a reason. */
export function SellerActions(props: OrderActionsProps) {
  const { kind, status: state, isInReview } = props.order
  const t = useOrderText()
  const [isCancelling, setCancelling] = useState(false)
  const mayCancel = state === "PAID" || (state === "AWAITING_PAYMENT" && !isInReview)
  if (isCancelling && mayCancel) return <CancelForm {...props} onClose={() => setCancelling(false)} />
  return (
    <>
      {state === "PAID" && kind === "product" ? <ShipForm {...props} /> : null}
      {mayCancel ? (
        <Button look="quiet" className="mt-3 -ml-5" onClick={() => setCancelling(true)}>
          {t("orders.refuse.open")}
        </Button>
      ) : null}
    </>
  )
}

function ShipForm({ order, isBusy, act }: OrderActionsProps) {
  const t = useOrderText()
  const [carrier, setCarrier] = useState("")
  const [tracking, setTracking] = useState("")
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const body = { carrier: carrier.trim(), tracking: tracking.trim() }
        setMissing(body.carrier === "")
        if (body.carrier !== "") void act((call) => call(shipOrder, { params: { id: order.id }, body }))
      }}
      className="mt-5 grid gap-4 sm:grid-cols-2"
    >
      <TextField
        label={t("orders.ship.carrier")}
        error={isMissing && carrier.trim() === "" ? t("orders.ship.missing") : undefined}
        maxLength={orderLimits.carrier}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <TextField
        label={t("orders.ship.tracking")}
        hint={t("orders.ship.trackingHint")}
        maxLength={orderLimits.tracking}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
      />
      <div className="sm:col-span-2">
        <SubmitButton isBusy={isBusy}>{t("orders.ship.go")}</SubmitButton>
      </div>
    </form>
  )
}

function CancelForm({ order, isBusy, act, onClose }: OrderActionsProps & { readonly onClose: () => void }) {
  const t = useOrderText()
  const [reason, setReason] = useState("")
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const line = reason.replaceAll(/\s+/g, " ").trim()
        setMissing(line === "")
        if (line !== "")
          void act((call) => call(cancelSale, { params: { id: order.id }, body: { reason: line } }))
      }}
      className="mt-5 grid gap-4"
    >
      {order.status === "PAID" ? <p className="text-15 text-wait">{t("orders.refuse.refund")}</p> : null}
      <TextArea
        label={t("orders.refuse.reason")}
        hint={t("orders.refuse.hint")}
        error={isMissing && reason.trim() === "" ? t("orders.refuse.missing") : undefined}
        maxLength={orderLimits.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("orders.refuse.go")}
        </Button>
        <Button onClick={onClose}>{t("orders.refuse.keep")}</Button>
      </div>
    </form>
  )
}
