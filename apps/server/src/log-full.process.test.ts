import { spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { findFreePort } from "./testing/start-program.ts"
import { nameDataFolder } from "./testing/temporary-data-folder.ts"

// Linux has a device that is always full; a log on a full disk fails in the same way.
test.runIf(process.platform === "linux")("a log that cannot be written ends nothing", async () => {
  const folder = nameDataFolder()
  const port = await findFreePort()
  const full = openSync("/dev/full", "w")
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "--api"], {
    env: { PATH: process.env.PATH, DEMO: "0", LOG_LEVEL: "info", PORT: String(port), DATA_DIR: folder.path },
    stdio: ["ignore", full, full, "ipc"],
  })
  closeSync(full)
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.once("message", (message: { address: string }) => resolve(message.address))
      child.once("exit", (code) => reject(new Error(`The program ended (${code}).`)))
    })
    for (let at = 0; at < 20; at += 1) expect((await fetch(`${address}/api/products`)).status).toBe(200)
    expect(child.exitCode).toBeNull()
  } finally {
    if (child.exitCode === null) {
      child.kill("SIGTERM")
      await once(child, "exit")
    }
    await folder.remove()
  }
})
