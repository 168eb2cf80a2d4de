import { randomBytes } from "node:crypto"
import { expect, test } from "vitest"
import { openSecret, sealSecret } from "./factor-secret.ts"

const config = { appSecret: randomBytes(32).toString("base64url") }
const secret = randomBytes(20)

test("a sealed secret opens again, and looks different each time it is sealed", () => {
  const sealed = sealSecret(config, "one", secret)
  expect(openSecret(config, "one", sealed)).toEqual(secret)
  expect(sealSecret(config, "one", secret)).not.toEqual(sealed)
  expect(sealed.includes(secret)).toBe(false)
})

test("it opens neither for another account, nor under another APP_SECRET, nor when a bit of it was turned", () => {
  const sealed = sealSecret(config, "one", secret)
  expect(openSecret(config, "two", sealed)).toBeNull()
  expect(openSecret({ appSecret: randomBytes(32).toString("base64url") }, "one", sealed)).toBeNull()
  for (const at of [0, 12, sealed.length - 1]) {
    const turned = Buffer.from(sealed)
    turned.writeUInt8(turned.readUInt8(at) ^ 1, at)
    expect(openSecret(config, "one", turned)).toBeNull()
  }
  expect(openSecret(config, "one", sealed.subarray(0, 5))).toBeNull()
})
