import { afterEach, expect, test, vi } from "vitest"
import { guardInBrowser, type TabGuard } from "./tab-guard.ts"

const open: TabGuard[] = []
/** A window of this browser, and what it was told last. */
function openWindow(project: string) {
  const guard = guardInBrowser(project)
  open.push(guard)
  const told: string[] = []
  const enter = (): void =>
    guard.enter({
      mine: () => void told.push("mine"),
      others: () => void told.push("others"),
      handOver: () => Promise.resolve(),
    })
  return { guard, enter, last: () => told.at(-1) }
}
afterEach(() => {
  for (const guard of open.splice(0)) guard.leave()
})

test("one window of several draws, and the next one does when it leaves", async () => {
  const [one, other] = [openWindow("a"), openWindow("a")]
  one.enter()
  await vi.waitFor(() => expect(one.last()).toBe("mine"))
  other.enter()
  await vi.waitFor(() => expect(other.last()).toBe("others"))
  one.guard.leave()
  await vi.waitFor(() => expect(other.last()).toBe("mine"))
})

test("a window that asks for it gets it", async () => {
  const [one, other] = [openWindow("b"), openWindow("b")]
  one.enter()
  await vi.waitFor(() => expect(one.last()).toBe("mine"))
  other.enter()
  await vi.waitFor(() => expect(other.last()).toBe("others"))
  other.guard.takeOver()
  await vi.waitFor(() => expect([one.last(), other.last()]).toEqual(["others", "mine"]))
})

test("a window that leaves and comes back at once is not in its own way", async () => {
  const window = openWindow("c")
  window.enter()
  window.guard.leave()
  window.enter()
  await vi.waitFor(() => expect(window.last()).toBe("mine"))
  // Nothing comes after it.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(window.last()).toBe("mine")
})
