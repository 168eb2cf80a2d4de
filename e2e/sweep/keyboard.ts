import type { Page } from "@playwright/test"
import type { Over } from "./state.ts"

/** What lies over the page, by how it is known. */
const roots: Readonly<Record<Over, string | null>> = {
  page: null,
  modal: "dialog:modal, [aria-modal=true]",
  "firm modal": "[aria-modal=true], dialog:modal",
  menu: "[popover]:popover-open, [data-menu-list]:not([hidden]), [role=search]:has([role=combobox]:focus)",
}
const mostStops = 700
/** A field for a day and a time has a stop for each of its parts, and one for its calendar. */
const mostParts = 7

/** Goes through the page, or what lies over it, by Tab; gives what is wrong. */
export async function findByTab(page: Page, over: Over): Promise<string[]> {
  const root = roots[over]
  const findings: string[] = []
  const found = await page.evaluate((selector) => {
    window.sweep.begin(selector)
    return selector === null || document.querySelector(selector) !== null
  }, root)
  if (!found) return [`There is no ${over}.`]
  const isModal = over === "modal" || over === "firm modal"
  const first = over === "page" ? null : await page.evaluate(() => window.sweep.stop())
  findings.push(...(first?.findings ?? []))
  if (isModal && !first?.isInside) findings.push("The focus does not begin inside.")
  const seen = new Set<number>()
  let stays = 0
  let before: number | "none" | null = first?.at ?? null
  for (let pressed = 0; ; pressed += 1) {
    if (pressed === mostStops) return [...findings, "Tab never comes to an end."]
    await page.keyboard.press("Tab")
    const { at, isInside, findings: here } = await page.evaluate(() => window.sweep.stop())
    findings.push(...here)
    // The browser's own bar comes after the last and before the first.
    if (at === "none") {
      if (over === "page" || before === "none" || (over === "menu" && seen.size > 0)) break
      before = at
      continue
    }
    if (at === before) {
      if (seen.size <= 1 && isModal) break
      stays += 1
      if (stays > mostParts) return [...findings, "Tab does not go on."]
      continue
    }
    stays = 0
    before = at
    if (over === "menu" && !isInside && seen.size > 0) break
    if (isModal && !isInside) return [...findings, "Tab leaves the modal."]
    if (seen.has(at)) break
    seen.add(at)
  }
  findings.push(...(await page.evaluate(() => window.sweep.unreached())))
  return over === "page" ? [...findings, ...(await findBackwards(page, seen.size))] : findings
}

/** Backwards, the header comes back: nothing that has the focus may lie behind it. */
async function findBackwards(page: Page, stops: number): Promise<string[]> {
  const findings: string[] = []
  for (let pressed = 0; pressed < stops; pressed += 1) {
    await page.keyboard.press("Shift+Tab")
    const { at, findings: here } = await page.evaluate(() => window.sweep.cover())
    // The browser's own bar lies between the first and the last.
    if (at === "none" && pressed > 1) break
    findings.push(...here)
  }
  return findings
}
