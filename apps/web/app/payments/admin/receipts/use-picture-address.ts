import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { readReceipt } from "@roomwright/contract/payments/receipts-admin"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"

/** Asked for anew this long before the end: the picture has to be fetched within it. */
const marginMs = 5_000

interface PictureAddress {
  /** Null while a fresh one is on its way. */
  readonly address: string | null
  readonly hasFailed: boolean
  /** The picture did not come: its address may have expired on the way. */
  readonly onError: () => void
  readonly retry: () => void
}

/** The signed address of a receipt's picture: it opens for a minute, so an old one is exchanged first. */
export function usePictureAddress({ id, picture }: AdminReceipt): PictureAddress {
  const language = useLanguage()
  const [address, setAddress] = useState(() =>
    picture !== null && Date.parse(picture.expiresAt) - marginMs > Date.now() ? picture.address : null,
  )
  const [hasFailed, setHasFailed] = useState(false)
  const renewals = useRef(0)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (address !== null || hasFailed) return
    let isOver = false
    siteCall(language)(readReceipt, { params: { id } }).then(
      (receipt) => {
        if (isOver) return
        if (receipt.picture) setAddress(receipt.picture.address)
        else setHasFailed(true)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setHasFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [address, hasFailed, id, language, round])

  const onError = (): void => {
    renewals.current += 1
    if (renewals.current > 2) setHasFailed(true)
    else {
      setAddress(null)
      setRound(renewals.current)
    }
  }
  const retry = (): void => {
    renewals.current = 0
    setAddress(null)
    setHasFailed(false)
  }
  return { address, hasFailed, onError, retry }
}
