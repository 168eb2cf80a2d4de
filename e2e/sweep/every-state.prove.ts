import { languages } from "@roomwright/contract/language"
import { expect, type Page } from "@playwright/test"
import { findSideways, findViolations } from "../axe.ts"
import { isWhole } from "../in-turn.ts"
import { beginWith } from "../own-pages.ts"
import { test } from "../site-test.ts"
import { statesBy } from "./all-states.ts"
import { findByTab } from "./keyboard.ts"
import { findOnLeaving } from "./leave.ts"
import { recordSwept } from "./record-swept.ts"
import { openState, takeSteps } from "./open-state.ts"
import type { Scene, State } from "./state.ts"
import { findMotion } from "./still.ts"
import { readSubjects } from "./subjects.ts"
import { watchKeyboard } from "./watch-keyboard.ts"
import { wordsIn } from "./words.ts"

const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }
const fits = { wide: [], cut: [] }
/** Which themes a state is looked at in, the first by every rule: both, or outside of `npm run prove` one at each width. */
function themesAt(width: number): readonly ("light" | "dark")[] {
  const [first, second] = width > 900 ? (["light", "dark"] as const) : (["dark", "light"] as const)
  return isWhole ? [first, second] : [first]
}

const sizesOf = ({ only }: State) =>
  only === "phone" ? [narrow] : only === "desktop" ? [wide] : [wide, narrow]

/** Whoever the state is of, who wants no motion. */
async function begin(page: Page, { who }: State): Promise<void> {
  await page.addInitScript(watchKeyboard)
  if (who !== "visitor") await beginWith(page, readSubjects().tokens[who])
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
}

/** Pictures and charts that follow the width come a frame later, or many on a busy machine: only what stays out counts. */
const expectNothingSideways = (page: Page, name: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => findSideways(page), { message: `${name}: sideways`, timeout: 5_000 })
    .toEqual(fits)

/** The state as it stands, in both themes: the second has other colours, and is else the same. */
async function look(page: Page, name: string, themes: readonly ("light" | "dark")[]): Promise<void> {
  // What an address leads to below may have left a target half behind the header, which sticks.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  for (const [at, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const found = await findViolations(page, at === 0 ? "all" : "colours")
    expect.soft(found, `${name}, ${colorScheme}: axe`).toEqual([])
  }
  await expectNothingSideways(page, name)
  expect.soft(await findMotion(page), `${name}: it moves`).toEqual([])
}

/** Other widths, and letters twice as large, as a reader's browser makes them. */
async function expectItFits(page: Page, name: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const [px, widths] of [
    [16, [768, 320]],
    [32, [1440, 768]],
  ] as const) {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: px } })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      await expectNothingSideways(page, `${name}, ${width} px, letters of ${px} px`)
    }
  }
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } })
}

/** What is wrong for who has no mouse. */
async function findByKeyboard(scene: Scene, state: State): Promise<readonly string[]> {
  const { page, words } = scene
  const leave = (): Promise<string[]> => findOnLeaving(page, state.over, words, "[data-swept-opener]")
  // A menu is gone when Tab leaves it.
  if (state.over !== "menu") return [...(await findByTab(page, state.over)), ...(await leave())]
  const left = await leave()
  await takeSteps(scene, state)
  return [...left, ...(await findByTab(page, state.over))]
}

for (const language of languages)
  for (const [part, states] of Object.entries(statesBy))
    for (const state of states)
      test.describe(`${part} in ${language}`, () => {
        // A step that is not there is a fault of the table, and told at once; the studio's wait for what it draws.
        test.use({ language, actionTimeout: part === "studio" ? 60_000 : 15_000 })
        test(state.name, async ({ page }) => {
          const scene: Scene = { page, words: wordsIn(language), subjects: readSubjects() }
          await begin(page, state)
          for (const [at, size] of sizesOf(state).entries()) {
            const name = `${state.name}, ${size.width} px`
            await page.setViewportSize(size)
            // A page stays as it is when its window is made narrower; what lies over it is opened anew.
            if (at === 0 || state.over !== "page") await openState(scene, state)
            await look(page, name, themesAt(size.width))
            if (state.over === "page" && at > 0) {
              await expectItFits(page, state.name)
              await page.setViewportSize(size)
            }
            // Words change nothing of how one goes through.
            if (language === "en") {
              // Toasts lie over the page for some seconds, and go by themselves.
              await expect(page.locator(".toast-place li")).toHaveCount(0, { timeout: 20_000 })
              expect.soft(await findByKeyboard(scene, state), `${name}: by keyboard`).toEqual([])
            }
          }
          recordSwept({ part, state, language, sizes: sizesOf(state), findings: test.info().errors.length })
        })
      })
