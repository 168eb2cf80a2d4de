import type { FavouriteState, FavouriteSubject } from "@roomwright/contract/favourites/calls"
import { useEffect, useRef, useState } from "react"
import { ApiError } from "../api.ts"
import { useLanguage } from "../locale/locale.tsx"
import { requireLogin } from "../session/request-login.ts"
import { useSession } from "../session/use-session.ts"
import { siteCall } from "../site-call.ts"
import { showToast } from "../toast-store.ts"

interface Kept {
  readonly subject: FavouriteSubject
  readonly id: string
  /** As the page was made, for visitors. */
  readonly count: number
}

/** Only who is signed in needs what describes these calls. */
const loadCalls = () => import("@roomwright/contract/favourites/calls")

/**
 * Whether the reader keeps something, and how many do. Pages are made for visitors and kept, so that one's own part is
 * asked for afterwards. `said` is told once it is kept.
 */
export function useFavourite({ subject, id, count }: Kept, said: string) {
  const language = useLanguage()
  const session = useSession()
  const reader = session ? (session.user?.id ?? "") : null
  const [own, setOwn] = useState<FavouriteState | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Rises when the reader presses and when that is done: what was asked before or in between says nothing any more. */
  const steps = useRef(0)
  const params = { subject, id }
  const state = own ?? { count, isMine: false, isOwn: false }

  useEffect(() => {
    if (reader === null) return setOwn(null)
    const step = steps.current
    loadCalls()
      .then(({ readFavourite }) => siteCall(language)(readFavourite, { params: { subject, id } }))
      .then((answer) => {
        const isBetween = step % 2 === 1
        if (!isBetween && steps.current === step) setOwn(answer)
      })
      // Without it the page is as it is for visitors, and pressing works all the same.
      .catch(() => {})
  }, [language, reader, subject, id])

  async function change(isMine: boolean): Promise<void> {
    steps.current += 1
    setBusy(true)
    setOwn({ ...state, isMine, count: Math.max(0, state.count + (isMine ? 1 : -1)) })
    const call = siteCall(language)
    try {
      const { addFavourite, removeFavourite } = await loadCalls()
      if (isMine) {
        setOwn(await call(addFavourite, { params }))
        showToast("success", said)
      } else await call(removeFavourite, { params })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOwn({ ...state, isOwn: error.is("ownFavourite") })
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      steps.current += 1
      setBusy(false)
    }
  }

  const toggle = (): void => {
    if (!isBusy) requireLogin(() => void change(!state.isMine))
  }
  return { ...state, toggle }
}
