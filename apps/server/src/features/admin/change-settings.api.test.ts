import * as settings from "@roomwright/contract/settings/admin"
import { errorCatalogue } from "@roomwright/contract/errors"
import { readLegalText } from "@roomwright/contract/settings/legal-texts"
import { readEmbedding } from "@roomwright/contract/settings/embedding"
import { readPublicSettings } from "@roomwright/contract/settings/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal, refuse } from "../../testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "../../testing/test-app.ts"
import { signUp, type TestPerson } from "../../testing/test-people.ts"
import { readDesignTool } from "../settings/settings.public.ts"

let app: TestApp
let administrator: TestPerson

beforeAll(async () => {
  const env = {
    PAGE_CACHE_MB: "8",
    SMTP_URL: "smtp://user:hidden@127.0.0.1:1",
    MAIL_FROM: "Roomwright <hi@rooms.example>",
  }
  app = await startTestApp({ env })
  administrator = await signUp(app, { roles: ["ROLE_ADMIN"] })
})
afterAll(() => app.close())

const read = () => app.call(settings.readAdminSettings, {}, administrator)
const auditOf = async (action: string) =>
  (
    await app.database.db
      .selectFrom("audit_entry")
      .select(["details", "actor_id"])
      .where("action", "=", action)
      .orderBy("at")
      .execute()
  ).map(({ details, actor_id }) => [actor_id === administrator.id, details])

describe("the company", () => {
  const body = {
    companyName: "Nhà Đẹp",
    companyAddress: { zh: "顺化", en: "Huế, Vietnam", vi: "Huế, Việt Nam" },
    companyPhone: "+84 2343 822 288".replaceAll(" ", ""),
  }

  test("is seen in the footer and the legal texts as soon as it is changed", async () => {
    const before = await app.call(readPublicSettings, {}, { language: "en" })
    expect(before.companyName).toBe("Roomwright")
    const after = await app.call(settings.changeCompany, { body }, administrator)
    expect(after.company).toEqual({
      name: "Nhà Đẹp",
      address: body.companyAddress,
      phone: body.companyPhone,
    })
    expect(await app.call(readPublicSettings, {}, { language: "en" })).toEqual({
      companyName: "Nhà Đẹp",
      companyAddress: { text: "Huế, Vietnam", language: "en" },
      companyPhone: body.companyPhone,
      termsVersion: before.termsVersion,
    })
    const terms = await app.call(readLegalText, { params: { name: "terms" } }, { language: "en" })
    expect(JSON.stringify(terms)).toContain("Huế, Vietnam")
    expect(await auditOf("company.change")).toEqual([
      [true, { name: "Nhà Đẹp", phone: body.companyPhone, ...body.companyAddress }],
    ])
  })

  test("has a name, an address in every language, and a phone that can be called", async () => {
    for (const wrong of [
      { companyName: " " },
      { companyAddress: { zh: "顺化", en: "Huế" } },
      { companyPhone: "" },
      { companyPhone: "call us" },
    ]) {
      const answer = await refuse(app, settings.changeCompany, { body: { ...body, ...wrong } }, administrator)
      expect([wrong, answer.envelope?.code]).toEqual([wrong, errorCatalogue.invalidInput.code])
    }
    expect((await read()).company.name).toBe("Nhà Đẹp")
  })
})

describe("the sites that may show the 3D viewer", () => {
  const save = (embedHosts: readonly string[]) =>
    app.call(settings.changeEmbedHosts, { body: { embedHosts: [...embedHosts] } }, administrator)

  test("are none at first, and told to everybody once they are set, each once", async () => {
    expect(await app.call(readEmbedding, {})).toEqual({ hosts: [] })
    const hosts = ["shop.example", "*.blog.example:8443"]
    expect((await save([...hosts, "shop.example"])).embedHosts).toEqual(hosts)
    expect(await app.call(readEmbedding, {})).toEqual({ hosts })
    expect(await auditOf("embedding.change")).toEqual([
      [true, { hosts: "shop.example *.blog.example:8443 shop.example" }],
    ])
    await save([])
    expect(await app.call(readEmbedding, {})).toEqual({ hosts: [] })
  })

  test("are refused where they are no sites, and then nothing is changed", async () => {
    await save(["shop.example"])
    for (const wrong of ["https://shop.example", "*", "shop", "a.example; script-src *", "a.example\nx: y"]) {
      const body = { embedHosts: ["other.example", wrong] }
      const answer = await refuse(app, settings.changeEmbedHosts, { body }, administrator)
      expect([wrong, answer.envelope?.code]).toEqual([wrong, errorCatalogue.invalidInput.code])
    }
    expect(await app.call(readEmbedding, {})).toEqual({ hosts: ["shop.example"] })
  })

  test("that another hand wrote into the database wrongly are not given", async () => {
    await app.database.db
      .updateTable("setting")
      .set({ value: JSON.stringify(["a.example; script-src *"]) })
      .where("key", "=", "embed-hosts")
      .execute()
    expect((await read()).embedHosts).toEqual([])
  })
})

