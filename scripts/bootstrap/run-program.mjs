import { spawn } from "node:child_process"
import { root } from "./root.mjs"
import { whenOrphaned } from "./when-orphaned.mjs"

const signals = ["SIGINT", "SIGTERM", "SIGHUP"]

/**
 * Runs a program to its end and gives its exit code. Signals are passed on, and this process waits for the program
 * to end in order. With `ipc` the program notices when this process dies.
 */
export function runProgram(
  command,
  args,
  { cwd = root, env = process.env, ipc = false, shell = false } = {},
) {
  return new Promise((resolve, reject) => {
    const stdio = ipc ? ["inherit", "inherit", "inherit", "ipc"] : "inherit"
    const child = spawn(command, args, { cwd, env, stdio, shell })
    const passOn = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, passOn)
    whenOrphaned(() => passOn("SIGTERM"))
    const done = () => {
      for (const signal of signals) process.off(signal, passOn)
    }
    child.once("error", (error) => {
      done()
      reject(error)
    })
    child.once("exit", (code, signal) => {
      done()
      resolve({ code: code ?? 1, signal })
    })
  })
}
