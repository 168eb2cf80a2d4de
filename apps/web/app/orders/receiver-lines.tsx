import type { Receiver } from "@roomwright/contract/orders/addresses"
import { provinceOf } from "@roomwright/contract/orders/provinces"

/** Who and where, as it is written on a parcel. */
export function ReceiverLines({ receiver }: { readonly receiver: Receiver }) {
  const { receiverName, receiverMobile, province, city, district, ward, detail } = receiver
  const parts = [detail, ward, district, city, provinceOf(province)?.name ?? ""].filter(Boolean)
  return (
    <span className="block min-w-0 text-15">
      <span className="block font-medium wrap-anywhere">
        {receiverName} <span className="num font-normal whitespace-nowrap text-ink-2">{receiverMobile}</span>
      </span>
      <span className="block wrap-anywhere text-ink-2">{parts.join(", ")}</span>
    </span>
  )
}
