import { addMyProduct, changeMyProduct, readMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import type { ProductFaults } from "./check-product-draft.ts"
import { toInput, type ProductDraft } from "./product-draft.ts"

export type SaveRefusal =
  /** Parts of the merchant's profile that are missing. */
  | { readonly kind: "profile"; readonly missing: readonly string[] }
  /** Somebody was faster. */
  | { readonly kind: "changed"; readonly message: string }
  | { readonly kind: "other"; readonly message: string }

interface Saving {
  /** Null for a product that is not listed yet. */
  readonly productId: string | null
  /** Makes a second sending of the same form the same product. */
  readonly keyOf: (content: string) => string
  readonly onSaved: (product: MyProduct) => void
  /** What the server says of single fields. */
  readonly onFaults: (faults: ProductFaults) => void
}

/** Sends the form. A refusal changes nothing of what was typed. */
export function useSaveProduct({ productId, keyOf, onSaved, onFaults }: Saving) {
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)

  async function run(work: () => Promise<MyProduct>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      onSaved(await work())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Said already, with the login.
      if (error.status === 401 || error.is("loginRequired")) return
      const faults = fieldFaults(error)
      if (Object.keys(faults).length > 0) onFaults(faults)
      setRefusal(toRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  const call = siteCall(language)
  const save = (draft: ProductDraft): Promise<void> =>
    run(() => {
      const input = toInput(draft)
      if (productId === null || draft.edition === null) {
        const content = { ...input, isOnSale: draft.isOnSale }
        return call(addMyProduct, { body: { ...content, key: keyOf(JSON.stringify(content)) } })
      }
      const body = { ...input, edition: draft.edition }
      return call(changeMyProduct, { params: { id: productId }, body })
    })
  /** Saves over what somebody else has saved meanwhile: the reader has chosen so. */
  const saveOver = (draft: ProductDraft): Promise<void> =>
    run(async () => {
      const params = { id: productId ?? "" }
      const { edition, variants } = await call(readMyProduct, { params })
      const input = toInput(draft)
      const known = new Set(variants.map(({ id }) => id))
      const body = {
        ...input,
        edition,
        // One that was deleted meanwhile comes back as a new one.
        variants: input.variants.map((one) => (one.id && !known.has(one.id) ? { ...one, id: null } : one)),
      }
      return call(changeMyProduct, { params, body })
    })
  return { save, saveOver, isBusy, refusal, forgetRefusal: () => setRefusal(null) }
}

function fieldFaults(error: ApiError): ProductFaults {
  const atField = error.faults.filter(({ path }) => path.startsWith("body."))
  return Object.fromEntries(atField.map(({ path }) => [path.slice(5), { said: error.message }]))
}

function toRefusal(error: ApiError): SaveRefusal {
  if (error.is("profileIncomplete")) return { kind: "profile", missing: missingOf(error) }
  if (error.is("productChanged")) return { kind: "changed", message: error.message }
  return { kind: "other", message: error.message }
}

/** The parts of the profile that a refusal names. */
export const missingOf = ({ faults }: ApiError): string[] =>
  faults.map(({ path }) => path.replace(/^profile\./, ""))
