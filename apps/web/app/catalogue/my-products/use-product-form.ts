import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import type { Upload } from "@roomwright/contract/media/uploads"
import { useEffect, useRef, useState, type RefObject } from "react"
import { saveDraft, readDraft } from "../../platform/forms/saved-draft.ts"
import { checkProductDraft, type ProductFaults } from "./check-product-draft.ts"
import {
  emptyDraft,
  forKeeping,
  isProductDraft,
  toDraft,
  type PictureDraft,
  type ProductDraft,
} from "./product-draft.ts"

interface KeptKey {
  readonly key: string
  readonly content: string
}
const isKey = (value: object): value is KeptKey => "key" in value && "content" in value

export interface ProductForm {
  readonly root: RefObject<HTMLFormElement | null>
  readonly draft: ProductDraft
  /** Something differs from what is saved. */
  readonly isDirty: boolean
  readonly faults: ProductFaults
  change(part: Partial<ProductDraft>): void
  /** Looks for what is wrong, says it and goes there; true when there is nothing. */
  check(): boolean
  /** Says what the server has found. */
  setFaults(faults: ProductFaults): void
  /** Puts a picture that has arrived behind the others. */
  addPicture(upload: Upload, file: File | undefined): void
  /** Begins anew with what is saved; null with nothing. */
  reset(product: MyProduct | null): void
  keyOf(content: string): string
}

/** The state of the form: what is typed outlives a refusal, a reload and a lost network. */
export function useProductForm(accountId: string, product: MyProduct | null): ProductForm {
  const place = `product-draft ${accountId} ${product?.id ?? "new"}`
  const keyPlace = `product-key ${accountId}`
  const root = useRef<HTMLFormElement>(null)
  const begin = (of: MyProduct | null): ProductDraft => (of ? toDraft(of) : emptyDraft())
  const [kept] = useState(() => readDraft(place, isProductDraft))
  const [draft, setDraft] = useState(() => (kept ? withAddresses(kept, product) : begin(product)))
  const [isDirty, setDirty] = useState(kept !== null)
  const [faults, setFaultsNow] = useState<ProductFaults>({})
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const goToFirst = (): void =>
    // After the fields are marked.
    void requestAnimationFrame(() => root.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
  const change = (part: Partial<ProductDraft>): void => {
    // Several may come before the next drawing: uploads, say.
    const next = { ...latest.current, ...part }
    latest.current = next
    setDraft(next)
    setDirty(true)
    saveDraft(place, forKeeping(next))
    if (Object.keys(faults).length > 0) setFaultsNow(checkProductDraft(next))
  }
  const setFaults = (found: ProductFaults): void => {
    setFaultsNow(found)
    if (Object.keys(found).length > 0) goToFirst()
  }
  return {
    root,
    draft,
    isDirty,
    faults,
    change,
    setFaults,
    check() {
      const found = checkProductDraft(draft)
      setFaults(found)
      return Object.keys(found).length === 0
    },
    addPicture(upload, file) {
      const { pictures } = latest.current
      if (pictures.some(({ id }) => id === upload.id)) return
      const picture: PictureDraft = {
        id: upload.id,
        address: file ? URL.createObjectURL(file) : null,
        placeholder: upload.picture?.placeholder ?? "",
      }
      change({ pictures: [...pictures, picture] })
    },
    reset(of) {
      saveDraft(place, null)
      if (product === null) saveDraft(keyPlace, null)
      const fresh = begin(of)
      latest.current = fresh
      setDraft(fresh)
      setDirty(false)
      setFaultsNow({})
    },
    keyOf(content) {
      const before = readDraft(keyPlace, isKey)
      if (before?.content === content) return before.key
      const key = crypto.randomUUID()
      saveDraft(keyPlace, { key, content })
      return key
    },
  }
}

/** Addresses of hidden pictures open for a minute only: a kept draft takes those that came with the product. */
function withAddresses(kept: ProductDraft, product: MyProduct | null): ProductDraft {
  const fresh = new Map((product ? toDraft(product) : emptyDraft()).pictures.map((one) => [one.id, one]))
  return { ...kept, pictures: kept.pictures.map((one) => fresh.get(one.id) ?? one) }
}
