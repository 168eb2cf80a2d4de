import { readOwnModel, uploadModel } from "@roomwright/contract/catalogue/product-model-calls"
import { modelLimits, type ModelUpload } from "@roomwright/contract/catalogue/product-models"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { saveDraft, readDraft } from "../../../platform/forms/saved-draft.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { fetchWithProgress } from "../../../platform/uploads/fetch-with-progress.ts"
import { useMyProductsText } from "../my-products-texts.ts"

export type ModelUploadState =
  | { readonly kind: "none" }
  /** From 0 to 1; then the server looks at it. */
  | { readonly kind: "sending"; readonly fraction: number }
  | { readonly kind: "sent"; readonly upload: ModelUpload }
  /** Sending this file again cannot help. */
  | { readonly kind: "refused"; readonly message: string }
  /** Sending it again may help. */
  | { readonly kind: "failed"; readonly message: string; readonly file: File }

interface StoredUpload {
  readonly id: string
}
const isKept = (value: object): value is StoredUpload => "id" in value && typeof value.id === "string"

const lookMs = 1_000
const megabytes = modelLimits.fileBytes / 1_000_000

/** A model on its way: sent, checked, made smaller. It outlives a reload of the page, as it does on the server. */
export function useModelUpload(place: string) {
  const t = useMyProductsText()
  const language = useLanguage()
  const [state, setState] = useState<ModelUploadState>({ kind: "none" })
  const leaving = useRef(new AbortController())

  const follow = async (id: string, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const upload = await siteCall(language)(readOwnModel, { params: { id } }).catch((error: unknown) => {
        // Used, or deleted after a day; what the network loses is asked for again.
        if (error instanceof ApiError && error.status === 404) return "gone"
        return null
      })
      if (signal.aborted) return
      if (upload === "gone") return drop()
      if (upload) setState({ kind: "sent", upload })
      if (upload && upload.state !== "making") return
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
  }
  const drop = (): void => {
    leaving.current.abort()
    leaving.current = new AbortController()
    saveDraft(place, null)
    setState({ kind: "none" })
  }
  const send = async (file: File): Promise<void> => {
    drop()
    const { signal } = leaving.current
    const fault = !file.name.toLowerCase().endsWith(".glb")
      ? t("myProducts.model.wrongKind")
      : file.size > modelLimits.fileBytes
        ? t("myProducts.model.tooLarge", { megabytes })
        : null
    if (fault !== null) return setState({ kind: "refused", message: fault })
    const onProgress = (fraction: number): void => setState({ kind: "sending", fraction })
    onProgress(0)
    try {
      const by = fetchWithProgress({ onProgress, signal })
      const upload = await siteCall(language)(uploadModel, { body: {}, file }, by)
      saveDraft(place, { id: upload.id })
      setState({ kind: "sent", upload })
      await follow(upload.id, signal)
    } catch (error) {
      // Broken off: it was discarded, or the page was left.
      if (signal.aborted || !(error instanceof ApiError)) return
      const isFinal = error.is("modelRefused") || error.is("fileTooLarge") || error.is("storageFull")
      const { message } = error
      setState(isFinal ? { kind: "refused", message } : { kind: "failed", message, file })
    }
  }

  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    const kept = readDraft(place, isKept)
    if (kept) void latest.current(kept.id, signal)
    return () => leaving.current.abort()
  }, [place])
  return { state, send, drop }
}
