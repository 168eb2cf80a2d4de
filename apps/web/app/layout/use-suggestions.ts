import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { limits } from "@roomwright/contract/limits"
import { useEffect, useState } from "react"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import type { Suggested } from "./suggested.ts"

/**
 * What the keyword finds so far, asked for when typing pauses. An answer that a later keyword has overtaken is
 * dropped, and a call that fails suggests nothing. While characters are being composed the last answer stays.
 */
export function useSuggestions(keyword: string, open: boolean, composing: boolean): Suggested | null {
  const t = useText()
  const language = useLanguage()
  const [found, setFound] = useState<Suggested | null>(null)
  const w = cleanKeyword(keyword)
  useEffect(() => {
    if (composing) return
    if (!open || w === "") {
      setFound(null)
      return
    }
    let overtaken = false
    const ask = async () => {
      const answer = await import("./suggested.ts")
        .then(({ suggest }) => suggest(w, language, t))
        .catch(() => null)
      if (!overtaken) setFound(answer)
    }
    const timer = setTimeout(() => void ask(), limits.suggestMs)
    return () => {
      overtaken = true
      clearTimeout(timer)
    }
  }, [w, open, composing, language, t])
  return found
}
