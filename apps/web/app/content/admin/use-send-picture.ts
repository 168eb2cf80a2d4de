import { uploadPicture } from "@roomwright/contract/media/uploads"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import type { SentPicture } from "./content-draft.ts"

/** Sends one picture at a time; what is refused is said, and nothing else changes. */
export function useSendPicture(onSent: (sent: SentPicture) => void) {
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return
    setBusy(true)
    try {
      const upload = await siteCall(language)(uploadPicture, { body: { purpose: "article" }, file })
      if (upload.picture)
        onSent({ uploadId: upload.id, picture: { ...upload.picture, address: upload.address } })
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}
