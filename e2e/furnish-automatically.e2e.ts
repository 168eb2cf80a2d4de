import { randomUUID } from "node:crypto"
import { studioPath } from "@roomwright/contract/page-paths"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { readDocument } from "@roomwright/scene/document/read-document"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { oneBedroom43 } from "@roomwright/scene/templates/small-flats"
import { expect } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { makeDesigner } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { test } from "./site-test.ts"
import { studioTextsIn } from "./texts.ts"

const t = studioTextsIn.en

test.use({ viewport: { width: 1440, height: 900 } })

test("a designer has a home furnished: compares three layouts in the plan, applies one and takes it back in one step", async ({
  page,
}) => {
  const { request } = page
  const staff = await setUpPayments(request)
  const token = await makeDesigner(request, staff)
  const me = await callAs<{ id: string }>(request, token, ["GET", "/user"])
  const grant = { counter: "ai-design", amount: 2, reason: "To try it." }
  await callAs(request, staff, ["POST", `/admin/users/${me.id}/quota-grants`], grant)
  const body = {
    name: "Flat",
    key: randomUUID(),
    document: writeDocument(buildTemplate(oneBedroom43, ["Ground"], countedIds())),
  }
  const { id } = await callAs<{ id: string }>(request, token, ["POST", "/studio/projects"], body)
  const countStored = async (): Promise<number> => {
    const stored = await callAs<{ document: string }>(request, token, ["GET", `/studio/projects/${id}`])
    const read = readDocument(stored.document)
    if ("refused" in read) throw new Error(read.refused.reason)
    return Object.values(read.scene.elements).filter(({ kind }) => kind === "item").length
  }

  await beginWith(page, token)
  await page.goto(studioPath(id))
  await page.getByRole("tab", { name: t("panel.tab.furnish") }).click()
  const panel = page.getByRole("tabpanel")

  // What it costs and what is left is seen before anything is asked for.
  const left = panel.getByRole("definition").nth(1)
  await expect(left).toHaveText("2")
  await panel.getByRole("radio", { name: t("furnish.style.sage") }).check({ force: true })
  const budget = panel.getByLabel(t("furnish.budget"))
  await budget.fill("a lot")
  await expect(panel.getByRole("button", { name: t("furnish.go") })).toBeDisabled()
  await expect(panel.getByText(t("furnish.budgetWrong"))).toBeVisible()
  await expectAccessible(page, "before furnishing")
  await budget.fill("90.000.000 ₫")
  await panel.getByRole("button", { name: t("furnish.go") }).click()
  const cards = panel.getByRole("list", { name: t("furnish.results") }).getByRole("button")
  await expect(cards).toHaveCount(3, { timeout: 60_000 })
  await expect(left).toHaveText("1")

  // Looked at by keyboard, and nothing is stored by name until it is applied.
  await cards.nth(1).focus()
  await page.keyboard.press("Enter")
  await expect(cards.nth(1)).toHaveAttribute("aria-pressed", "true")
  await expect(panel.getByText(t("furnish.shown", { number: 2 }))).toBeVisible()
  await expectAccessible(page, "three layouts")
  await panel.getByRole("button", { name: t("furnish.apply"), exact: true }).click()
  await expect(cards).toHaveCount(0)
  await expect.poll(countStored, { timeout: 20_000 }).toBeGreaterThan(25)
  const versions = await callAs<{ name: string; facts: { items: number } }[]>(request, token, [
    "GET",
    `/studio/projects/${id}/versions`,
  ])
  expect(versions.find(({ name }) => name === t("furnish.version"))?.facts.items).toBe(0)

  await page.getByRole("button", { name: t("panel.undoWhat", { what: t("did.furnish") }) }).click()
  await expect.poll(countStored, { timeout: 20_000 }).toBe(0)
})
