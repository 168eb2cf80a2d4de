import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Day } from "./day.tsx"
import { LocaleProvider } from "./locale.tsx"

test("the server writes a day in the platform's zone and keeps the exact moment for machines", () => {
  const markup = renderToStaticMarkup(
    <LocaleProvider language="en">
      <Day iso="2026-03-31T20:00:00.000Z" />
    </LocaleProvider>,
  )
  expect(markup).toContain('dateTime="2026-03-31T20:00:00.000Z"')
  expect(markup).toContain(">Apr 1, 2026<")
})
