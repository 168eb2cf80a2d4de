import type { SavedAddress } from "@roomwright/contract/orders/addresses"
import type { ProductDetail, ProductVariant } from "@roomwright/contract/catalogue/calls"
import { orderLimits } from "@roomwright/contract/orders/calls"
import { TextArea } from "@roomwright/ui/text-area"
import { useState } from "react"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { AddressChoice } from "./address-choice.tsx"
import { BillFrame } from "./bill-frame.tsx"
import { BuyerEmailField } from "./buyer-email-field.tsx"
import { checkDraft, readQuantity, type DraftFaults } from "./check-draft.ts"
import { emptyReceiver, saveDraft, readDraft, type OrderDraft } from "./order-draft.ts"
import { useOrderText } from "./order-texts.ts"
import { OrderSums } from "./order-sums.tsx"
import { QuantityField } from "./quantity-field.tsx"
import { useBillDraft } from "./use-bill-draft.ts"
import { useCountedForm } from "./use-counted-form.ts"
import { useOrderProduct } from "./use-order-product.ts"
import { useProductOffer } from "./use-product-offer.ts"

interface ProductBillFormProps {
  readonly product: ProductDetail
  readonly variant: ProductVariant
  readonly addresses: readonly SavedAddress[]
  readonly accountId: string
  readonly email: string
}

/** Everything an order takes, beside what it comes to. What is typed outlives a refusal and a reload. */
export function ProductBillForm(props: ProductBillFormProps) {
  const { product, variant, addresses: loaded, accountId, email } = props
  const t = useOrderText()
  useCountedForm("product", product.id)
  const [addresses, setAddresses] = useState(loaded)
  const typed = useBillDraft<OrderDraft, DraftFaults>({
    begin: () =>
      readDraft(accountId, variant.id, {
        quantity: "1",
        addressId: loaded[0]?.id ?? null,
        receiver: emptyReceiver,
        buyerEmail: email,
        remark: "",
      }),
    keep: (next) => saveDraft(accountId, variant.id, next),
    check: checkDraft,
  })
  const { form, kept, faults } = typed
  const address = addresses.find(({ id }) => id === kept.addressId)
  // A saved address may have been deleted elsewhere since.
  const draft = address ? kept : { ...kept, addressId: null }
  const change = (part: Partial<OrderDraft>): void => typed.change({ ...draft, ...part })
  const quantity = readQuantity(draft.quantity)
  const province = address?.province ?? draft.receiver.province
  const sums = useProductOffer({ product: product.id, variant: variant.id, quantity, province })
  const { order, isBusy, refusal } = useOrderProduct({
    accountId,
    product: product.id,
    variant: variant.id,
    onSaved: (saved) => {
      setAddresses((before) => [saved, ...before.filter(({ id }) => id !== saved.id)])
      change({ addressId: saved.id, receiver: emptyReceiver })
    },
    onChanged: sums.refresh,
  })
  const submit = (): void => {
    if (!typed.isRight(draft)) return
    if (quantity !== null && sums.offer && sums.isShown && !isBusy) void order(draft, quantity, sums.offer)
  }
  return (
    <BillFrame
      form={form}
      onSubmit={submit}
      summary={
        <OrderSums
          product={product}
          variant={variant}
          quantity={quantity}
          hasPlace={province !== ""}
          sums={sums}
          refusal={refusal}
          isBusy={isBusy || sums.isAwaited}
        />
      }
    >
      <SectionCard title={t("orders.bill.quantity")}>
        <QuantityField
          value={draft.quantity}
          stock={sums.offer?.stock ?? variant.stock}
          error={faults.quantity ? t(faults.quantity, { most: orderLimits.quantityMax }) : undefined}
          onChange={(text) => change({ quantity: text })}
        />
      </SectionCard>
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
            hint="orders.bill.emailHint"
            fault={faults.buyerEmail}
            value={draft.buyerEmail}
            onChange={(buyerEmail) => change({ buyerEmail })}
          />
          <TextArea
            label={t("orders.bill.remark")}
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
