import { expect, type Page } from "@playwright/test"
import type { Scene, State } from "./state.ts"

/** Opens a state's page and waits until it runs and has what it is about. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(() =>
      page.evaluate(() => {
        const main = document.querySelector("main")
        const runs = main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"))
        // The dialog that stands in for one that is still loading is in every page, closed.
        const waits = [...document.querySelectorAll("[aria-busy=true]")].some((each) =>
          each.checkVisibility(),
        )
        return runs && document.querySelector("h1") !== null && !waits
      }),
    )
    .toBe(true)
}

/** Does what leads to a state, the page being open. */
export async function takeSteps(scene: Scene, { steps }: State): Promise<void> {
  for (const step of steps) await step(scene)
  const { page } = scene
  // What was pressed has come, and stands.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60))),
      ),
  )
}

export async function openState(scene: Scene, state: State): Promise<void> {
  await openPage(scene.page, state.address(scene.subjects))
  await takeSteps(scene, state)
}
