import { describe, expect, test } from "vitest"
import { decodeToken } from "./token-payload.ts"

const payload = { id: "1", username: "lan", nickname: "林予安 ghế", roles: ["ROLE_USER"], exp: 1_800_000_000 }
const tokenOf = (value: unknown): string =>
  `head.${Buffer.from(JSON.stringify(value)).toString("base64url")}.signature`

describe("a token", () => {
  test("tells what it says about its owner, in any script", () => {
    expect(decodeToken(tokenOf(payload))).toEqual(payload)
  })

  test("tells nothing besides", () => {
    expect(decodeToken(tokenOf({ ...payload, iat: 1, aud: "site" }))).toEqual(payload)
  })

  test.each([
    "",
    "nonsense",
    "a.b.c",
    "a.%%%.c",
    tokenOf(null),
    tokenOf([]),
    tokenOf({ ...payload, id: 7 }),
    tokenOf({ ...payload, roles: "ROLE_ADMIN" }),
    tokenOf({ ...payload, exp: "soon" }),
  ])("that is none is read as nothing: %j", (token) => {
    expect(decodeToken(token)).toBeNull()
  })
})
