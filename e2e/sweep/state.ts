import type { pagePaths } from "@roomwright/contract/page-paths"
import type { Locator, Page } from "@playwright/test"
import type { Subjects, Who } from "./subjects.ts"
import type { Words } from "./words.ts"

export type RouteName = keyof typeof pagePaths | "view" | "tour" | "render" | "unmatched"

/** What a step has at hand. */
export interface Scene {
  readonly page: Page
  readonly words: Words
  readonly subjects: Subjects
}

/** One thing that is done on the way to a state; the one that opens a dialog or menu comes last. */
export type Step = (scene: Scene) => Promise<void>

/**
 * What lies over the page when the steps are done: nothing; a modal, which keeps the focus inside, and which Escape
 * closes or must not close; or a menu or panel, which one leaves by Tab or Escape.
 */
export type Over = "page" | "modal" | "firm modal" | "menu"

/** A state that the sweep looks at: a row of its table. */
export interface State {
  readonly name: string
  readonly route: RouteName
  readonly who: Who
  readonly address: (subjects: Subjects) => string
  readonly steps: readonly Step[]
  readonly over: Over
  /** Where it is to be found: everywhere unless there is nothing like it on phones, or elsewhere. */
  readonly only?: "phone" | "desktop"
}

type Options = Partial<Pick<State, "only" | "over">>

/** Rows of one route and reader. */
export const on = (route: RouteName, who: Who, address: (subjects: Subjects) => string) => ({
  page: (name: string, ...steps: Step[]): State => ({ name, route, who, address, steps, over: "page" }),
  modal: (name: string, steps: readonly Step[], options: Options = {}): State => ({
    name,
    route,
    who,
    address,
    steps,
    over: "modal",
    ...options,
  }),
  menu: (name: string, steps: readonly Step[], options: Options = {}): State => ({
    name,
    route,
    who,
    address,
    steps,
    over: "menu",
    ...options,
  }),
})

type Role = Parameters<Page["getByRole"]>[0]

/** Known again when the focus should come back. As text: this file is read where there is no page, too. */
const mark = async (target: Locator): Promise<void> => {
  await target.evaluate('(element) => element.toggleAttribute("data-swept-opener", true)')
}

async function press(target: Locator): Promise<void> {
  await target.focus()
  await mark(target)
  await target.press("Enter")
}

/** The first that is shown of a role with a text, within the page or a part of it. */
const find = ({ page, words }: Scene, role: Role, id: string, within?: string): Locator =>
  (within === undefined ? page : page.locator(within))
    .getByRole(role, { name: words.like(id) })
    .filter({ visible: true })
    .first()

/** Presses what has a role and a text, by the keyboard. */
export const pressing =
  (role: Role, id: string, within?: string): Step =>
  (scene) =>
    press(find(scene, role, id, within))

/** Presses the first that a selector finds. */
export const pressingAt =
  (selector: string): Step =>
  ({ page }) =>
    press(page.locator(selector).filter({ visible: true }).first())

/** Puts the focus on what a selector finds. */
export const focusing =
  (selector: string): Step =>
  async ({ page }) => {
    const target = page.locator(selector).filter({ visible: true }).first()
    await target.focus()
    await mark(target)
  }

/** Chooses a check or a radio, by the keyboard. */
export const checkingAt =
  (selector: string): Step =>
  async ({ page }) => {
    const target = page.locator(selector).first()
    await target.focus()
    await target.press(" ")
  }

/** Writes into what a selector finds. */
export const writing =
  (selector: string, text: string): Step =>
  ({ page }) =>
    page.locator(selector).filter({ visible: true }).first().fill(text)

/** Presses keys in turn, wherever the focus is. */
export const striking =
  (...keys: string[]): Step =>
  async ({ page }) => {
    for (const key of keys) await page.keyboard.press(key)
  }

/** Waits until something is there. */
export const seeing =
  (selector: string): Step =>
  ({ page }) =>
    page.locator(selector).filter({ visible: true }).first().waitFor()

/** Picks a picture of chance for the first field that takes files. */
export const pickingPicture: Step = async ({ page }) => {
  // What draws it is loaded for this alone: the table itself is read by a unit test.
  const { drawSquares } = await import("../admin-payments.ts")
  const file = { name: "a.png", mimeType: "image/png", buffer: await drawSquares() }
  await page.locator("main input[type=file]").first().setInputFiles(file)
}
