import { randomInt } from "node:crypto"
import { isReservedUsername } from "./reserved-names.ts"

const longest = 24

/** Makes a handle from a nickname: Latin letters without marks; "user" if there are none. */
export function makeUsername(nickname: string): string {
  const plain = nickname
    .replaceAll(/đ/gi, "d")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, "")
  return plain.length >= 3 && !isReservedUsername(plain) ? plain : "user"
}

/** The same with a number appended, if the plain one is taken. */
export const withNumber = (username: string): string => `${username}-${randomInt(1000, 1_000_000)}`
