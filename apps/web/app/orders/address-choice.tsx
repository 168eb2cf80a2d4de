import { deleteAddress, type Receiver, type SavedAddress } from "@roomwright/contract/orders/addresses"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { AddressFields } from "./address-fields.tsx"
import { ChangeAddress } from "./change-address.tsx"
import type { ReceiverFaults } from "./check-draft.ts"
import { useOrderText } from "./order-texts.ts"
import { ReceiverLines } from "./receiver-lines.tsx"

interface AddressChoiceProps {
  readonly addresses: readonly SavedAddress[]
  /** Null while a new one is typed. */
  readonly chosen: string | null
  readonly receiver: Receiver
  readonly faults: ReceiverFaults
  readonly onChoose: (id: string | null) => void
  readonly onType: (receiver: Receiver) => void
  readonly onChanged: (addresses: readonly SavedAddress[]) => void
}

const linkClass = "min-h-8 text-14 text-accent underline underline-offset-4"

/** Who gets it: one of the saved addresses, which are changed and deleted here, or a new one. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, chosen, receiver, faults, onChoose, onType, onChanged } = props
  const t = useOrderText()
  const language = useLanguage()
  const [changing, setChanging] = useState<SavedAddress | null>(null)
  const [deleting, setDeleting] = useState<SavedAddress | null>(null)
  const remove = async ({ id }: SavedAddress): Promise<void> => {
    setDeleting(null)
    try {
      await siteCall(language)(deleteAddress, { params: { id } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Deleted elsewhere: that is what was wanted.
      if (!error.is("notFound")) return showToast("error", error.message)
    }
    onChanged(addresses.filter((one) => one.id !== id))
  }
  return (
    <SectionCard title={t("orders.bill.receiver")}>
      {addresses.length > 0 ? (
        <fieldset className="mt-4 grid gap-3">
          <legend className="sr-only">{t("orders.bill.receiver")}</legend>
          {addresses.map((address) => (
            <div
              key={address.id}
              className="flex gap-3 rounded-control border border-line-2 p-3.5 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink"
            >
              <label className="flex min-w-0 flex-1 cursor-pointer gap-3">
                <input
                  type="radio"
                  name="address"
                  checked={address.id === chosen}
                  onChange={() => onChoose(address.id)}
                  className="mt-1.5 size-4 flex-none accent-accent"
                />
                <ReceiverLines receiver={address} />
              </label>
              <span className="flex flex-none flex-col items-end gap-1">
                <button type="button" className={linkClass} onClick={() => setChanging(address)}>
                  {t("orders.address.change")}
                  <span className="sr-only"> {address.detail}</span>
                </button>
                <button type="button" className={linkClass} onClick={() => setDeleting(address)}>
                  {t("orders.address.delete")}
                  <span className="sr-only"> {address.detail}</span>
                </button>
              </span>
            </div>
          ))}
          <label className="flex cursor-pointer gap-3 rounded-control border border-line-2 p-3.5 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink">
            <input
              type="radio"
              name="address"
              checked={chosen === null}
              onChange={() => onChoose(null)}
              className="mt-1.5 size-4 flex-none accent-accent"
            />
            {t("orders.address.other")}
          </label>
        </fieldset>
      ) : null}
      {chosen === null ? <AddressFields receiver={receiver} faults={faults} onType={onType} /> : null}
      {changing ? (
        <ChangeAddress
          address={changing}
          onClose={() => setChanging(null)}
          onChanged={(next) => {
            setChanging(null)
            onChanged(addresses.map((one) => (one.id === next.id ? next : one)))
          }}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          title={t("orders.address.deleteTitle")}
          text={[deleting.receiverName, deleting.detail, deleting.ward].join(", ")}
          confirmText={t("orders.address.delete")}
          cancelText={t("orders.address.keep")}
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(null)}
        />
      ) : null}
    </SectionCard>
  )
}
