import { listProducts } from "@roomwright/contract/catalogue/calls"
import { listAnswers } from "@roomwright/contract/content/calls"
import { pagePaths, productPath, productResultsPath } from "@roomwright/contract/page-paths"
import { beforeEach, describe, expect, test } from "vitest"
import { createPageCount, type CountPage } from "./count-pages.ts"
import { createCounter, type Counter } from "./counter.ts"
import { recordEmptySearch } from "./empty-search.ts"

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
const page = { status: 200 }

let now: Date
let counter: Counter
let count: CountPage

beforeEach(() => {
  now = new Date("2026-03-01T16:59:59Z")
  counter = createCounter({ now: () => now })
  count = createPageCount(counter)
})

const send = (address: string, more: Partial<Parameters<CountPage>[0]> = {}): void =>
  count({ method: "GET", headers: { "user-agent": firefox }, address, language: "vi", page, ...more })
const counted = () => counter.take().pages.map(({ day, ...rest }) => [day, ...Object.values(rest)])

describe("pages", () => {
  test("are counted by day in Vietnam, kind and language, as documents and as data", () => {
    send(productPath("1"))
    send(`/things/detail.data?id=1&_routes=catalogue`)
    send("/", { language: "zh" })
    send("/_.data", { language: "zh" })
    send(productResultsPath("sofa"))
    send(pagePaths.privacy)
    now = new Date("2026-03-01T17:00:00Z")
    send(pagePaths.help)
    expect(counted()).toEqual([
      ["2026-03-01", "product", "vi", 2],
      ["2026-03-01", "home", "zh", 2],
      ["2026-03-01", "products", "vi", 1],
      ["2026-03-01", "legal", "vi", 1],
      ["2026-03-02", "help", "vi", 1],
    ])
    expect(counted()).toEqual([])
  })

  test("are not counted for robots, failures, what is fetched ahead, and pages of staff and accounts", () => {
    send("/works", { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } })
    send("/works", { headers: {} })
    send("/works", { page: { status: 404 } })
    send("/works", { method: "HEAD" })
    send("/works", { headers: { "user-agent": firefox, "sec-purpose": "prefetch" } })
    send(pagePaths.admin)
    send(pagePaths.orders)
    send("/nowhere")
    send("/works.data.data")
    expect(counted()).toEqual([])
  })

  test("that could not be stored are counted with the next", () => {
    send("/works")
    const lost = counter.take()
    send("/works")
    counter.putBack(lost)
    expect(counted()).toEqual([["2026-03-01", "works", "vi", 2]])
  })
})

describe("searches without results", () => {
  const answer = (
    totalElements: number,
    { method, path } = listProducts as { method: string; path: string },
  ) => [{ method, path, data: { content: [], totalElements } }]
  const search = (address: string, answers = answer(0)): void => {
    const found = { status: 200 }
    recordEmptySearch(found, address, answers)
    send(address, { page: found })
  }
  const sought = () => counter.take().searches.map(({ place, words, count: times }) => [place, words, times])

  test("are counted each time their page is sent, in one spelling", () => {
    search(productResultsPath("Grüne Lampe"))
    search(`${productResultsPath("grüne  lampe")}&sort=newest`)
    search("/help.data?w=payback&_routes=content", answer(0, listAnswers))
    expect(sought()).toEqual([
      ["products", "grüne lampe", 2],
      ["help", "payback", 1],
    ])
  })

  test("are none where something was found, or something else may have left nothing", () => {
    search(productResultsPath("lamp"), answer(3))
    search(`${productResultsPath("lamp")}&colour=oak`)
    search(`${productResultsPath("lamp")}&page=9`)
    search(pagePaths.products)
    search(productResultsPath("lan@example.com"))
    expect(sought()).toEqual([])
  })

  test("are not remembered without end", () => {
    for (let at = 0; at < 2_000; at += 1) search(productResultsPath(`nothing ${at}`))
    expect(counter.take().searches.length).toBeLessThan(1_000)
  })
})
