import { isIPv4, isIPv6 } from "node:net"

/**
 * The unit that limits count for an address: an IPv4 host, however its address is written, and the /64 of an
 * IPv6 address. A household or a rented server gets at least that much, and can change its address within it
 * at will. Every limit by address uses this; a test fails where the bare address is used.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.slice(0, 100))
  if (isIPv4(bare)) return bare
  const [whole = ""] = bare.split("%", 1)
  if (!isIPv6(whole)) return bare
  const groups = groupsOf(whole)
  return isMapped(groups) ? toIPv4(groups) : `${groups.slice(0, 4).map(toHex).join(":")}::/64`
}

/** Some proxies write `192.0.2.7:52110` or `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  const match = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)
  return match?.[1] ?? address
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${toHex(a * 256 + b)}:${toHex(c * 256 + d)}`
  })
  const [head = "", tail] = plain.split("::")
  const read = (part: string): number[] =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16))
  const before = read(head)
  if (tail === undefined) return before
  const after = read(tail)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

/** `::ffff:192.0.2.7`: how a dual-stack socket names an IPv4 caller. */
const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

function toIPv4(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join(".")
}

const toHex = (group: number): string => group.toString(16)
