import { pagePaths } from "@roomwright/contract/page-paths"
import { useEffect, useRef } from "react"
import { useMatches, useNavigate, useRevalidator } from "react-router"
import { closeModal, currentModal } from "../platform/dialogs/modal-store.ts"
import { subscribeToLogOut } from "../platform/session/other-tabs.ts"
import { isPrivatePage } from "../platform/session/private-page.ts"
import { useSession } from "../platform/session/use-session.ts"

/**
 * Does here what another tab's sign-in or log-out means: a login is no longer wanted, nothing private stays on the
 * screen, and a page of somebody else's comes anew.
 */
export function useTabsInStep(): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isPrivate = useMatches().some(isPrivatePage)
  const session = useSession()
  const user = session?.user?.id ?? null
  const lastUser = useRef<string | null>(null)

  useEffect(
    () =>
      subscribeToLogOut(() => {
        closeModal()
        if (isPrivate) void navigate(pagePaths.home)
      }),
    [isPrivate, navigate],
  )
  useEffect(() => {
    if (user === null) return
    const { name } = currentModal()
    if (name !== null && name !== "update" && name !== "tips") closeModal()
    if (isPrivate && lastUser.current !== null && lastUser.current !== user) void revalidate()
    lastUser.current = user
  }, [user, isPrivate, revalidate])
}
