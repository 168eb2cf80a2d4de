import { once } from "node:events"
import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import { expect, test } from "@playwright/test"
import { chooseKind, fieldOf, modalOf, newEmail, newMobile, toastOf } from "./accounts.ts"
import { findFreePort } from "./find-free-port.ts"
import { open, readIn } from "./site-test.ts"
import { startProgram, type Program } from "./start-program.ts"
import { nameFolder } from "./start-site.ts"
import { accountTextsIn, textsIn } from "./texts.ts"

// A site whose mail server is dead, and whose SMS gateway refuses the first message.

const t = textsIn.en
const account = accountTextsIn.en
const dataDir = nameFolder()
let site: Program

/** The gateway's two calls; every message that it was to send. */
const recipients: (string | null)[] = []
const gateway = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://gateway")
  response.setHeader("content-type", "application/json")
  if (pathname === "/login") return response.end(JSON.stringify({ status: 200, sessionId: "s" }))
  recipients.push(searchParams.get("recipient"))
  const isRefused = recipients.length === 1
  response.end(JSON.stringify(isRefused ? { status: 402, message: "Hết tiền" } : { status: 200 }))
})

test.beforeAll(async () => {
  const gatewayPort = await findFreePort()
  gateway.listen(gatewayPort, "127.0.0.1")
  await once(gateway, "listening")
  site = await startProgram({
    name: "dead-letters",
    env: {
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      DEMO: "0",
      // Nobody listens there.
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
      MAIL_FROM: "Roomwright <hello@rooms.example>",
      SMS_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      SMS_GATEWAY_USER: "roomwright",
      SMS_GATEWAY_PASSWORD: "secret",
      SMS_SENDER: "Roomwright",
    },
  })
})

test.afterAll(async () => {
  await site.stop()
  gateway.close()
  gateway.closeAllConnections()
  await rm(dataDir, { recursive: true, force: true })
})

test("a code that cannot be sent is said, may be asked for again at once, and the form keeps everything", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.address })
  await readIn(context, site.address, "en")
  const page = await context.newPage()
  await open(page, "/works")
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.signUp") })
    .click()
  const regist = modalOf(page, account("register.title"))
  const get = regist.getByRole("button", { name: account("code.get"), exact: true })
  const email = newEmail()
  await fieldOf(regist, account("field.nickname")).fill("Lan")
  await fieldOf(regist, account("field.email")).fill(email)
  await get.click()
  await expect(toastOf(page, account("message_fail"))).toBeVisible()
  await expect(get).toHaveAttribute("aria-disabled", "false")
  await expect(fieldOf(regist, account("field.email"))).toHaveValue(email)

  await chooseKind(regist, account("kind.phone"))
  const mobile = newMobile()
  await fieldOf(regist, account("field.mobile")).fill(mobile)
  await get.click()
  // The gateway's own words come along.
  await expect(toastOf(page, "Hết tiền")).toContainText(account("message_fail"))
  await get.click()
  await expect(toastOf(page, account("message_success"))).toBeVisible()
  expect(recipients).toEqual([`+84${mobile}`, `+84${mobile}`])
  await expect(fieldOf(regist, account("field.nickname"))).toHaveValue("Lan")
  await context.close()
})
