import { expect, test } from "vitest"
import { writeFrameCode } from "./write-frame-code.ts"

test("the code of a frame holds the address and the title, and no title breaks out of it", () => {
  const code = writeFrameCode("https://rooms.example/view/1?embed=1&lang=vi", 'Sofa "A" <b>')
  expect(code).toContain('src="https://rooms.example/view/1?embed=1&amp;lang=vi"')
  expect(code).toContain('title="Sofa &quot;A&quot; &lt;b&gt;"')
  expect(code.match(/</g)).toHaveLength(2)
})
