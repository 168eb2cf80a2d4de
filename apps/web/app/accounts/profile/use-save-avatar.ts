import { changeProfile, type Profile } from "@roomwright/contract/accounts"
import { uploadPicture } from "@roomwright/contract/uploads"
import { useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { requireLogin } from "../../platform/session/ask-to-log-in.ts"
import { currentSession } from "../../platform/session/session-store.ts"
import { isLoginNeeded } from "../../platform/session/signed-in-call.ts"
import { siteCall, type SiteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useHomeText } from "../homes/home-texts.ts"

interface SavingAvatar {
  readonly profile: Profile
  readonly onSaved: (profile: Profile) => void
  readonly onDone: () => void
}

interface AvatarSaving {
  readonly store: (picture: File) => void
  readonly remove: () => void
  readonly isBusy: boolean
}

/** Stores one's picture or takes it away, once at a time. Whatever fails leaves the old one, and what was chosen. */
export function useSaveAvatar({ profile, onSaved, onDone }: SavingAvatar): AvatarSaving {
  const t = useHomeText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false)

  const run = async (
    said: "homes.avatar.stored" | "homes.avatar.removed",
    work: (call: SiteCall) => Promise<Profile>,
  ): Promise<void> => {
    // Somebody else has signed in meanwhile: this is not their picture.
    if (isUnderWay.current || currentSession()?.user?.id !== profile.id) return
    isUnderWay.current = true
    setIsBusy(true)
    try {
      onSaved(await work(siteCall(language)))
      showToast("success", t(said))
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isLoginNeeded(error)) showToast("error", error.message)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  const store = (picture: File): void =>
    requireLogin(() => {
      void run("homes.avatar.stored", async (call) => {
        const { id } = await call(uploadPicture, { body: { purpose: "avatar" }, file: picture })
        return call(changeProfile, { body: { avatar: id } })
      })
    })
  const remove = (): void =>
    requireLogin(
      () => void run("homes.avatar.removed", (call) => call(changeProfile, { body: { avatar: null } })),
    )
  return { store, remove, isBusy }
}
