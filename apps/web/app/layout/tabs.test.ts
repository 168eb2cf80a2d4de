import { pagePaths } from "@roomwright/contract/page-paths"
import { describe, expect, test } from "vitest"
import { headerTabs, helpEntries, tabOf } from "./tabs.ts"

describe("the selected tab", () => {
  test.each([
    ["/aboutus", "aboutus"],
    ["/product", "product"],
    ["/works", "works"],
    ["/price", "price"],
    ["/price/success", "price"],
    ["/price/applymch", "price"],
    ["/price/info-desginer", "price"],
    ["/price/merchantSuccess", "price"],
    ["/help", "help"],
  ])("of %s is %s", (path, tab) => {
    expect(tabOf(path)).toBe(tab)
  })

  test.each([
    pagePaths.home,
    pagePaths.work,
    pagePaths.designers,
    pagePaths.designer,
    pagePaths.designerResults,
    pagePaths.product,
    pagePaths.productResults,
    pagePaths.articles,
    pagePaths.terms,
    pagePaths.disclaimer,
    pagePaths.privacy,
    pagePaths.error,
    "/notice",
    "/user/user",
    "/blog/detail",
    "/Works",
  ])("of %s is none", (path) => {
    expect(tabOf(path)).toBeNull()
  })

  test("is about us before any path was seen", () => {
    expect(tabOf(null)).toBe("aboutus")
  })
})

test("the header's tabs and the help menu lead where the specification says, in its order", () => {
  expect(headerTabs.map(({ path }) => path)).toEqual(["/aboutus", "/product", "/works", "/price"])
  expect(helpEntries.map(({ path }) => path)).toEqual([
    "/help",
    "/article",
    "/TermsOfUse",
    "/Disclaimer",
    "/PrivacyPolicy",
  ])
})
