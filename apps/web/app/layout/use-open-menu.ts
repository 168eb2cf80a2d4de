import { useCallback, useEffect, useRef, useState, type RefObject } from "react"
import { useLocation, useNavigation } from "react-router"

export type MenuName = "avatar" | "help" | "language" | "notifications" | "search"

export interface OpenMenu {
  readonly open: MenuName | null
  show(menu: MenuName): void
  hide(menu: MenuName): void
  /** Hides after a while unless it is shown again or pointed at before. */
  hideLater(menu: MenuName, ms: number): void
  keep(): void
}

interface OpenedMenu {
  readonly menu: MenuName
  /** The address it was opened at: the one on its way when there is one. */
  readonly at: string
}

/**
 * Only one of the header's menus is open at a time. Leaving for a new address closes it; one opened while that
 * address is on its way stays.
 */
export function useOpenMenu(): OpenMenu {
  const [opened, setOpened] = useState<OpenedMenu | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const current = useLocation()
  const pending = useNavigation().location
  const here = (pending ?? current).key

  const keep = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback(
    (menu: MenuName) => {
      keep()
      setOpened({ menu, at: here })
    },
    [here, keep],
  )
  const hide = useCallback(
    (menu: MenuName) => {
      keep()
      setOpened((before) => (before?.menu === menu ? null : before))
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

  const open = opened?.at === here ? opened.menu : null
  return { open, show, hide, hideLater, keep }
}

/** What was opened before the page ran stays open: `first-answers.ts` has shown its panel by then. */
export function useOpenedBefore(
  panel: RefObject<HTMLElement | null>,
  name: MenuName,
  { show }: OpenMenu,
): void {
  useEffect(() => {
    if (panel.current?.hidden === false) show(name)
    // Only what was there at first.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
