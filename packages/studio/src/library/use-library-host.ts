import { createContext, use, useEffect, useState } from "react"
import type { LibraryHost } from "./library-host.ts"

export const LibraryHostContext = createContext<LibraryHost | null>(null)

/** What was answered: asked for once for as long as a window is open. */
const known = new WeakMap<LibraryHost, Map<string, Promise<boolean>>>()

/** Whether a file (`piece:<id>` or `product:<id>`) is no longer in the library; false until that is known, and where nothing answers. */
export function useIsGone(reference: string | null): boolean {
  const host = use(LibraryHostContext)
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    if (!host || reference === null) return
    let isShown = true
    void isGone(host, reference).then((answer) => {
      if (isShown && answer) setGone(reference)
    })
    return () => {
      isShown = false
    }
  }, [host, reference])
  return reference !== null && gone === reference
}

function isGone(host: LibraryHost, reference: string): Promise<boolean> {
  const answers = known.get(host) ?? new Map<string, Promise<boolean>>()
  known.set(host, answers)
  const answer =
    answers.get(reference) ??
    host.modelFile(reference).then(
      (address) => address === null,
      () => {
        // Whoever chooses it next asks again.
        answers.delete(reference)
        return false
      },
    )
  answers.set(reference, answer)
  return answer
}
