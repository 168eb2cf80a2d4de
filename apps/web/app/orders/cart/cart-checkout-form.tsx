import type { SavedAddress } from "@roomwright/contract/orders/addresses"
import type { Cart } from "@roomwright/contract/orders/cart"
import { orderLimits } from "@roomwright/contract/orders/calls"
import { TextArea } from "@roomwright/ui/text-area"
import { useState } from "react"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { AddressChoice } from "../address-choice.tsx"
import { BillFrame } from "../bill-frame.tsx"
import { BuyerEmailField } from "../buyer-email-field.tsx"
import { checkDraft, type DraftFaults } from "../check-draft.ts"
import { emptyReceiver, readDraft, saveDraft, type OrderDraft } from "../order-draft.ts"
import { useOrderText } from "../order-texts.ts"
import { useBillDraft } from "../use-bill-draft.ts"
import { CheckoutSums } from "./checkout-sums.tsx"
import { linesOf, pickedOf, readLeft } from "./picked-rows.ts"
import { useDeliveredCart } from "./use-delivered-cart.ts"
import { draftOfCart, useOrderCart } from "./use-order-cart.ts"

interface CartCheckoutFormProps {
  readonly cart: Cart
  readonly addresses: readonly SavedAddress[]
  readonly accountId: string
  readonly email: string
}

/** Everything that ordering a cart takes, beside what it comes to. What is typed outlives a refusal and a reload. */
export function CartCheckoutForm({
  cart: loaded,
  addresses: known,
  accountId,
  email,
}: CartCheckoutFormProps) {
  const t = useOrderText()
  const [addresses, setAddresses] = useState(known)
  const [left] = useState(readLeft)
  const typed = useBillDraft<OrderDraft, DraftFaults>({
    begin: () =>
      readDraft(accountId, draftOfCart, {
        quantity: "1",
        addressId: known[0]?.id ?? null,
        receiver: emptyReceiver,
        buyerEmail: email,
        remark: "",
      }),
    keep: (next) => saveDraft(accountId, draftOfCart, next),
    check: checkDraft,
  })
  const { form, kept, faults } = typed
  const address = addresses.find(({ id }) => id === kept.addressId)
  // A saved address may have been deleted elsewhere since.
  const draft = address ? kept : { ...kept, addressId: null }
  const change = (part: Partial<OrderDraft>): void => typed.change({ ...draft, ...part })
  const province = address?.province ?? draft.receiver.province
  const { cart, isCurrent, refresh } = useDeliveredCart(loaded, {
    province,
    loadedFor: known[0]?.province ?? "",
  })
  const all = linesOf(cart)
  const picked = pickedOf(all, left)
  const { order, isBusy, refusal } = useOrderCart({
    accountId,
    onSaved: (saved) => {
      setAddresses((before) => [saved, ...before.filter(({ id }) => id !== saved.id)])
      change({ addressId: saved.id, receiver: emptyReceiver })
    },
    onChanged: refresh,
  })
  const submit = (): void => {
    if (!typed.isRight(draft)) return
    if (isCurrent && picked.length > 0 && !isBusy) void order(draft, picked)
  }
  return (
    <BillFrame
      form={form}
      onSubmit={submit}
      summary={
        <CheckoutSums
          cart={cart}
          picked={picked}
          hasPlace={province !== ""}
          isCurrent={isCurrent}
          refusal={refusal}
          isBusy={isBusy}
        />
      }
    >
      <AddressChoice
        addresses={addresses}
        chosen={draft.addressId}
        receiver={draft.receiver}
        faults={faults.receiver ?? {}}
        onChoose={(addressId) => change({ addressId })}
        onType={(receiver) => change({ receiver })}
        onChanged={setAddresses}
      />
      <SectionCard title={t("orders.bill.contact")}>
        <div className="mt-4 grid gap-4">
          <BuyerEmailField
            hint="orders.checkout.emailHint"
            fault={faults.buyerEmail}
            value={draft.buyerEmail}
            onChange={(buyerEmail) => change({ buyerEmail })}
          />
          <TextArea
            label={t("orders.checkout.remark")}
            hint={t("orders.bill.remarkHint")}
            maxLength={orderLimits.remark}
            value={draft.remark}
            onChange={({ target }) => change({ remark: target.value })}
          />
        </div>
      </SectionCard>
    </BillFrame>
  )
}
