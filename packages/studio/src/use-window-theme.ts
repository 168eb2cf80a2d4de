import { useLayoutEffect } from "react"
import type { StudioTheme } from "./panels/shell/shell.ts"

/**
 * Shows the whole window in a theme, as long as the studio is there. It has to be the window: colours are worked out where
 * the page begins, and a part of it cannot have others.
 */
export function useWindowTheme(theme: StudioTheme): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    const before = page.dataset["theme"]
    if (theme === "system") delete page.dataset["theme"]
    else page.dataset["theme"] = theme
    return () => {
      if (before === undefined) delete page.dataset["theme"]
      else page.dataset["theme"] = before
    }
  }, [theme])
}
