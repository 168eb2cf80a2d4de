import { viewApplicationPictures, type AdminApplication } from "@roomwright/contract/applications/admin"
import type { CallData } from "@roomwright/contract/endpoint"
import { useEffect, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"

export type ApplicationDocument = CallData<typeof viewApplicationPictures>[number]

/** The pictures of an application, asked for once while it is shown: every time is a view in the log. */
export function useDocuments({ id, pictures }: AdminApplication) {
  const language = useLanguage()
  const [documents, setDocuments] = useState<readonly ApplicationDocument[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [round, setRound] = useState(0)
  const hasSome = pictures.length > 0
  useEffect(() => {
    if (!hasSome) return
    let isOver = false
    // Who only passes by on the way to another has not looked at them.
    const timer = setTimeout(() => {
      siteCall(language)(viewApplicationPictures, { params: { id } }).then(
        (seen) => {
          if (!isOver) setDocuments(seen)
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!isOver) setHasFailed(true)
        },
      )
    }, passingMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, hasSome, language, round])
  return {
    documents,
    hasFailed,
    onError: (): void => setHasFailed(true),
    retry: (): void => {
      setDocuments(null)
      setHasFailed(false)
      setRound((before) => before + 1)
    },
  }
}

const passingMs = 250
