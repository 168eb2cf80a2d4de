import type { Database } from "../platform/database/connect.ts"

/** Counts from now on how many connections of the pool are in use at once. */
export function watchConnections({ pool }: Database): { readonly most: () => number } {
  let most = 0
  pool.on("acquire", () => {
    most = Math.max(most, pool.totalCount - pool.idleCount)
  })
  return { most: () => most }
}
