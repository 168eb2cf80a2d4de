import { expect, test } from "vitest"
import { compareNames } from "./payee-name.ts"

test("banks write names in capitals without marks, and some the family name last", () => {
  expect(compareNames("PHAM THI LAN", ["Phạm Thị Lan"])).toBe("same")
  expect(compareNames("LAN PHAM THI", ["lan", "Phạm  Thị Lan"])).toBe("same")
  expect(compareNames("DO DUC DUNG", ["Đỗ Đức Dũng"])).toBe("same")
})

test("a name with a part left out is alike; one word alone says nothing", () => {
  expect(compareNames("PHAM THI LAN", ["Lan Phạm"])).toBe("alike")
  expect(compareNames("PHAM THI LAN", ["Lan"])).toBe("other")
  expect(compareNames("CONG TY TNHH NHA XANH", ["Nhà Xanh"])).toBe("alike")
})

test("another name is another one, and nobody known is nobody", () => {
  expect(compareNames("TRAN VAN HAI", ["Phạm Thị Lan", "lan88"])).toBe("other")
  expect(compareNames("TRAN VAN HAI", [])).toBe("other")
  expect(compareNames("王小明", ["王小明"])).toBe("same")
})
