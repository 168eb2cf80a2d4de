import { listWards } from "@roomwright/contract/orders/addresses"
import { useEffect, useState } from "react"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"

/** The wards of a province, to be offered; none while they are on their way or did not come. */
export function useWards(province: string): readonly string[] {
  const language = useLanguage()
  const [came, setCame] = useState<{ readonly province: string; readonly wards: readonly string[] } | null>(
    null,
  )
  useEffect(() => {
    if (province === "") return
    let isOver = false
    siteCall(language)(listWards, { params: { province } }).then(
      (wards) => {
        if (!isOver) setCame({ province, wards })
      },
      // They are a help; without them one types.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [province, language])
  return came?.province === province ? came.wards : []
}
