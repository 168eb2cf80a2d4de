import { recordMoney, paymentNoteKinds } from "@roomwright/contract/payments/receipts-admin"
import { useState } from "react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { SelectField } from "../../../admin/frame/select-field.tsx"
import { noteKindTexts } from "../bill-names.ts"
import { SumForm } from "../sum-form.tsx"

type WrittenKind = (typeof paymentNoteKinds)[number]

interface NoteFormProps {
  readonly billId: string
  /** What most likely happened. */
  readonly likely: WrittenKind
  readonly onNoted: () => void
  readonly onCancel: () => void
}

/** What came, how much of it, and what there is to say about it. */
export function NoteForm({ billId, likely, onNoted, onCancel }: NoteFormProps) {
  const t = useAdminText()
  const [kind, setKind] = useState<WrittenKind>(likely)
  return (
    <SumForm
      sumLabel={t("admin.note.amount")}
      remarkLabel={t("admin.note.remark")}
      go={t("admin.note.save")}
      onCancel={onCancel}
      onSend={async (amount, remark) => {
        await adminCall()(recordMoney, { params: { id: billId }, body: { kind, amount, remark } })
        onNoted()
      }}
    >
      <SelectField
        label={t("admin.note.kind")}
        value={kind}
        options={paymentNoteKinds.map((value) => ({ value, text: t(noteKindTexts[value]) }))}
        onChange={setKind}
      />
    </SumForm>
  )
}
