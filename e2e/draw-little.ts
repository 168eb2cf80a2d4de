import type { Page } from "@playwright/test"

/**
 * Opens studios and viewers of this page as somebody with a slow machine does: a program draws in place of a card. The
 * stage draws roughly, and the library, which pictures every piece in sight, is not the first thing open.
 */
export async function drawLittle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("roomwright-stage-quality", "fast")
    if (localStorage.getItem("roomwright-studio") === null)
      localStorage.setItem("roomwright-studio", JSON.stringify({ leftTab: "structure" }))
  })
}
