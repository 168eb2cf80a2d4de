import type { SavedAddress } from "@roomwright/contract/addresses"
import type { ProductDetail, ProductVariant } from "@roomwright/contract/catalogue"
import { orderLimits } from "@roomwright/contract/orders"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState } from "react"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { AddressChoice } from "./address-choice.tsx"
import { checkDraft, readQuantity, type DraftFaults } from "./check-draft.ts"
import { emptyReceiver, keepDraft, readDraft, type OrderDraft } from "./order-draft.ts"
import { useOrderText } from "./order-texts.ts"
import { OrderSums } from "./order-sums.tsx"
import { QuantityField } from "./quantity-field.tsx"
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
  const form = useRef<HTMLFormElement>(null)
  const [addresses, setAddresses] = useState(loaded)
  const [kept, setKept] = useState<OrderDraft>(() =>
    readDraft(accountId, variant.id, {
      quantity: "1",
      addressId: loaded[0]?.id ?? null,
      receiver: emptyReceiver,
      buyerEmail: email,
      remark: "",
    }),
  )
  const [faults, setFaults] = useState<DraftFaults>({})
  const address = addresses.find(({ id }) => id === kept.addressId)
  // A saved address may have been deleted elsewhere since.
  const draft = address ? kept : { ...kept, addressId: null }
  const change = (part: Partial<OrderDraft>): void => {
    const next = { ...draft, ...part }
    setKept(next)
    keepDraft(accountId, variant.id, next)
    if (Object.keys(faults).length > 0) setFaults(checkDraft(next))
  }
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
    const found = checkDraft(draft)
    setFaults(found)
    if (Object.keys(found).length > 0) {
      // After the fields are marked.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      return
    }
    if (quantity !== null && sums.offer && sums.isShown && !isBusy) void order(draft, quantity, sums.offer)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)]"
    >
      <div className="grid min-w-0 gap-6">
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
            <TextField
              label={t("orders.bill.email")}
              hint={t("orders.bill.emailHint")}
              error={faults.buyerEmail ? t(faults.buyerEmail) : undefined}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
              value={draft.buyerEmail}
              onChange={({ target }) => change({ buyerEmail: target.value })}
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
      </div>
      <OrderSums
        product={product}
        variant={variant}
        quantity={quantity}
        hasPlace={province !== ""}
        sums={sums}
        refusal={refusal}
        isBusy={isBusy || sums.isAwaited}
      />
    </form>
  )
}
