import { randomUUID } from "node:crypto"
import { studioPath } from "@roomwright/contract/page-paths"
import { expect } from "@playwright/test"
import { callAs, openTill } from "./desk-bills.ts"
import { drawChain, plan } from "./draw-by-keys.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { test } from "./site-test.ts"
import { runOnPair } from "./start-pair.ts"
runOnPair("zz-look")
test.use({ viewport: { width: 1440, height: 900 } })
test("look", async ({ page, context }) => {
  test.slow()
  const token = await makeDesigner(page.request, await openTill(page.request))
  const { id } = await callAs<{ id: string }>(page.request, token, ["POST", "/studio/projects"], { name: "Two rooms", key: randomUUID() })
  for (const [lang, code] of [["en", "en"], ["vi", "vi"]] as const) {
    await context.addCookies([{ name: "prg-lang", value: code, url: page.url().startsWith("http") ? page.url() : "http://localhost" }]).catch(() => {})
    await beginWith(page, token)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(studioPath(id))
    await context.addCookies([{ name: "prg-lang", value: code, url: page.url() }])
    await page.goto(studioPath(id))
    await expect(plan(page)).toBeVisible()
    await expect(page.locator("[inert]")).toHaveCount(0)
    if (lang === "en") {
      await drawChain(page, [0, 0], [["ArrowRight", 6000], ["ArrowUp", 4000], ["ArrowLeft", 6000], ["ArrowDown", 4000]])
      await page.waitForTimeout(2500)
    }
    await page.keyboard.press("d")
    await page.keyboard.press("t")
    await page.keyboard.press("b")
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/shots/studio-1440-${lang}.png` })
    await page.evaluate(() => {
      window.fetch = (() => Promise.resolve(new Response("", { status: 500 }))) as never
    })
    await page.keyboard.press("Escape")
    await drawChain(page, [0, lang === "en" ? 1000 : 2000], [["ArrowRight", 6000]])
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/shots/studio-fail-${lang}.png` })
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots/studio-${width}-${lang}.png` })
    }
  }
})
