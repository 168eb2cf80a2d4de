import { expect, test } from "vitest"
import { countAwaited } from "./awaited-tour.ts"
import type { StudioRender } from "./render-host.ts"

const render = (id: string, state: StudioRender["state"]): StudioRender =>
  ({ id, state }) as Partial<StudioRender> as StudioRender
const awaited = { key: "k", name: "Home", renders: ["a", "b", "c"] }

test.each<[string, readonly StudioRender[], readonly string[], boolean]>([
  [
    "waits while one is being made",
    [render("a", "finished"), render("b", "running"), render("c", "finished")],
    ["a", "c"],
    false,
  ],
  [
    "waits for a worker",
    [render("a", "waiting"), render("b", "finished"), render("c", "finished")],
    ["b", "c"],
    false,
  ],
  [
    "is settled when all are there, in its own order",
    [render("c", "finished"), render("b", "finished"), render("a", "finished")],
    ["a", "b", "c"],
    true,
  ],
  [
    "goes without what failed, was cancelled or deleted",
    [render("a", "failed"), render("b", "finished")],
    ["b"],
    true,
  ],
])("a tour %s", (_what, known, finished, isSettled) => {
  expect(countAwaited(awaited, known)).toEqual({ finished, isSettled })
})
