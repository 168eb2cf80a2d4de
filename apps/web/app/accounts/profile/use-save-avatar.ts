import { changeProfile } from "@roomwright/contract/accounts"
import { uploadPicture } from "@roomwright/contract/uploads"
import { requireLogin } from "../../platform/session/ask-to-log-in.ts"
import { useStoreAtOnce, type ProfileOwner } from "./use-store-at-once.ts"

interface SavingAvatar extends ProfileOwner {
  readonly onDone: () => void
}

interface AvatarSaving {
  readonly save: (picture: File) => void
  readonly remove: () => void
  readonly isBusy: boolean
}

/** Stores one's picture or takes it away. Whatever fails leaves the old one, and what was chosen. */
export function useSaveAvatar({ profile, onSaved, onDone }: SavingAvatar): AvatarSaving {
  const { store, isBusy } = useStoreAtOnce({ profile, onSaved })
  const finish = (isStored: boolean): void => {
    if (isStored) onDone()
  }
  const save = (picture: File): void =>
    requireLogin(() => {
      void store(async (call) => {
        const { id } = await call(uploadPicture, { body: { purpose: "avatar" }, file: picture })
        return call(changeProfile, { body: { avatar: id } })
      }, "homes.avatar.stored").then(finish)
    })
  const remove = (): void =>
    requireLogin(() => {
      void store((call) => call(changeProfile, { body: { avatar: null } }), "homes.avatar.removed").then(
        finish,
      )
    })
  return { save, remove, isBusy }
}
