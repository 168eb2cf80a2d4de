import { randomUUID } from "node:crypto"
import { myWorkPath, studioPath, viewPath, workPath } from "@roomwright/contract/page-paths"
import type { ProjectPage } from "@roomwright/contract/studio/projects"
import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { expect } from "@playwright/test"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { plan } from "./draw-by-keys.ts"
import { makeDesigner, uploadPicture } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"
import { myWorksTextsIn, studioTextsIn, textsIn } from "./texts.ts"

const site = textsIn.en
const studio = studioTextsIn.en
const form = myWorksTextsIn.en
const name = "Attic in terracotta"

function drawHome(): string {
  const home = demoHomes.find(({ id }) => id === "saigon-terracotta-28")
  if (!home) throw new Error("The home is not there.")
  return writeDocument(buildHome(home, "Ground", countedIds()))
}

test("a designer publishes a furnished project as a template, and another one begins from it", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const staff = await setUpPayments(request)
  const token = await makeDesigner(request, staff)
  await callAs(request, token, ["PUT", "/user"], { avatar: await uploadPicture(request, token, "avatar") })
  const { id: workId } = await callAs<{ id: string }>(request, token, ["POST", "/designer/design"], {
    key: randomUUID(),
    localName: { en: name },
    url3d: "",
    styleDescription: {},
    style: "nordic",
    homeType: "studio",
    space: "living-room",
    scene: "family",
    roomType: "studio",
    area: 28,
    template: true,
    templateId: null,
    price: 0,
    mainImage: await uploadPicture(request, token, "work"),
    detailImages: [],
  })
  await callAs(request, token, ["POST", `/designer/designs/${workId}/shelving`])
  const body = { name: "Attic", key: randomUUID(), document: drawHome() }
  const { id: projectId } = await callAs<{ id: string }>(request, token, ["POST", "/studio/projects"], body)

  // From the studio, into a work that is there.
  await beginWith(page, token)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(studioPath(projectId))
  await expect(plan(page)).toBeVisible()
  await page.getByRole("button", { name: studio("publish.title") }).click()
  const dialog = page.getByRole("dialog", { name: studio("publish.title") })
  const publish = dialog.getByRole("button", { name: `${studio("publish.publish")}: ${name}` })
  await expect(publish).toBeVisible()
  await expectAccessible(page, "publishing to a work")
  await publish.click()
  await expect(dialog.getByText(studio("publish.done", { name }))).toBeVisible()

  // The form of the work says what it shows.
  await open(page, myWorkPath(workId))
  const section = page.getByRole("region", { name: form("myWorks.section.scene") })
  await expect(section.getByRole("link", { name: "Attic" })).toBeVisible()
  await expect(section.getByText(form("myWorks.scene.current"))).toBeVisible()
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `the scene of a work at ${width}`)
    await expectNoSidewaysScroll(page, `the scene of a work at ${width}`)
  }

  // Another designer is offered a walk through it and a project of their own.
  const other = await makeDesigner(request, staff)
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  await readIn(context, baseURL ?? "", "en")
  const theirs = await context.newPage()
  await beginWith(theirs, other)
  await open(theirs, workPath(workId))
  await expect(theirs.getByRole("link", { name: site("work.walk") })).toHaveAttribute(
    "href",
    viewPath(workId),
  )
  for (const width of widthsIn("en")) {
    await theirs.setViewportSize({ width, height: 900 })
    await expectAccessible(theirs, `a work with a scene at ${width}`)
    await expectNoSidewaysScroll(theirs, `a work with a scene at ${width}`)
  }
  const [studioWindow] = await Promise.all([
    theirs.waitForEvent("popup"),
    theirs.getByRole("button", { name: site("work.begin") }).click(),
  ])
  await expect(plan(studioWindow)).toBeVisible()
  const { content } = await callAs<ProjectPage>(request, other, ["GET", "/studio/projects"])
  expect(content.map((project) => [project.name, project.facts.items])).toEqual([[name, 55]])
  expect(new URL(studioWindow.url()).searchParams.get("project")).toBe(content[0]?.id)
  await context.close()
})
