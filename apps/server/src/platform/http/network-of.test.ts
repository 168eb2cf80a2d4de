import { expect, test } from "vitest"
import { networkOf } from "./network-of.ts"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:0207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:52110", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1::", "1:0:0:0::/64"],
  ["2001:db8:1:2:3:4:192.0.2.7", "2001:db8:1:2::/64"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test("what is no address stays as it is, and short", () => {
  expect(networkOf("")).toBe("")
  expect(networkOf("unknown")).toBe("unknown")
  expect(networkOf("2001:db8:::1")).toBe("2001:db8:::1")
  expect(networkOf("x".repeat(500))).toHaveLength(100)
})

test("all addresses of one network of IPv6 are one", () => {
  const networks = Array.from({ length: 1_000 }, (_, at) =>
    networkOf(`2001:db8:1:2:${at.toString(16)}::${at}`),
  )
  expect(new Set(networks)).toEqual(new Set(["2001:db8:1:2::/64"]))
})
