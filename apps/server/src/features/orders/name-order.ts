import { languages, showText, type Language, type LocalText } from "@roomwright/contract/language"
import { pdfTexts } from "@roomwright/i18n/pdf-texts"
import type { StoredItem } from "./stored-item.ts"

interface Named {
  readonly item: Pick<StoredItem, "name" | "lines">
  readonly quantity: number
}

/** The title of a bill, in every language, so that readers need no other data: "Sofa × 2 and 3 more". */
export function titleOfBill(orders: readonly Named[]): LocalText {
  const [first] = orders
  if (!first) throw new Error("A bill pays at least one order.")
  const more = orders.reduce((sum, { item }) => sum + (item.lines?.length ?? 1), 0) - 1
  const quantity = first.item.lines?.[0]?.quantity ?? first.quantity
  return inAll((language) =>
    andMore(`${showText(first.item.name, language).text} × ${quantity}`, more, language),
  )
}

/** The first of several things, and how many there are besides. */
export const andMore = (first: string, more: number, language: Language): string =>
  more === 0 ? first : pdfTexts[language]("order.more", { first, count: more })

/** A text in every language. */
export const inAll = (write: (language: Language) => string): LocalText =>
  Object.fromEntries(languages.map((language) => [language, write(language)]))
