import {
  profileGaps,
  readMyWork,
  saveMyWork,
  shelveMyWork,
  type ProfileGap,
} from "@roomwright/contract/works/my-works"
import type { Language } from "@roomwright/contract/language"
import { myWorkPath, pagePaths } from "@roomwright/contract/page-paths"
import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useRevalidator } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { checkWork, type Faults, type FieldName } from "./check-work.ts"
import { useMyWorksText } from "./my-works-texts.ts"
import type { SceneChange } from "./scene-field.tsx"
import { gapsIn } from "./gaps-notice.tsx"
import type { LoadedWork } from "./load-my-work.ts"
import {
  draftOf,
  emptyDraft,
  forgetDraft,
  saveDraft,
  readDraft,
  toForm,
  type WorkDraft,
} from "./work-draft.ts"

/** What is filled in, kept in this browser with every change, what is wrong with it, and how it is saved. */
export function useWorkForm({ accountId, work }: Pick<LoadedWork, "accountId" | "work">) {
  const t = useMyWorksText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const location = useLocation()
  const workId = work?.id ?? null
  const [draft, setDraft] = useState<WorkDraft>(
    () => readDraft({ accountId, workId }) ?? (work ? draftOf(work) : emptyDraft()),
  )
  const [isChanged, setChanged] = useState(() => readDraft({ accountId, workId }) !== null)
  const [faults, setFaults] = useState<Faults>({})
  const [gaps, setGaps] = useState<readonly ProfileGap[]>(() => gapsOf(location.state))
  const [isBusy, setBusy] = useState(false)
  /** What somebody was told who was slower than another window: publishing, or only saving. */
  const [beaten, setBeaten] = useState<{ readonly message: string; readonly isPublishing: boolean } | null>(
    null,
  )
  /** Pictures are on their way: without them it would be saved as it is not meant. */
  const [arePicturesSending, setPicturesSending] = useState(false)
  const [arePanoramasSending, setPanoramasSending] = useState(false)
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isChanged) saveDraft({ accountId, workId }, draft)
  }, [accountId, workId, draft, isChanged])

  const change = (field: FieldName | "template", next: (before: WorkDraft) => WorkDraft): void => {
    setDraft(next)
    setChanged(true)
    setFaults(({ [field as FieldName]: _mended, ...rest }) => rest)
  }
  const show = (found: Faults): void => {
    setFaults(found)
    const [first] = Object.keys(found)
    showToast("warning", t("myWorks.fault.first", { count: Object.keys(found).length }))
    // The fields say what is wrong once they are drawn.
    requestAnimationFrame(() => {
      const place = root.current?.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"]`)
      place?.focus()
      place?.scrollIntoView({ block: "center" })
    })
  }

  /** `over`: over what was saved elsewhere meanwhile, because the reader has chosen so. */
  async function save(isPublishing: boolean, over = false): Promise<void> {
    if (isBusy) return
    const found = checkWork(draft, t, language)
    if (arePicturesSending || arePanoramasSending) return showToast("warning", t("myWorks.pictures.waits"))
    if (Object.keys(found).length > 0) return show(found)
    setBusy(true)
    setGaps([])
    setBeaten(null)
    let savedId = workId
    try {
      const call = siteCall(language)
      const newest = over && workId !== null ? await call(readMyWork, { params: { id: workId } }) : null
      const form = toForm(newest ? { ...draft, edition: newest.edition } : draft, workId)
      const saved = await call(saveMyWork, { body: form })
      savedId = saved.id
      forgetDraft({ accountId, workId })
      setChanged(false)
      if (isPublishing) await siteCall(language)(shelveMyWork, { params: { id: saved.id } })
      showToast(
        "success",
        t(
          isPublishing
            ? "myWorks.said.shelved"
            : saved.state === "SHELVED"
              ? "myWorks.edit.savedLive"
              : "myWorks.edit.saved",
        ),
      )
      await navigate(pagePaths.myWorks)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.is("designerIncomplete") && savedId !== null) {
        // It is saved, and a work of its own from now on.
        setGaps(gapsIn(error))
        await navigate(myWorkPath(savedId), { replace: true, state: { gaps: gapsIn(error) } })
      } else if (error.is("workChanged")) setBeaten({ message: error.message, isPublishing })
      else if (error.faults.some(({ path }) => path === "body.templateId"))
        show({ templateId: t("myWorks.fault.template") })
      else if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }

  const discard = (): void => {
    forgetDraft({ accountId, workId })
    setDraft(work ? draftOf(work) : emptyDraft())
    setChanged(false)
    setFaults({})
    setBeaten(null)
  }
  /** Its scene was published or taken away: that is saved, and what is typed here goes on on top of it. */
  const followScene = ({ edition, templateId }: SceneChange): void => {
    setDraft((before) => ({
      ...before,
      edition,
      lines: { ...before.lines, templateId: templateId ?? before.lines.templateId },
    }))
    // What is discarded later goes back to what is saved now.
    void revalidate()
  }
  /** Shows what was saved elsewhere in place of what was typed here. */
  const showNewer = async (): Promise<void> => {
    if (isBusy || workId === null) return
    setBusy(true)
    try {
      const newer = await siteCall(language)(readMyWork, { params: { id: workId } })
      forgetDraft({ accountId, workId })
      setDraft(draftOf(newer))
      setChanged(false)
      setFaults({})
      setBeaten(null)
      await revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    beaten,
    followScene,
    showNewer,
    root,
    draft,
    faults,
    gaps,
    isBusy,
    isChanged,
    change,
    save,
    discard,
    setPicturesSending,
    setPanoramasSending,
  }
}

/** What the page before found missing in the profile. */
function gapsOf(state: unknown): readonly ProfileGap[] {
  const given: unknown = typeof state === "object" && state !== null && "gaps" in state ? state.gaps : null
  return Array.isArray(given) ? profileGaps.filter((gap) => given.includes(gap)) : []
}

export type WorkFormState = ReturnType<typeof useWorkForm>

/** The text that readers of a language without one see. */
export const insteadOf = (texts: Readonly<Record<Language, string>>, language: Language): string =>
  texts[language].trim() === "" ? texts.en.trim() || texts.zh.trim() || texts.vi.trim() : ""
