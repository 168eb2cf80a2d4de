import { uploadPicture, type Upload, type UploadPurpose } from "@roomwright/contract/media/uploads"
import { useEffect, useReducer, useRef } from "react"
import { ApiError } from "../api.ts"
import { useAccountText } from "../locale/account-texts.ts"
import { useLanguage } from "../locale/locale.tsx"
import { siteCall } from "../site-call.ts"
import { checkFile, megabytesOf } from "./check-file.ts"
import { fetchWithProgress } from "./fetch-with-progress.ts"
import { changeItems, findDone, findNext, type UploadItem } from "./upload-items.ts"

interface UploadsOptions {
  readonly purpose: UploadPurpose
  readonly maxFiles: number
  readonly onChange: (uploads: readonly Upload[]) => void
}

/** Trying again with the same file would end the same way. */
const finalRefusals = [
  "fileTooLarge",
  "pictureUnreadable",
  "pictureTooComplex",
  "panoramaShape",
  "storageFull",
] as const

/** The files of one field: checked, sent two at a time, tried again, removed. Leaving the page breaks them off. */
export function useUploads({ purpose, maxFiles, onChange }: UploadsOptions) {
  const t = useAccountText()
  const language = useLanguage()
  const [items, change] = useReducer(changeItems, [])
  const sending = useRef(new Map<number, AbortController>())
  const nextKey = useRef(1)
  const notify = useRef(onChange)
  useEffect(() => {
    notify.current = onChange
  })

  const add = (files: readonly File[]): void => {
    const room = maxFiles - items.length
    const taken = files.slice(0, room).map((file): UploadItem => {
      const fault = checkFile(file, purpose)
      const state = fault
        ? { kind: "refused" as const, message: t(fault, { megabytes: megabytesOf(purpose) }) }
        : { kind: "waiting" as const }
      return { key: nextKey.current++, file, state }
    })
    change({ type: "added", items: taken })
  }

  const remove = (key: number): void => {
    sending.current.get(key)?.abort()
    change({ type: "removed", key })
  }

  const retry = (key: number): void => change({ type: "changed", key, state: { kind: "waiting" } })

  useEffect(() => {
    for (const item of findNext(items)) void start(item)
    async function start({ key, file }: UploadItem): Promise<void> {
      if (sending.current.has(key)) return
      const controller = new AbortController()
      sending.current.set(key, controller)
      const onProgress = (fraction: number): void =>
        change({ type: "changed", key, state: { kind: "sending", fraction } })
      onProgress(0)
      try {
        const input = { body: { purpose }, file }
        const upload = await siteCall(language)(
          uploadPicture,
          input,
          fetchWithProgress({ onProgress, signal: controller.signal }),
        )
        change({ type: "changed", key, state: { kind: "done", upload } })
      } catch (error) {
        // Broken off: it was removed.
        if (controller.signal.aborted || !(error instanceof ApiError)) return
        const kind = finalRefusals.some((name) => error.is(name)) ? ("refused" as const) : ("failed" as const)
        change({ type: "changed", key, state: { kind, message: error.message } })
      } finally {
        sending.current.delete(key)
      }
    }
  }, [items, purpose, language])

  const doneIds = findDone(items)
    .map(({ id }) => id)
    .join()
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  })
  useEffect(() => notify.current(findDone(latest.current)), [doneIds])

  useEffect(() => {
    const all = sending.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  return { items, add, remove, retry, isFull: items.length >= maxFiles }
}
