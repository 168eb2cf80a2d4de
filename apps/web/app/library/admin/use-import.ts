import { importFurnitureLibrary } from "@roomwright/contract/library/library-admin"
import { libraryUploadBytes } from "@roomwright/contract/library/furniture-libraries"
import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useAdminText, type AdminTextId } from "../../admin/frame/admin-texts.ts"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { fetchWithProgress } from "../../platform/uploads/fetch-with-progress.ts"

export const megabytesMost = libraryUploadBytes / 1_000_000

export type ImportState =
  | { readonly kind: "none" }
  | { readonly kind: "sending"; readonly percent: number }
  | { readonly kind: "reading" }
  | { readonly kind: "done"; readonly text: string }
  | { readonly kind: "refused"; readonly text: string }

const outcomes: Readonly<Record<"new" | "newer" | "same", AdminTextId>> = {
  new: "admin.libraries.done.new",
  newer: "admin.libraries.done.newer",
  same: "admin.libraries.done.same",
}

/** Sends a furniture library and says how far it is; leaving the page breaks it off. */
export function useImport() {
  const t = useAdminText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<ImportState>({ kind: "none" })
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const isBusy = state.kind === "sending" || state.kind === "reading"
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return
    const { signal } = leaving.current
    if (!file.name.toLowerCase().endsWith(".sh3f"))
      return setState({ kind: "refused", text: t("admin.libraries.wrongKind") })
    if (file.size > libraryUploadBytes)
      return setState({ kind: "refused", text: t("admin.libraries.tooLarge", { megabytes: megabytesMost }) })
    const onProgress = (fraction: number): void =>
      setState(fraction < 1 ? { kind: "sending", percent: Math.floor(fraction * 100) } : { kind: "reading" })
    onProgress(0)
    try {
      const by = fetchWithProgress({ onProgress, signal })
      const { library, outcome } = await siteCall(language)(importFurnitureLibrary, { body: {}, file }, by)
      const { name, counts } = library
      setState({ kind: "done", text: t(outcomes[outcome], { name, count: counts.all }) })
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) return
      setState({ kind: "refused", text: error.message })
    }
    await revalidate()
  }
  return { state, isBusy, send }
}
