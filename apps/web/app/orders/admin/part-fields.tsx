import type { Order } from "@roomwright/contract/orders/calls"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { readWholeNumber } from "../../admin/frame/read-whole-number.ts"
import { SelectField } from "../../admin/frame/select-field.tsx"
import { formatMoney, formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

/** A part of an order as the calls take it. */
export interface Part {
  readonly line?: number
  readonly pieces?: number
  readonly amount: number
}

/** What staff are writing about a part that goes back. */
export interface PartDraft {
  /** "" for the whole order, else which of its things. */
  readonly line: string
  readonly pieces: string
  readonly sum: string
}

export const emptyPart: PartDraft = { line: "", pieces: "", sum: "" }

/** The things of an order with their prices: one, or several. */
const linesOf = ({ lines, item, quantity, unitPrice }: Order) =>
  lines.length > 0 ? lines : [{ item, quantity, unitPrice }]

/** What can still go back of an order (VND), as far as this page knows; the server knows better. */
const leftOf = ({ total, refunds }: Order): number =>
  total - refunds.reduce((sum, { kind, amount }) => sum + (kind === "part" ? amount : 0), 0)

/** The part that was written; null while its sum is no sum. */
export function readPart({ line, pieces, sum }: PartDraft): Part | null {
  const amount = readWholeNumber(sum)
  if (amount === null || amount < 1) return null
  const count = readWholeNumber(pieces)
  return {
    amount,
    ...(line === "" ? {} : { line: Number(line) }),
    ...(line === "" || count === null || count < 1 ? {} : { pieces: count }),
  }
}

export function usePart() {
  const [draft, setDraft] = useState(emptyPart)
  return { draft, setDraft, part: readPart(draft) }
}

interface PartFieldsProps {
  readonly order: Order
  readonly draft: PartDraft
  readonly onChange: (draft: PartDraft) => void
  /** It was sent: what is missing is said. */
  readonly wasSent: boolean
}

/** Which part of an order goes back: pieces of a thing, whose price is filled in, or any sum. */
export function PartFields({ order, draft, onChange, wasSent }: PartFieldsProps) {
  const t = useAdminText()
  const language = useLanguage()
  const lines = linesOf(order)
  const line = draft.line === "" ? null : (lines[Number(draft.line)] ?? null)
  const options = [
    { value: "", text: t("admin.part.whole") },
    ...lines.map(({ item, quantity }, at) => ({
      value: String(at),
      text: `${item.name.text} × ${quantity}`,
    })),
  ]
  const count = (pieces: string): void => {
    const typed = readWholeNumber(pieces)
    const sum = line && typed !== null ? formatNumber(typed * line.unitPrice, language) : draft.sum
    onChange({ ...draft, pieces, sum })
  }
  return (
    <div className="grid gap-4">
      {order.design ? null : (
        <SelectField
          label={t("admin.part.of")}
          value={draft.line}
          options={options}
          onChange={(value) => onChange({ ...emptyPart, line: value })}
        />
      )}
      {line ? (
        <TextField
          label={t("admin.part.pieces")}
          hint={t("admin.part.piecesHint", { count: line.quantity })}
          inputMode="numeric"
          autoComplete="off"
          value={draft.pieces}
          onChange={({ target }) => count(target.value)}
          className="num"
        />
      ) : null}
      <TextField
        label={t("admin.part.sum")}
        hint={t("admin.part.sumHint", { most: formatMoney(leftOf(order), language) })}
        inputMode="numeric"
        autoComplete="off"
        value={draft.sum}
        error={wasSent && readPart(draft) === null ? t("admin.fault.sum") : undefined}
        onChange={({ target }) => {
          const typed = readWholeNumber(target.value)
          onChange({ ...draft, sum: typed === null ? target.value : formatNumber(typed, language) })
        }}
        className="num"
      />
    </div>
  )
}
