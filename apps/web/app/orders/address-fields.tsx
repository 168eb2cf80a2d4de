import { type Receiver, listWards } from "@roomwright/contract/orders/addresses"
import { provinces } from "@roomwright/contract/orders/provinces"
import { FieldNote } from "@roomwright/ui/field-note"
import { TextField } from "@roomwright/ui/text-field"
import { useId, useEffect, useState } from "react"
import type { ReceiverFaults } from "./check-draft.ts"
import { useOrderText } from "./order-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"

interface AddressFieldsProps {
  readonly receiver: Receiver
  readonly faults: ReceiverFaults
  readonly onType: (receiver: Receiver) => void
}

/** The parts of an address, as the country has them since 2025; older parts may be left empty. */
export function AddressFields({ receiver, faults, onType }: AddressFieldsProps) {
  const t = useOrderText()
  const id = useId()
  const field = (name: keyof Receiver, autoComplete: string) => ({
    value: receiver[name],
    error: faults[name] ? t(faults[name]) : undefined,
    autoComplete,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onType({ ...receiver, [name]: target.value }),
  })
  const wards = useWards(receiver.province)
  const provinceFault = faults.province ? t(faults.province) : undefined
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <TextField label={t("orders.address.name")} {...field("receiverName", "name")} />
      <TextField
        label={t("orders.address.mobile")}
        type="tel"
        inputMode="tel"
        {...field("receiverMobile", "tel")}
      />
      <div className="grid content-start gap-1.5 text-14">
        <label htmlFor={id} className="font-medium">
          {t("orders.address.province")}
        </label>
        <select
          id={id}
          lang="vi"
          value={receiver.province}
          aria-invalid={provinceFault !== undefined}
          aria-describedby={provinceFault ? `${id}-note` : undefined}
          autoComplete="address-level1"
          onChange={({ target }) => onType({ ...receiver, province: target.value })}
          className={`min-h-11 w-full rounded-control border bg-card px-3 text-16 ${provinceFault ? "border-bad" : "border-field"}`}
        >
          <option value="">–</option>
          {provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <FieldNote id={`${id}-note`} error={provinceFault} hint={undefined} />
      </div>
      <TextField label={t("orders.address.ward")} list={`${id}-wards`} {...field("ward", "address-level3")} />
      <datalist id={`${id}-wards`} lang="vi">
        {wards.map((ward) => (
          <option key={ward} value={ward} />
        ))}
      </datalist>
      <TextField label={t("orders.address.city")} {...field("city", "address-level2")} />
      <TextField label={t("orders.address.district")} {...field("district", "off")} />
      <TextField
        label={t("orders.address.detail")}
        className="sm:col-span-2"
        {...field("detail", "street-address")}
      />
    </div>
  )
}

/** The wards of a province, to be offered; none while they are on their way or did not come. */
function useWards(province: string): readonly string[] {
  const language = useLanguage()
  const [came, setCame] = useState<{ readonly province: string; readonly wards: readonly string[] } | null>(
    null,
  )
  useEffect(() => {
    if (province === "") return
    let isOver = false
    siteCall(language)(listWards, { params: { province } }).then(
      (wards) => {
        if (!isOver) setCame({ province, wards })
      },
      // They are a help; without them one types.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [province, language])
  return came?.province === province ? came.wards : []
}
