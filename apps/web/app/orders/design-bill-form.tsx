import type { DesignOffer } from "@roomwright/contract/orders/design-orders"
import { orderLimits } from "@roomwright/contract/orders/calls"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { BillFrame } from "./bill-frame.tsx"
import { BuyerEmailField } from "./buyer-email-field.tsx"
import {
  checkDesignDraft,
  saveDesignDraft,
  readDesignDraft,
  type DesignDraft,
  type DesignFaults,
} from "./design-draft.ts"
import { DesignLicence } from "./design-licence.tsx"
import { DesignPrice } from "./design-price.tsx"
import { useOrderText } from "./order-texts.ts"
import { useBillDraft } from "./use-bill-draft.ts"
import { useCountedForm } from "./use-counted-form.ts"
import { useOrderDesign } from "./use-order-design.ts"
import { Picture } from "@roomwright/ui/picture"

interface DesignBillFormProps {
  readonly initial: DesignOffer
  readonly accountId: string
  readonly email: string
  readonly mobile: string
}

/** What one gets, the licence, how to be reached, and the price beside it. What is typed outlives a refusal. */
export function DesignBillForm({ initial, accountId, email, mobile }: DesignBillFormProps) {
  const t = useOrderText()
  const ordering = useOrderDesign(accountId, initial)
  const { offer } = ordering
  const workId = offer.work.id
  useCountedForm("design", workId)
  const typed = useBillDraft<DesignDraft, DesignFaults>({
    begin: () => readDesignDraft(accountId, workId, { buyerEmail: email, buyerMobile: mobile, remark: "" }),
    keep: (next) => saveDesignDraft(accountId, workId, next),
    check: checkDesignDraft,
  })
  const { form, kept: draft, faults } = typed
  const change = (part: Partial<DesignDraft>): void => typed.change({ ...draft, ...part })
  const submit = (): void => {
    if (typed.isRight(draft) && !ordering.isBusy) void ordering.order(draft)
  }
  return (
    <BillFrame form={form} onSubmit={submit} summary={<DesignPrice {...ordering} />}>
      <OfferedPictures offer={offer} />
      <DesignLicence version={offer.licence} />
      <SectionCard title={t("orders.bill.contact")}>
        <div className="mt-4 grid gap-4">
          <BuyerEmailField
            hint="orders.design.emailHint"
            fault={faults.buyerEmail}
            value={draft.buyerEmail}
            onChange={(buyerEmail) => change({ buyerEmail })}
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
    </BillFrame>
  )
}

/** The pictures that are sold, each with the size that its buyer gets. */
function OfferedPictures({ offer: { pictures, work } }: { readonly offer: DesignOffer }) {
  const t = useOrderText()
  return (
    <SectionCard title={t("orders.design.get")}>
      <p className="mt-2 text-15 text-ink-2">{t("orders.design.getText", { count: pictures.length })}</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map(({ picture, width, height }, at) => (
          <li key={picture.id}>
            <span className="block aspect-4/3 overflow-hidden rounded-control bg-still">
              <Picture
                source={picture}
                alt={t("orders.design.pictureOf", { name: work.name.text, number: at + 1 })}
                sizes="(width < 900px) 46vw, 240px"
                className="h-full"
              />
            </span>
            <span className="num mt-1.5 block text-14 text-ink-2">
              {t("orders.design.size", { width, height })}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
