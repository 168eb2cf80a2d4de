import type { DesignOffer } from "@roomwright/contract/design-orders"
import { orderLimits } from "@roomwright/contract/orders"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState } from "react"
import { SectionCard } from "../platform/cards/section-card.tsx"
import {
  checkDesignDraft,
  keepDesignDraft,
  readDesignDraft,
  type DesignDraft,
  type DesignFaults,
} from "./design-draft.ts"
import { DesignLicence } from "./design-licence.tsx"
import { DesignPrice } from "./design-price.tsx"
import { OfferedPictures } from "./offered-pictures.tsx"
import { useOrderText } from "./order-texts.ts"
import { useOrderDesign } from "./use-order-design.ts"

interface DesignBillFormProps {
  readonly initial: DesignOffer
  readonly accountId: string
  readonly email: string
  readonly mobile: string
}

/** What one gets, the licence, how to be reached, and the price beside it. What is typed outlives a refusal. */
export function DesignBillForm({ initial, accountId, email, mobile }: DesignBillFormProps) {
  const t = useOrderText()
  const form = useRef<HTMLFormElement>(null)
  const ordering = useOrderDesign(accountId, initial)
  const { offer } = ordering
  const workId = offer.work.id
  const [draft, setDraft] = useState<DesignDraft>(() =>
    readDesignDraft(accountId, workId, { buyerEmail: email, buyerMobile: mobile, remark: "" }),
  )
  const [faults, setFaults] = useState<DesignFaults>({})
  const change = (part: Partial<DesignDraft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDesignDraft(accountId, workId, next)
    if (Object.keys(faults).length > 0) setFaults(checkDesignDraft(next))
  }
  const submit = (): void => {
    const found = checkDesignDraft(draft)
    setFaults(found)
    if (Object.keys(found).length > 0) {
      // After the fields are marked.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      return
    }
    if (!ordering.isBusy) void ordering.order(draft)
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
        <OfferedPictures offer={offer} />
        <DesignLicence version={offer.licence} />
        <SectionCard title={t("orders.bill.contact")}>
          <div className="mt-4 grid gap-4">
            <TextField
              label={t("orders.bill.email")}
              hint={t("orders.design.emailHint")}
              error={faults.buyerEmail ? t(faults.buyerEmail) : undefined}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
              value={draft.buyerEmail}
              onChange={({ target }) => change({ buyerEmail: target.value })}
            />
            <TextField
              label={t("orders.design.phone")}
              hint={t("orders.design.phoneHint")}
              error={faults.buyerMobile ? t(faults.buyerMobile) : undefined}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
              value={draft.buyerMobile}
              onChange={({ target }) => change({ buyerMobile: target.value })}
            />
            <TextArea
              label={t("orders.design.remark")}
              maxLength={orderLimits.remark}
              value={draft.remark}
              onChange={({ target }) => change({ remark: target.value })}
            />
          </div>
        </SectionCard>
      </div>
      <DesignPrice {...ordering} />
    </form>
  )
}
