import { changeAddress, type Receiver, type SavedAddress } from "@roomwright/contract/orders/addresses"
import { Button } from "@roomwright/ui/button"
import { useId, useLayoutEffect, useRef, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useEscapeUntilTyped } from "../platform/dialogs/use-escape-until-typed.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { AddressFields } from "./address-fields.tsx"
import { checkReceiver, type ReceiverFaults } from "./check-draft.ts"
import { useOrderText } from "./order-texts.ts"

interface ChangeAddressProps {
  readonly address: SavedAddress
  readonly onChanged: (address: SavedAddress) => void
  readonly onClose: () => void
}

/** Changes a saved address over the page; Escape closes it until something was typed. It stands in the order's form, and is no part of it. */
export function ChangeAddress({ address, onChanged, onClose }: ChangeAddressProps) {
  const t = useOrderText()
  const language = useLanguage()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { id, ...saved } = address
  const [receiver, setReceiver] = useState<Receiver>(saved)
  const [faults, setFaults] = useState<ReceiverFaults>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const kept = useEscapeUntilTyped(onClose)
  // In layout's time: a dialog that is closed before it goes gives the focus back to where it was.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    current.showModal()
    return () => current.close()
  }, [])
  const save = async (): Promise<void> => {
    const found = checkReceiver(receiver)
    setFaults(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => dialog.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      return
    }
    try {
      onChanged(await siteCall(language)(changeAddress, { params: { id }, body: receiver }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    }
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...kept}
      onKeyDown={(event) => {
        kept.onKeyDown(event)
        // Enter in a field would send the order behind.
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        void save()
      }}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(640px,calc(100vw-32px))] overflow-y-auto rounded-card bg-paper p-6 text-ink shadow-float sm:p-8"
    >
      <h2 id={titleId} className="text-22">
        {t("orders.address.changeTitle")}
      </h2>
      <AddressFields receiver={receiver} faults={faults} onType={setReceiver} />
      {refusal ? (
        <p role="alert" className="mt-4 rounded-control bg-bad-tint p-3 text-15 text-bad">
          {refusal}
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t("orders.address.close")}</Button>
        <Button look="primary" onClick={() => void save()}>
          {t("orders.address.save")}
        </Button>
      </div>
    </dialog>
  )
}
