import { describe, expect, test } from "vitest"
import { openFonts, weights } from "./open-fonts.ts"

const hasFor = async (text: string): Promise<boolean[]> => {
  const fonts = await openFonts(text)
  return weights.map((weight) => [...text].every((one) => fonts.find(weight, one.codePointAt(0) ?? 0)))
}

describe("the fonts of papers", () => {
  test.each(["Phiếu thu: đã nhận ₫388,000 – ợ ỷ Ỹ", "账单编号：已付款，龘", "Čapek, Łódź, Øre"])(
    "can write %s in both weights",
    async (text) => {
      expect(await hasFor(text)).toEqual([true, true])
    },
  )

  test("hold nothing but the characters asked for", async () => {
    const { all } = await openFonts("账单 Bill")
    const characters = new Set(all.flatMap((font) => [...font.characters]))
    expect(
      [...characters]
        .map((one) => String.fromCodePoint(one))
        .toSorted()
        .join(""),
    ).toBe(" Bil单账")
  })

  test("say what they cannot write", async () => {
    const fonts = await openFonts("م👩")
    for (const one of "م👩") expect(fonts.find(400, one.codePointAt(0) ?? 0)).toBeNull()
  })
})
