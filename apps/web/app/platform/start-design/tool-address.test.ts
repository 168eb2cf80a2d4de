import { expect, test } from "vitest"
import { toolAddress } from "./tool-address.ts"

const own = { tool: "roomwright", token: "a b", address: "/studio" } as const
const coohom = { tool: "coohom", token: "t1", address: "https://coohom.example/sso" } as const

test("our own studio takes token and locale behind the #, which reaches no log", () => {
  expect(toolAddress(own, "zh")).toBe("/studio#token=a+b&locale=zh_CN")
  expect(toolAddress(own, "en")).toBe("/studio#token=a+b&locale=en_US")
  expect(toolAddress(own, "vi")).toBe("/studio#token=a+b&locale=vi")
})

test("the other tool opens in the reader's language, too", () => {
  expect(toolAddress(coohom, "zh")).toBe("https://coohom.example/sso?token=t1&locale=zh_CN")
  expect(toolAddress(coohom, "en")).toBe("https://coohom.example/sso?token=t1&locale=en_US")
  expect(toolAddress(coohom, "vi")).toBe("https://coohom.example/sso?token=t1&locale=vi")
})

test("what the other tool has put into its address stays, its token is not given twice", () => {
  const address = "https://coohom.example/sso?back=%2Fpub%2Ftool&token=its-own#top"
  expect(toolAddress({ ...coohom, address }, "en")).toBe(
    "https://coohom.example/sso?back=%2Fpub%2Ftool&token=its-own&locale=en_US#top",
  )
  const named = "https://coohom.example/sso/t1"
  expect(toolAddress({ ...coohom, address: named }, "vi")).toBe("https://coohom.example/sso/t1?locale=vi")
})
