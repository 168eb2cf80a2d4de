import { test } from "./site-test.ts"

/**
 * Has the journeys around run against two programs of one site without demo content, at the first of them. All journeys
 * of a worker share them, so none may count what others leave there.
 */
export function runOnPair(): void {
  test.use({ baseURL: async ({ pair }, use) => use(pair.sites[0]) })
}
