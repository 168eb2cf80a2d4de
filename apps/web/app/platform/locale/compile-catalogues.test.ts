import { compileCatalogue, type CompiledCatalogue } from "@roomwright/i18n/catalogue"
import { createTranslate } from "@roomwright/i18n/translate"
import en from "@roomwright/i18n/site/en.json"
import { describe, expect, test } from "vitest"
import { compileCatalogues } from "../../../compile-catalogues.ts"

const { transform } = compileCatalogues()
if (typeof transform !== "object") throw new Error("The plugin has no transform with a filter.")
const filter = transform.filter?.id
const handler = transform.handler as unknown as (source: string) => { code: string }

/** The catalogue inside the module that the build makes of it. */
const compile = (catalogue: object): CompiledCatalogue =>
  JSON.parse(handler(JSON.stringify(catalogue)).code.replace(/^export default /, ""))

describe("the build", () => {
  test.each(["site/zh.json", "site/en.json", "site/vi.json", "admin/vi.json"])("parses %s", (file) => {
    expect(`/anywhere/packages/i18n/src/${file}`).toMatch(filter as RegExp)
  })

  test.each(["/anywhere/packages/i18n/package.json", "/anywhere/apps/web/app/en.json"])(
    "leaves %s alone",
    (file) => {
      expect(file).not.toMatch(filter as RegExp)
    },
  )

  test("makes what the runtime words exactly as the server does", () => {
    const compiled = compile(en)
    expect(compiled).toEqual(compileCatalogue(en))
    const t = createTranslate<keyof typeof en>("en-US", compiled)
    expect(t("designer.works", { count: 1 })).toBe("1 work")
    expect(t("designer.works", { count: 4 })).toBe("4 works")
    expect(t("error.pageNotFound", { path: "/<b>{x}</b>" })).toBe("Page not found: /<b>{x}</b>")
  })

  test("survives quotes, line ends and what ends a script", () => {
    const texts = { a: '"</script>" \\ \u2028\n', b: "it''s '{'brace'}'" }
    const t = createTranslate("en-US", compile(texts))
    expect(t("a")).toBe(texts.a)
    expect(t("b")).toBe("it's {brace}")
  })
})
