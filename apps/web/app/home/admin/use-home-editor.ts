import {
  readAdminHome,
  saveAdminHome,
  type AdminHome,
  type HomeSection,
} from "@roomwright/contract/home/admin"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { saveDraft, readDraft } from "../../platform/forms/saved-draft.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { useHomeAdminText } from "./home-admin-texts.ts"
import { choosesSame, isSavedDraft, toChoice, toDraft, type SectionDraft } from "./home-draft.ts"

const place = "front page"

/** What is being chosen, what is saved, and what can be done about it. What is not saved outlives a reload. */
export function useHomeEditor(loaded: AdminHome) {
  const t = useHomeAdminText()
  const language = useLanguage()
  const call = siteCall(language)
  const [kept] = useState(() => readDraft(place, isSavedDraft))
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState(kept?.draft ?? toDraft(loaded))
  /** The choice that the draft was made from. */
  const [base, setBase] = useState(kept?.base ?? loaded.revision)
  const [newer, setNewer] = useState<AdminHome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isChanged = !choosesSame(draft, toDraft(saved))

  const change = (section: HomeSection, next: Partial<SectionDraft>): void => {
    const changed = { ...draft, [section]: { ...draft[section], ...next } }
    setDraft(changed)
    saveDraft(place, { base, draft: changed })
  }
  const take = (next: AdminHome): void => {
    setSaved(next)
    setDraft(toDraft(next))
    setBase(next.revision)
    setNewer(null)
    saveDraft(place, null)
  }
  const save = async (over = base): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      take(await call(saveAdminHome, { body: { base: over, choice: toChoice(draft) } }))
      showToast("success", t("homeAdmin.saved"))
    } catch (error) {
      await reportRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const reportRefusal = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError && error.is("contentChanged"))) return sayRefusal(error)
    try {
      setNewer(await call(readAdminHome, {}))
    } catch (failure) {
      sayRefusal(failure)
    }
  }
  return {
    saved,
    draft,
    isChanged,
    isBusy,
    /** What somebody else has saved meanwhile; null for nothing. */
    newer,
    change,
    save: () => save(),
    saveOver: () => (newer ? save(newer.revision) : undefined),
    takeNewer: () => newer && take(newer),
    discard: () => take(saved),
  }
}

export type HomeEditing = ReturnType<typeof useHomeEditor>
