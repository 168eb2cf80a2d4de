import { randomUUID } from "node:crypto"
import { studioPath } from "@roomwright/contract/page-paths"
import type { WorkDetail } from "@roomwright/contract/works/calls"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { expect } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible } from "./axe.ts"
import { drawLittle } from "./draw-little.ts"
import { makeDesigner, uploadPicture } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { paintedRoom } from "./painted-room.ts"
import { test } from "./site-test.ts"
import { studioTextsIn } from "./texts.ts"

const t = studioTextsIn.en
const name = "A painted room"

// A program draws in place of a card: every pixel costs.
test.use({ viewport: { width: 1040, height: 760 } })

test("a designer makes a work of a project in one go; what is typed survives closing, and a second press makes nothing twice", async ({
  page,
}) => {
  const { request } = page
  const token = await makeDesigner(request, await setUpPayments(request))
  const { id } = await callAs<{ id: string }>(request, token, ["POST", "/studio/projects"], {
    name: "Project",
    key: randomUUID(),
    document: writeDocument(buildHome(paintedRoom, "1", countedIds())),
  })
  await drawLittle(page)
  await beginWith(page, token)
  await page.goto(studioPath(id))
  const opener = page.getByRole("button", { name: t("publish.title"), exact: true })
  await opener.click()
  const dialog = page.getByRole("dialog", { name: t("publish.title") })
  const publish = dialog.getByRole("button", { name: t("publish.now"), exact: true })

  // Without pictures nothing is sent, and the field says so.
  await publish.click()
  await expect(dialog.getByText(t("publish.fault.pictures", { count: 13 }))).toBeVisible()
  await expectAccessible(page, "a new work with a fault")
  const area = Number(await dialog.getByLabel(t("publish.area")).inputValue())
  expect(area).toBeGreaterThan(5)

  // A picture is taken in this window; the form is closed meanwhile and is as it was.
  await dialog.getByRole("button", { name: t("publish.makeStills", { count: 1 }) }).click()
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(2)
  await dialog.getByLabel(t("publish.name"), { exact: true }).fill(name)
  for (const filter of ["style", "space", "homeType", "roomType", "scene"] as const) {
    const field = dialog.getByLabel(t(`publish.filter.${filter}`), { exact: true })
    if ((await field.inputValue()) === "") await field.selectOption({ index: 1 })
  }
  await dialog.getByRole("checkbox", { name: t("publish.template") }).check()
  await page.keyboard.press("Escape")
  await opener.click()
  await expect(dialog.getByLabel(t("publish.name"), { exact: true })).toHaveValue(name)
  await expect(dialog.getByText(t("publish.mainPicture"), { exact: true })).toBeVisible()
  await expect(dialog.locator("fieldset img")).toBeVisible({ timeout: 150_000 })

  // The first publication waits for a complete profile; pressed once more it is the same work.
  await publish.click()
  await expect(dialog.getByRole("link", { name: t("publish.gap.avatar") })).toBeVisible({ timeout: 60_000 })
  const avatar = await uploadPicture(request, token, "avatar")
  await callAs(request, token, ["PUT", "/user"], { avatar })
  await publish.click()
  await expect(dialog.getByText(t("publish.isShown"))).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, "a work is published")
  const mine = await callAs<{ content: { id: string; state: string; template: boolean }[] }>(request, token, [
    "GET",
    "/designer/designs",
  ])
  expect(mine.content).toMatchObject([{ state: "SHELVED", template: true }])
  const address = (await dialog.getByRole("link", { name: t("publish.see") }).getAttribute("href")) ?? ""
  expect(address).toContain(mine.content[0]?.id)

  // Readers see the picture and the plan, and walk in.
  const work = await callAs<WorkDetail>(request, token, ["GET", `/works/${mine.content[0]?.id}`])
  expect(work.pictures).toHaveLength(2)
  expect(work.url3d).toContain("/view/")

  // Opened again, the dialog offers to bring that work up to date.
  await page.keyboard.press("Escape")
  await opener.click()
  await expect(dialog.getByRole("button", { name: `${t("publish.update")}: ${name}` })).toBeVisible()
})
