import { myWorkLimits } from "@roomwright/contract/works/my-works"
import type { OwnPicture } from "@roomwright/contract/media/picture"
import { readOwnUpload, uploadPicture } from "@roomwright/contract/media/uploads"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { checkFile, megabytesOf } from "../../platform/uploads/check-file.ts"
import { fetchWithProgress } from "../../platform/uploads/fetch-with-progress.ts"
import { useMyWorksText } from "./my-works-texts.ts"
import { isPanorama } from "@roomwright/contract/works/panoramas"

export const mostPictures = myWorkLimits.detailImages + 1

/** A file on its way. */
export interface Sending {
  readonly key: string
  readonly file: File
  /** From 0 to 1. */
  readonly sent: number
  /** What the server or the network said. */
  readonly failure: string | null
  /** The picture that it takes the place of; null for one more. */
  readonly insteadOf: string | null
}

interface PicturesOptions {
  readonly purpose: "work" | "panorama"
  readonly most: number
  /** Pictures that the work has. */
  readonly own: readonly OwnPicture[]
  readonly ids: readonly string[]
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void
}

const faultTexts = {
  "upload.tooLarge": "myWorks.pictures.tooLarge",
  "upload.wrongKind": "myWorks.pictures.wrongKind",
  "upload.empty": "myWorks.pictures.empty",
} as const

/** The pictures of the form: sent as soon as they are chosen, seen again after a reload, cut as long as the file is at hand. */
export function useWorkPictures({ purpose, most, own, ids, onChange }: PicturesOptions) {
  const t = useMyWorksText()
  const language = useLanguage()
  const [sending, setSending] = useState<readonly Sending[]>([])
  /** Where the pictures are seen, by id; those of the work have addresses of their own. */
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(
    () => new Map(own.map((one) => [one.id, addressOf(one)])),
  )
  const files = useRef(new Map<string, File>())
  const abort = useRef(new AbortController())
  const notify = useRef(onChange)
  useEffect(() => {
    notify.current = onChange
  })
  useEffect(() => {
    const controller = new AbortController()
    abort.current = controller
    return () => controller.abort()
  }, [])

  const unknown = ids.filter((id) => !shown.has(id)).join()
  useEffect(() => {
    let isOver = false
    for (const id of unknown === "" ? [] : unknown.split(","))
      siteCall(language)(readOwnUpload, { params: { id } }).then(
        ({ address }) => {
          if (!isOver && address) setShown((before) => new Map(before).set(id, address))
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (isOver || !(error.is("notFound") || error.is("invalidInput"))) return
          // Nobody used it for a day, or the work has lost it: it has to be chosen again.
          notify.current((before) => before.filter((one) => one !== id))
          showToast("warning", t("myWorks.pictures.gone"))
        },
      )
    return () => {
      isOver = true
    }
  }, [unknown, language, t])

  const patch = (key: string, change: Partial<Sending>): void =>
    setSending((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: string): void => setSending((before) => before.filter((one) => one.key !== key))

  async function send({ key, file, insteadOf }: Sending): Promise<void> {
    const { signal } = abort.current
    patch(key, { failure: null, sent: 0 })
    if (purpose === "panorama" && (await isOtherwiseShaped(file)))
      return patch(key, { failure: t("myWorks.panoramas.shape") })
    try {
      const { id, address } = await siteCall(language)(
        uploadPicture,
        { body: { purpose }, file },
        fetchWithProgress({ onProgress: (sent) => patch(key, { sent }), signal }),
      )
      files.current.set(id, file)
      if (address) setShown((before) => new Map(before).set(id, address))
      notify.current((before) =>
        insteadOf !== null && before.includes(insteadOf)
          ? before.map((one) => (one === insteadOf ? id : one))
          : [...before, id],
      )
      drop(key)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      patch(key, { failure: error.message })
    }
  }

  const start = (file: File, insteadOf: string | null): Sending => ({
    key: crypto.randomUUID(),
    file,
    sent: 0,
    failure: null,
    insteadOf,
  })

  const add = (chosen: readonly File[]): void => {
    const room = most - ids.length - sending.filter((one) => one.insteadOf === null).length
    const good = chosen.filter((file) => {
      const fault = checkFile(file, purpose)
      if (fault)
        showToast("error", t(faultTexts[fault], { file: file.name, megabytes: megabytesOf(purpose) }))
      return !fault
    })
    if (good.length > room) showToast("warning", t("myWorks.pictures.tooMany", { most }))
    const items = good.slice(0, Math.max(0, room)).map((file) => start(file, null))
    setSending((before) => [...before, ...items])
    // One after the other, so that they stand in the order in which they were chosen.
    void items.reduce((before, item) => before.then(() => send(item)), Promise.resolve())
  }
  const replace = (id: string, file: File): void => {
    const item = start(file, id)
    setSending((before) => [...before, item])
    void send(item)
  }
  return {
    sending,
    addressOf: (id: string): string | null => shown.get(id) ?? null,
    fileOf: (id: string): File | null => files.current.get(id) ?? null,
    add,
    replace,
    retry: (item: Sending): void => void send(item),
    drop,
  }
}

const addressOf = ({ address, path, widths }: OwnPicture): string =>
  address ?? `${path}/${widths.find((width) => width >= 640) ?? widths.at(-1)}.webp`

/**
 * Whether a file is a picture that nobody could look around in: known before it is sent. What the browser cannot read,
 * the server judges.
 */
async function isOtherwiseShaped(file: Blob): Promise<boolean> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await new Promise<void>((resolve, reject) => {
      picture.addEventListener("load", () => resolve())
      picture.addEventListener("error", () => reject(new Error("This is no picture.")))
    })
    return !isPanorama(picture.naturalWidth, picture.naturalHeight)
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(address)
  }
}
