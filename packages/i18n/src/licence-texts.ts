import en from "./orders/en.json" with { type: "json" }
import vi from "./orders/vi.json" with { type: "json" }
import zh from "./orders/zh.json" with { type: "json" }

/** What the licence of a design says, clause by clause, in the words of its page: for files that carry it. */
export const licenceTexts = { zh: clausesOf(zh), en: clausesOf(en), vi: clausesOf(vi) } as const

interface Clauses {
  readonly "orders.licence.title": string
  readonly "orders.licence.use": string
  readonly "orders.licence.not": string
  readonly "orders.licence.author": string
  readonly "orders.licence.plans": string
  readonly "orders.licence.stays": string
}

function clausesOf(texts: Clauses): { readonly title: string; readonly clauses: readonly string[] } {
  return {
    title: texts["orders.licence.title"],
    clauses: [
      texts["orders.licence.use"],
      texts["orders.licence.not"],
      texts["orders.licence.author"],
      texts["orders.licence.plans"],
      texts["orders.licence.stays"],
    ],
  }
}
