import { pagePaths, ownWorkPath, deskWorkPath, reportPath, workPath } from "@roomwright/contract/page-paths"
import { callAs, openTill, drawSquares } from "./desk-bills.ts"
import { beginWith, demoToken } from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"

test("shots", async ({ browser, request, baseURL }) => {
  test.setTimeout(400_000)
  const staff = await openTill(request)
  const designer = await demoToken(request, "ton-nu-ha-vi")
  const { content } = await callAs<{ content: { id: string }[] }>(request, designer, [
    "GET",
    "/designer/designs",
  ])
  const id = content[0]?.id ?? ""
  const held = content[1]?.id ?? ""
  await callAs(
    request,
    designer,
    [
      "POST",
      `/works/${(await callAs<{ content: { id: string }[] }>(request, staff, ["GET", "/works"])).content.find((w) => !content.some((c) => c.id === w.id))?.id}/reports`,
    ],
    {
      problem: "copied",
      text: "Seen on another site, with the same lamp: https://example.com/a-very-long-address-that-does-not-break",
    },
  )
  await callAs(request, staff, ["POST", `/admin/works/${held}/unshelving`], {
    reason: "The second picture is somebody else's. Use your own.",
  })
  const asked = content[2]?.id ?? ""
  await callAs(request, staff, ["POST", `/admin/works/${asked}/unshelving`], { reason: "Blurred." })
  await callAs(request, designer, ["POST", `/designer/designs/${asked}/looks`])
  for (const [language, widths] of [
    ["zh", [360, 1440]],
    ["vi", [360, 768]],
  ] as const) {
    const make = async (token: string) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "" })
      await readIn(context, baseURL, language)
      const page = await context.newPage()
      await beginWith(page, token)
      return page
    }
    const mine = await make(designer)
    const desk = await make(staff)
    for (const width of widths) {
      const shots = [
        [mine, pagePaths.ownWorks, "list"],
        [mine, ownWorkPath(id), "edit"],
        [mine, pagePaths.ownWork, "new"],
        [mine, reportPath("work", id), "report"],
        [desk, pagePaths.worksDesk, "desk-works"],
        [desk, deskWorkPath(asked), "desk-work"],
        [desk, pagePaths.productsDesk, "desk-products"],
        [desk, pagePaths.reportsDesk, "desk-reports"],
      ] as const
      for (const [page, path, name] of shots) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, path)
        await page.waitForTimeout(500)
        if (name === "new") {
          await page
            .locator("input[type=file]")
            .setInputFiles([{ name: "a.png", mimeType: "image/png", buffer: await drawSquares() }])
          await page.waitForTimeout(1500)
          await page.locator("form button[type=submit]").click()
          await page.waitForTimeout(500)
        }
        await page.screenshot({ path: `/tmp/hw/shots/${name}-${language}-${width}.png`, fullPage: true })
        if (name === "new")
          await page.evaluate(() => {
            for (const k of Object.keys(localStorage))
              if (k.startsWith("work-draft")) localStorage.removeItem(k)
          })
      }
    }
    await mine.context().close()
    await desk.context().close()
  }
})
