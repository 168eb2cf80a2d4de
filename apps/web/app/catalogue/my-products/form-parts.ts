import type { FilterLabel } from "@roomwright/contract/settings/filters"
import type { Language } from "@roomwright/contract/language"
import type { OfferedCategory } from "@roomwright/contract/catalogue/my-products"
import type { ProductDraft } from "./product-draft.ts"

/** What a product may be put into, in the reader's language. */
export interface OfferedValues {
  readonly categories: readonly OfferedCategory[]
  readonly styles: readonly FilterLabel[]
  readonly materials: readonly FilterLabel[]
  readonly colours: readonly FilterLabel[]
}

/** What every part of the form works with. */
export interface FormPart {
  readonly draft: ProductDraft
  readonly change: (part: Partial<ProductDraft>) => void
  /** What is wrong at a path as the call names it, in words. */
  readonly faultAt: (path: string) => string | undefined
  /** In which language texts are written just now. */
  readonly language: Language
}
