import { listOfferedValues, type OfferedValue } from "@roomwright/contract/settings/filter-values"
import { useEffect, useRef, useState } from "react"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"

/** The styles that were loaded with the page, and in another language as soon as it is switched: the form stays. */
export function useOfferedStyles(loaded: readonly OfferedValue[]): readonly OfferedValue[] {
  const language = useLanguage()
  const [styles, setStyles] = useState(loaded)
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    let isOver = false
    const read = siteCall(language)(listOfferedValues, {
      params: { filter: "style" },
      query: { hidden: "true" },
    })
    read.then(
      (values) => {
        if (isOver) return
        shown.current = language
        setStyles(values)
      },
      // Those of the language before can be chosen as well.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [language])
  return styles
}
