import * as admin from "@roomwright/contract/content/admin"
import type { Content, ContentPart } from "@roomwright/contract/content/admin"
import { useState } from "react"
import { useNavigate } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { saveDraft, readDraft } from "../../platform/forms/saved-draft.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { isSavedDraft, isSame, toDraft, toFields, type ContentDraft } from "./content-draft.ts"
import { editPath, listPaths } from "./content-names.ts"

/** What is written, where it stands, and everything that can be done with it. */
export function useContentEditor(part: ContentPart, loaded: Content | null) {
  const t = useAdminText()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = siteCall(language)
  const place = `content ${loaded?.id ?? part}`
  const [kept] = useState(() => readDraft(place, isSavedDraft))
  const [content, setContent] = useState(loaded)
  const [draft, setDraft] = useState<ContentDraft>(kept?.draft ?? toDraft(part, loaded))
  /** The version that the draft was made from. */
  const [base, setBase] = useState(kept?.base ?? loaded?.revision ?? 0)
  const [newer, setNewer] = useState<Content | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The same article begun twice is one.
  const [key] = useState(() => crypto.randomUUID())
  const isChanged = !isSame(draft, toDraft(part, content))

  const change = (next: Partial<ContentDraft>): void =>
    setDraft((before) => {
      const changed = { ...before, ...next }
      saveDraft(place, { base, draft: changed })
      return changed
    })
  const take = (next: Content): void => {
    setContent(next)
    setDraft(toDraft(part, next))
    setBase(next.revision)
    setNewer(null)
    saveDraft(place, null)
  }
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError && error.is("contentChanged") && content)
        setNewer(await call(admin.readContent, { params: { id: content.id } }))
      else sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  /** Saves what is written, if it is not saved yet, and gives it as it stands then. */
  const keep = async (over = base): Promise<Content> => {
    const fields = toFields(draft)
    if (!content)
      return call(admin.addContent, { body: { part: part === "answer" ? part : "article", key, ...fields } })
    if (!isChanged && over === content.revision) return content
    return call(admin.saveContent, { params: { id: content.id }, body: { base: over, ...fields } })
  }
  const settle = (saved: Content): void => {
    take(saved)
    if (!content) void navigate(editPath(part, saved.id), { replace: true })
  }
  const save = (over?: number) =>
    run(async () => {
      settle(await keep(over))
      showToast("success", t("admin.content.saved"))
    })
  const publish = (at: string | null) =>
    run(async () => {
      const saved = await keep()
      take(saved)
      const params = { id: saved.id }
      settle(await call(admin.publishContent, { params, body: { base: saved.revision, at } }))
      showToast("success", t(at === null ? "admin.content.published" : "admin.content.scheduled"))
    })
  const withdraw = () =>
    run(async () => {
      if (!content) return
      const wasDue = content.dueAt !== null
      const next = await call(admin.withdrawContent, { params: { id: content.id } })
      setContent(next)
      showToast("success", t(wasDue ? "admin.content.unscheduled" : "admin.content.withdrawn"))
    })
  const restore = (revision: number) =>
    run(async () => {
      if (!content) return
      const params = { id: content.id }
      take(await call(admin.restoreContent, { params, body: { base: content.revision, revision } }))
      showToast("success", t("admin.content.restored"))
    })
  const remove = () =>
    run(async () => {
      if (!content) return
      await call(admin.deleteContent, { params: { id: content.id } })
      saveDraft(place, null)
      showToast("success", t("admin.content.deleted"))
      void navigate(listPaths[part])
    })
  return {
    content,
    draft,
    change,
    isBusy,
    isChanged,
    /** What somebody else has saved meanwhile; null for nothing. */
    newer,
    takeNewer: () => newer && take(newer),
    saveOver: () => newer && save(newer.revision),
    discard: () => {
      setDraft(toDraft(part, content))
      setBase(content?.revision ?? 0)
      saveDraft(place, null)
    },
    save: () => save(),
    publish,
    withdraw,
    restore,
    remove,
  }
}

export type ContentEditing = ReturnType<typeof useContentEditor>
