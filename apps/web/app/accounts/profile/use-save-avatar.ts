import { changeProfile } from "@roomwright/contract/accounts/calls"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { useEffect, useRef, useState } from "react"
import { requireLogin } from "../../platform/session/request-login.ts"
import { fetchWithProgress } from "../../platform/uploads/fetch-with-progress.ts"
import { useStoreAtOnce, type ProfileOwner } from "./use-store-at-once.ts"

interface SavingAvatar extends ProfileOwner {
  readonly onDone: () => void
}

interface AvatarSaving {
  readonly save: (picture: File) => void
  readonly remove: () => void
  readonly isBusy: boolean
  /** How much of the picture is sent, from 0 to 1; null when none is on its way. */
  readonly sent: number | null
}

/** Stores one's picture or takes it away. Whatever fails leaves the old one, and what was chosen. */
export function useSaveAvatar({ profile, onSaved, onDone }: SavingAvatar): AvatarSaving {
  const { store, isBusy } = useStoreAtOnce({ profile, onSaved })
  const [sent, setSent] = useState<number | null>(null)
  const sending = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    sending.current = controller
    return () => controller.abort()
  }, [])
  const finish = (isStored: boolean): void => {
    if (isStored) onDone()
  }
  const save = (picture: File): void =>
    requireLogin(() => {
      void store(async (call) => {
        setSent(0)
        const by = fetchWithProgress({ onProgress: setSent, signal: sending.current.signal })
        const { id } = await call(uploadPicture, { body: { purpose: "avatar" }, file: picture }, by)
        return call(changeProfile, { body: { avatar: id } })
      }, "dashboards.avatar.stored")
        .finally(() => setSent(null))
        .then(finish)
    })
  const remove = (): void =>
    requireLogin(() => {
      void store((call) => call(changeProfile, { body: { avatar: null } }), "dashboards.avatar.removed").then(
        finish,
      )
    })
  return { save, remove, isBusy, sent }
}
