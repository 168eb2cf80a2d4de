import { parseLength } from "@roomwright/scene/units/parse-length"
import { formatLength } from "@roomwright/scene/units/format-length"
import type { EntryField, EntryForm } from "../tools/overlay.ts"
import { writeAngle, type PlanWords } from "./plan-words.ts"

/** What was typed into a field. */
export type Typed =
  | { readonly kind: "empty" }
  /** mm, or degrees. */
  | { readonly kind: "value"; readonly value: number }
  | { readonly kind: "unread" }

/** mm; sizes are more than nothing. */
const least: Readonly<Partial<Record<EntryField, number>>> = { x: -Infinity, y: -Infinity, along: 0 }

/** How often, not how far. */
export const isCount = (name: EntryField): boolean => name === "columns" || name === "rows"
const countMost = 100

const degrees = /^([-+−]?\d{1,3}(?:[.,]\d{1,3})?)\s*°?$/

/** Reads what was typed into a field, in the unit that is shown or in the one that is written. */
export function readTyped(name: EntryField, typed: string, { unit }: PlanWords): Typed {
  const text = typed.normalize("NFKC").trim()
  if (text === "") return { kind: "empty" }
  if (name === "angle") {
    const found = degrees.exec(text)?.[1]
    return found === undefined
      ? { kind: "unread" }
      : { kind: "value", value: Number(found.replace("−", "-").replace(",", ".")) }
  }
  if (isCount(name)) {
    const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
    return count >= 1 && count <= countMost ? { kind: "value", value: count } : { kind: "unread" }
  }
  const mm = parseLength(text, unit)
  return mm === null || mm < (least[name] ?? 1) ? { kind: "unread" } : { kind: "value", value: mm }
}

/** How a field's value stands in it. */
export const writeValue = (name: EntryField, value: number, words: PlanWords): string =>
  name === "angle"
    ? writeAngle(words, value).replace("°", "")
    : isCount(name)
      ? `${value}`
      : formatLength(Math.round(value), {
          unit: words.unit,
          decimalSign: words.t("plan.decimalSign") === "," ? "," : ".",
          hasSign: false,
        })

/** The field that a number typed in the plan is most likely meant for. */
export function fieldForTyping({ fields }: Pick<EntryForm, "fields">): EntryField | null {
  const names = fields.map(({ name }) => name)
  return (
    (["length", "width", "x", "columns"] as const).find((name) => names.includes(name)) ?? names[0] ?? null
  )
}

/** Digits of all widths, and what stands between them. */
const digit = /^[0-9０-９.,．，]$/u
const minus = /^[-−－]$/u

/** Whether a character begins a value of the field it would be typed into; only places are less than nothing. */
export function beginsValue(entry: Pick<EntryForm, "fields">, character: string): boolean {
  const name = fieldForTyping(entry)
  if (name === null) return false
  return digit.test(character) || (minus.test(character) && least[name] === -Infinity)
}
