import { expect, test } from "vitest"
import { mendAddress } from "./broken-requests.ts"
import { toFastifyPath } from "./serve.ts"

test.each([
  ["/products", "/products"],
  ["/products/{id}/related", "/products/:id/related"],
  ["/auth/login:mobile-code", "/auth/login::mobile-code"],
  ["/user/register:::type", "/user/register::::::type"],
  ["/a/{one}:{two}", "/a/:one:::two"],
])("%s is written %s for Fastify", (path, written) => expect(toFastifyPath(path)).toBe(written))

test.each(["/", "/api/products?w=%", "/api/works/%41?x=%E0%A4%A", "/%2e%2e/", "/a%20b#%"])(
  "%s is left as it is",
  (address) => expect(mendAddress(address)).toBe(address),
)

test.each([
  ["/%", "/%25"],
  ["/api/works/%E0%A4%A?w=%20", "/api/works/%25E0%25A4%25A?w=%20"],
  ["/%ED%A0%80/%41", "/%25ED%25A0%2580/%2541"],
  ["/%zz#%", "/%25zz#%"],
])("%s cannot be decoded and becomes %s", (address, mended) => expect(mendAddress(address)).toBe(mended))
