import { rm } from "node:fs/promises"
import { expect } from "@playwright/test"
import {
  gatewayLogin,
  startSmsGateway,
  type TestGateway,
} from "../apps/server/src/testing/test-sms-gateway.ts"
import { fieldOf, chooseKind, modalOf, newEmail, newMobile, toastOf } from "./accounts.ts"
import { findFreePort } from "./find-free-port.ts"
import { open, readIn, test } from "./site-test.ts"
import { startProgram, type Program } from "./start-program.ts"
import { nameFolder } from "./start-site.ts"
import { accountTextsIn, textsIn } from "./texts.ts"

// A site whose mail server is dead and whose SMS gateway refuses.

const t = textsIn.en
const account = accountTextsIn.en
const dataDir = nameFolder()
let gateway: TestGateway
let site: Program

test.beforeAll(async () => {
  gateway = await startSmsGateway()
  site = await startProgram({
    name: "dead-letters",
    env: {
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      DEMO: "0",
      // Nobody listens there.
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
      MAIL_FROM: "Roomwright <hello@rooms.example>",
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_USER: gatewayLogin.user,
      SMS_GATEWAY_PASSWORD: gatewayLogin.password,
      SMS_SENDER: "Roomwright",
    },
  })
})

test.afterAll(async () => {
  await site.stop()
  await gateway.close()
  await rm(dataDir, { recursive: true, force: true })
})

test.use({ baseURL: async ({}, use) => use(site.address) })

test("a code that cannot be sent is said, may be asked for again at once, and the form keeps everything", async ({
  page,
  context,
  complaints,
}) => {
  await readIn(context, site.address, "en")
  await open(page, "/works")
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("nav.signUp") })
    .click()
  const regist = modalOf(page, account("register.title"))
  const get = regist.getByRole("button", { name: account("code.get") })
  const email = newEmail()
  await fieldOf(regist, account("field.nickname")).fill("Lan")
  await fieldOf(regist, account("field.email")).fill(email)
  await get.click()
  await expect(toastOf(page, account("message_fail"))).toBeVisible()
  await expect(get).toBeVisible()
  await expect(get).toHaveAttribute("aria-disabled", "false")
  await expect(fieldOf(regist, account("field.email"))).toHaveValue(email)

  await chooseKind(regist, account("kind.phone"))
  await fieldOf(regist, account("field.mobile")).fill(newMobile())
  gateway.answer("send", { json: { status: 402, message: "Hết tiền" } })
  await get.click()
  // The gateway's own words come along.
  await expect(toastOf(page, "Hết tiền")).toContainText(account("message_fail"))
  await get.click()
  await expect(toastOf(page, account("message_success"))).toBeVisible()
  expect(gateway.sent).toHaveLength(1)
  await expect(fieldOf(regist, account("field.nickname"))).toHaveValue("Lan")
  // The server's refusals are what this is about.
  expect(complaints.filter((complaint) => !/status of 5\d\d/.test(complaint))).toEqual([])
  complaints.length = 0
})
