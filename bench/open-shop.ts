import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { serverFlags } from "../scripts/bootstrap/run-server.mjs"

/** Buyers who are signed in, and what they can order as often as they like. */
export interface Shop {
  readonly tokens: readonly string[]
  readonly sold: readonly { readonly product: string; readonly variant: string }[]
}

/** Runs `open-shop-for-orders.ts` against a database that has products. */
export async function openShop(env: Readonly<Record<string, string>>, buyers: number): Promise<Shop> {
  const file = join(import.meta.dirname, "../apps/server/src/testing/open-shop-for-orders.ts")
  const child = spawn(process.execPath, [...serverFlags, file], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...env, BUYERS: String(buyers) },
  })
  const ended = once(child, "exit").then((): never => {
    throw new Error("The shop was not opened.")
  })
  const [shop] = (await Promise.race([once(child, "message"), ended])) as [Shop]
  return shop
}
