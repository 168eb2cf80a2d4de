import { writeCookie } from "./cookie.ts"

export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme that the page is shown in now. */
export function currentTheme(): Theme {
  const shown = document.documentElement.dataset["theme"]
  return themes.find((theme) => theme === shown) ?? "system"
}

/** Shows a theme at once and remembers it for a year; the server draws the next page in it. */
export function switchTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"]
  else document.documentElement.dataset["theme"] = theme
  writeCookie("theme", theme === "system" ? "" : theme, theme === "system" ? 0 : 365)
  for (const listener of listeners) listener()
}
