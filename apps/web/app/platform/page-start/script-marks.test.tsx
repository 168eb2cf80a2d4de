import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { OwnScript, ScriptMark } from "../own-script.tsx"
import { newScriptMark, takeScriptMarks } from "./script-marks.ts"

const mark = newScriptMark()

test("scripts of ours are known by their mark, which is in the page no more", () => {
  const page = renderToString(
    <ScriptMark value={mark}>
      <OwnScript text={'start("</b>")'} />
      <link rel="stylesheet" href="/a.css" nonce={mark} />
      <script type="module" async nonce={mark} dangerouslySetInnerHTML={{ __html: "import('/a.js')" }} />
    </ScriptMark>,
  )
  expect(page).toContain(mark)
  const { html, scripts } = takeScriptMarks(page, mark)
  expect(scripts).toEqual(['start("</b>")', "import('/a.js')"])
  expect(html).not.toContain(mark)
  expect(html).not.toContain("nonce")
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
})

test.each([
  "<script>steal()</script>",
  "<script nonce>steal()</script>",
  '<script nonce="">steal()</script>',
  `<script nonce="${newScriptMark()}">steal()</script>`,
  `<script data-nonce="${newScriptMark()}" type="module">steal()</script>`,
  "</p><SCRIPT>steal()</SCRIPT>",
  '<script>/* <script nonce="*/steal()</script>',
  "<svg><script>steal()</script></svg>",
])("a script that came with a text is none of ours: %s", (injected) => {
  const page = renderToString(
    <ScriptMark value={mark}>
      <p dangerouslySetInnerHTML={{ __html: injected }} />
      <OwnScript text="start()" />
    </ScriptMark>,
  )
  expect(takeScriptMarks(page, mark).scripts).toEqual(["start()"])
})

test("where a browser renders there is no mark", () => {
  expect(renderToString(<OwnScript text="start()" />)).toBe("<script>start()</script>")
})
