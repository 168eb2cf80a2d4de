import { readFile } from "node:fs/promises"
import { languages } from "@roomwright/contract/language"
import { expect } from "@playwright/test"
import { unzipSync } from "fflate"
import { makePerson } from "./accounts.ts"
import { confirmPassword, openSecurity, sectionOf } from "./security-page.ts"
import { test } from "./site-test.ts"
import { accountTextsIn, securityTextsIn } from "./texts.ts"

for (const language of languages) {
  const t = securityTextsIn[language]

  test.describe(`one's own data in ${language}`, () => {
    test.use({ language })

    test("is downloaded for the password, as a zip that opens", async ({ page, request }) => {
      const person = await makePerson(request)
      await openSecurity(page, person, language)
      const section = sectionOf(page, t("security.data.title"))
      await section.getByRole("button", { name: t("security.data.export") }).click()
      const submit = t("security.data.go")
      await confirmPassword(section, { ...person, password: "wrong-one" }, { language, submit })
      const password = section.getByLabel(accountTextsIn[language]("field.oldPassword"), { exact: true })
      await expect(password).toHaveAttribute("aria-invalid", "true")

      const downloading = page.waitForEvent("download")
      await confirmPassword(section, person, { language, submit })
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^roomwright-data.*\.zip$/)
      const files = unzipSync(await readFile(await download.path()))
      expect(JSON.parse(Buffer.from(files["account.json"] ?? []).toString())).toMatchObject({
        account: { nickname: person.nickname, email: person.email, mobile: `+84${person.mobile}` },
      })
      await expect(page.getByText(t("security.data.begun"), { exact: true })).toBeVisible()
    })
  })
}
