import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { compileCatalogue, type Catalogue } from "@roomwright/i18n/catalogue"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { LocaleProvider } from "../locale/locale.tsx"
import { loadSiteTexts } from "../locale/site-texts.ts"
import { ListPages } from "./list-pages.tsx"

// What the build does: browsers get parsed messages.
vi.mock("@roomwright/i18n/site/en.json", async (read) => ({
  default: compileCatalogue((await read<{ default: Catalogue }>()).default),
}))

beforeAll(() => loadSiteTexts("en"))

interface Answer {
  readonly page: number
  readonly totalElements?: number
  readonly totalIsCapped?: boolean
  readonly next?: string
  readonly previous?: string
}

/** The links of a list's pages: what they say -> where they lead. */
function linksOf(address: string, answer: Answer): Readonly<Record<string, string>> {
  const markup = renderToStaticMarkup(
    <LocaleProvider language="en">
      <MemoryRouter initialEntries={["/product"]}>
        <ListPages
          search={new URLSearchParams(address)}
          size={24}
          totalElements={1_000}
          totalIsCapped
          {...answer}
        />
      </MemoryRouter>
    </LocaleProvider>,
  )
  const links = [...markup.matchAll(/<a[^>]*>/g)].map(([link]) => {
    const read = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(link)?.[1] ?? ""
    return [read("aria-label"), read("href").replaceAll("&amp;", "&").replace("/product", "")] as const
  })
  return Object.fromEntries(links)
}

describe("the pages of a list whose end nobody knows", () => {
  test("lead on by the cursor of the next page, and name no last one", () => {
    expect(linksOf("style=retro", { page: 0, next: "9_n" })).toEqual({
      "Page 1": "?style=retro",
      "Page 2": "?style=retro&page=2&after=9_n",
      "Page 3": "?style=retro&page=3",
      "Next page": "?style=retro&page=2&after=9_n",
    })
  })

  test("lead back by the cursor of the page before, and to the first by nothing", () => {
    const deep = { page: 899, next: "9_n", previous: "1_p" }
    expect(linksOf("page=900&after=5_x&sort=newest", deep)).toEqual({
      "Previous page": "?sort=newest&page=899&before=1_p",
      "Page 1": "?sort=newest",
      "Page 899": "?sort=newest&page=899&before=1_p",
      "Page 900": "?sort=newest&page=900&after=5_x",
      "Page 901": "?sort=newest&page=901&after=9_n",
      "Next page": "?sort=newest&page=901&after=9_n",
    })
    expect(linksOf("page=2&before=5_x", { page: 1, next: "9_n", previous: "1_p" })).toMatchObject({
      "Previous page": "",
      "Page 1": "",
    })
  })

  test("end where there is no next page", () => {
    expect(Object.keys(linksOf("page=50", { page: 49, previous: "1_p" }))).toEqual([
      "Previous page",
      "Page 1",
      "Page 49",
      "Page 50",
    ])
  })
})

test("the pages of a list whose end is known are numbers alone", () => {
  const known = { page: 1, totalElements: 70, totalIsCapped: false, next: "9_n", previous: "1_p" }
  expect(linksOf("page=2", known)).toEqual({
    "Previous page": "",
    "Page 1": "",
    "Page 2": "?page=2",
    "Page 3": "?page=3",
    "Next page": "?page=3",
  })
})
