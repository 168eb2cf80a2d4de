import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { chooseNode } from "../scripts/bootstrap/choose-node.mjs"
import { serverFlags } from "../scripts/bootstrap/run-server.mjs"

const root = join(import.meta.dirname, "..")
const longestStartMs = 5 * 60_000

export interface Program {
  readonly child: ChildProcess
  readonly address: string
  stop(): Promise<void>
}

interface ProgramOptions {
  /** Its name in the folder of results, where what it prints goes. */
  readonly name: string
  /** Relative to apps/server/src. */
  readonly file?: string
  readonly env: Readonly<Record<string, string>>
}

/** Starts a program of the server and waits until it says where it is. */
export async function startProgram({ name, file = "main.ts", env }: ProgramOptions): Promise<Program> {
  mkdirSync(join(root, "test-results"), { recursive: true })
  const logFile = join(root, "test-results", `${name}.log`)
  const log = openSync(logFile, "w")
  const child = spawn(chooseNode(), [...serverFlags, join(root, "apps/server/src", file)], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", log, log, "ipc"],
  })
  closeSync(log)
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve())
  })
  const fail = (how: string): Error => new Error(`${name} ${how}:\n${readFileSync(logFile, "utf8")}`)
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(fail("did not start in time")), longestStartMs)
    void gone.then(() => reject(fail("did not start")))
    child.on("message", (message: { address?: string }) => {
      if (message.address === undefined) return
      clearTimeout(timer)
      resolve(message.address)
    })
  })
  return {
    child,
    address,
    async stop() {
      child.kill("SIGTERM")
      await gone
    },
  }
}
