import { useCallback, useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"

export type MenuName = "help" | "language" | "search"

export interface OpenMenu {
  readonly open: MenuName | null
  show(menu: MenuName): void
  hide(menu: MenuName): void
  /** Hides after a while unless it is shown again or pointed at before. */
  hideLater(menu: MenuName, ms: number): void
  keep(): void
}

/** Only one of the header's menus is open at a time; a new page and Escape close it. */
export function useOpenMenu(): OpenMenu {
  const [open, setOpen] = useState<MenuName | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const { pathname, search } = useLocation()

  const keep = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback(
    (menu: MenuName) => {
      keep()
      setOpen(menu)
    },
    [keep],
  )
  const hide = useCallback(
    (menu: MenuName) => {
      keep()
      setOpen((current) => (current === menu ? null : current))
    },
    [keep],
  )
  const hideLater = useCallback(
    (menu: MenuName, ms: number) => {
      keep()
      timer.current = setTimeout(() => hide(menu), ms)
    },
    [hide, keep],
  )

  useEffect(() => keep, [keep])
  useEffect(() => {
    // A new address closes whatever was open.
    setOpen(null)
  }, [pathname, search])

  return { open, show, hide, hideLater, keep }
}
