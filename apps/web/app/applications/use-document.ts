import { readOwnUpload, uploadPicture } from "@roomwright/contract/media/uploads"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { fetchWithProgress } from "../platform/uploads/fetch-with-progress.ts"

interface PdfOptions {
  readonly uploadId: string | null
  readonly onChange: (id: string | null) => void
}

/** The picture of a document on its way and once it is there: what a draft names is asked for again after a reload. */
export function useDocument({ uploadId, onChange }: PdfOptions) {
  const language = useLanguage()
  /** Opens for a minute: long enough to be shown. */
  const [shown, setShown] = useState<{ readonly id: string; readonly address: string } | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<{ readonly message: string; readonly file: File } | null>(null)
  const notify = useRef(onChange)
  const sending = useRef(new AbortController())
  useEffect(() => {
    notify.current = onChange
  })
  useEffect(() => {
    const controller = new AbortController()
    sending.current = controller
    return () => controller.abort()
  }, [])

  const isKnown = uploadId === null || shown?.id === uploadId
  useEffect(() => {
    if (isKnown) return
    let isOver = false
    siteCall(language)(readOwnUpload, { params: { id: uploadId } }).then(
      ({ id, address }) => {
        if (!isOver && address) setShown({ id, address })
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        // Nobody used it for a day, or somebody did: it has to be chosen again.
        if (!isOver && error.is("notFound")) notify.current(null)
      },
    )
    return () => {
      isOver = true
    }
  }, [isKnown, uploadId, language])

  const send = async (file: File): Promise<void> => {
    const { signal } = sending.current
    setFailure(null)
    setSent(0)
    try {
      const { id, address } = await siteCall(language)(
        uploadPicture,
        { body: { purpose: "identity" }, file },
        fetchWithProgress({ onProgress: setSent, signal }),
      )
      if (address) setShown({ id, address })
      notify.current(id)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setFailure({ message: error.message, file })
    } finally {
      if (!signal.aborted) setSent(null)
    }
  }
  return {
    address: uploadId !== null && shown?.id === uploadId ? shown.address : null,
    /** How much of it is sent, from 0 to 1; null when none is on its way. */
    sent,
    failure,
    send,
  }
}
