import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Smartphone } from "lucide-react"
import { useState } from "react"
import { showToast } from "../toast-store.ts"
import { usePaymentText } from "../locale/payment-texts.ts"

interface PhoneHandOffProps {
  /** Where the phone goes on; this page itself unless given. */
  readonly to?: string
}

/**
 * Hands the upload to the phone: a code of a page's address. It carries no right to anything: who opens it signs
 * in there. On phones themselves there is nothing to hand over.
 */
export function PhoneHandOff({ to }: PhoneHandOffProps) {
  const t = usePaymentText()
  const [picture, setPicture] = useState<string | null>(null)
  const show = async (): Promise<void> => {
    try {
      const { renderSVG } = await import("uqr")
      setPicture(renderSVG(new URL(to ?? location.href, location.href).href, { ecc: "M", border: 4 }))
    } catch {
      showToast("error", t("payments.phone.failed"))
    }
  }
  return (
    <div className="max-sm:hidden">
      {picture ? (
        <div className="flex items-center gap-5 rounded-card border border-line bg-card p-5">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            alt={t("payments.phone.qr")}
            width={148}
            height={148}
            className="flex-none rounded-inner border border-line"
          />
          <p className="text-15 text-ink-2">{t("payments.phone.text")}</p>
        </div>
      ) : (
        <Button small onClick={() => void show()}>
          <Icon of={Smartphone} size={16} />
          {t("payments.phone.show")}
        </Button>
      )}
    </div>
  )
}
