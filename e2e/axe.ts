import AxeBuilder from "@axe-core/playwright"
import type { Language } from "@roomwright/contract/language"
import { expect, type Page } from "@playwright/test"
import { isWhole } from "./in-turn.ts"

const everyWidth = [360, 768, 1440] as const
/** Words are longest in Vietnamese. */
const oneWidth = { zh: [1440], en: [768], vi: [360] } as const

/** At which widths a page is looked at in a language: at one in `npm test`, at all in `npm run prove`. */
export const widthsIn = (language: Language): readonly number[] => (isWhole ? everyWidth : oneWidth[language])

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Expects that axe finds nothing on the page as it stands; `state` says what is open, for the report. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Only what is wrong is put together, and in the page itself: a third of the time. No page of ours frames another host's.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(rules)
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }))
  expect(found, state).toEqual([])
}

/** Expects that nothing makes the page scroll sideways; a failure names what sticks out. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const wide = await page.locator("html").evaluate((html) => {
    const width = html.clientWidth
    if (html.scrollWidth <= width) return []
    return [...html.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.className}`)
      .slice(0, 5)
  })
  expect(wide, state).toEqual([])
  // The body clips what sticks out of it: a control there would be out of reach.
  const cut = await page
    .locator("a:visible, button:visible, input:visible, select:visible")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { left, right, width } = control.getBoundingClientRect()
          const scrolls = control.closest(".no-scrollbar, .overflow-x-auto") !== null
          return (
            width > 1 &&
            !scrolls &&
            (left < -1 || right > control.ownerDocument.documentElement.clientWidth + 1)
          )
        })
        .map((control) => (control.textContent || control.getAttribute("aria-label")) as string)
        .slice(0, 5),
    )
  expect(cut, `${state}: out of reach`).toEqual([])
}