describe("the design tool", () => {
  const toolAddress = "https://tool.example/open"
  const toolAppKey = "key-of-the-tool-1"
  const toolSecret = "secret-of-the-tool-1"
  const coohom = { tool: "coohom", toolAddress, toolAppKey }
  const set = (body: object) => refuse(app, settings.changeDesignTool, { body }, administrator)
  const inForce = () => readDesignTool(app.database.db, app.services.config)

  test("is our own studio at first; Coohom has a secret that is stored encrypted and never comes back", async () => {
    expect((await read()).designTool).toEqual({ tool: "roomwright", source: "none", coohom: null })
    const answer = await set({ ...coohom, toolSecret })
    expect(answer.status).toBe(200)
    expect((await read()).designTool).toEqual({
      tool: "coohom",
      source: "desk",
      coohom: {
        address: toolAddress,
        appKey: toolAppKey,
        secretSetAt: expect.any(String),
        isReadable: true,
      },
    })
    const rows = await app.database.db.selectFrom("setting").selectAll().execute()
    const log = await app.database.db.selectFrom("audit_entry").selectAll().execute()
    for (const told of [answer.text, JSON.stringify(rows), JSON.stringify(log), app.readLog()])
      expect(told).not.toContain(toolSecret)
    expect(await inForce()).toEqual({ address: toolAddress, appKey: toolAppKey, appSecret: toolSecret })
    const elsewhere = { appSecret: "another secret of the program, longer", coohom: undefined }
    expect(await readDesignTool(app.database.db, elsewhere)).toBeNull()
    expect(await auditOf("design-tool.change")).toEqual([
      [true, { tool: "coohom", address: toolAddress, isSecretNew: true }],
    ])
  })

  test("keeps its secret when only the path changes; another host gets none that was not given for it", async () => {
    expect((await set({ ...coohom, toolAddress: "https://tool.example/api" })).status).toBe(200)
    expect(await inForce()).toMatchObject({ address: "https://tool.example/api", appSecret: toolSecret })
    for (const other of ["https://evil.example/open", "https://tool.example:8443/open"])
      expectRefusal(await set({ ...coohom, toolAddress: other }), "secretMissing")
    expect((await inForce())?.address).toBe("https://tool.example/api")
  })

  test("is our own again at once, and what is stored of Coohom stays for another time", async () => {
    expect((await set({ tool: "roomwright" })).status).toBe(200)
    expect(await inForce()).toBeNull()
    expect((await read()).designTool).toMatchObject({ tool: "roomwright", source: "desk" })
    expect((await set({ ...coohom, toolAddress: "https://tool.example/api" })).status).toBe(200)
    expect(await inForce()).toMatchObject({ appSecret: toolSecret })
  })

  test("has an https address, and a key and secret that can stand in a header", async () => {
    for (const wrong of [
      { toolAddress: "http://tool.example/" },
      { toolAddress: "https://user:password@tool.example/" },
      { toolAddress: "https://localhost/" },
      { toolAddress: "https://tool.example/#part" },
      { toolAddress: "ftp://tool.example/" },
      { toolAddress: undefined },
      { toolAppKey: undefined },
      { toolAppKey: "two words" },
      { toolSecret: "short" },
      { toolSecret: "line\nbreak-in-it" },
      { tool: "roomwright" },
      { tool: "other" },
    ]) {
      const answer = await set({ ...coohom, toolSecret, ...wrong })
      expect([wrong, answer.envelope?.code]).toEqual([wrong, errorCatalogue.invalidInput.code])
    }
  })

  test("is forgotten with its secret", async () => {
    await app.call(settings.removeDesignTool, {}, administrator)
    expect(await inForce()).toBeNull()
    expectRefusal(await set(coohom), "secretMissing")
  })
})

test("what the environment sets is said to come from there, without its secrets", async () => {
  const answer = await app.get("/api/admin/settings", { headers: administrator.headers })
  expect(answer.text).not.toContain("hidden")
  expect(await read()).toMatchObject({
    channels: {
      email: { source: "environment", sender: "Roomwright <hi@rooms.example>", host: "127.0.0.1:1" },
      sms: { source: "none", sender: null, host: null },
    },
  })
})

test("settings are no business of other staff", async () => {
  const clerk = await signUp(app, { roles: ["ROLE_RECEIPTS_CLERK"] })
  expectRefusal(await refuse(app, settings.readAdminSettings, {}, clerk), "forbidden")
})
