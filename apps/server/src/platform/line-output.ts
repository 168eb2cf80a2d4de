import { writeSync } from "node:fs"
import { codeOf } from "./startup-error.ts"

/** How often to wait for a slow reader, a millisecond each time. */
const triesMost = 100

/**
 * Writes lines immediately. A line that cannot be written (a full disk, a reader that is gone) is dropped:
 * nothing ends or waits because of it.
 */
export function createLineOutput(
  descriptor: number,
  write: (descriptor: number, bytes: Buffer) => number = writeSync,
): { write(line: string): void } {
  let isCut = false
  return {
    write(line) {
      // The line before may be incomplete.
      let left = Buffer.from(isCut ? `\n${line}` : line)
      const whole = left.length
      for (let tries = 0; left.length > 0 && tries < triesMost;) {
        try {
          left = left.subarray(write(descriptor, left))
        } catch (error) {
          if (codeOf(error) !== "EAGAIN") break
          tries += 1
          Atomics.wait(pause, 0, 0, 1)
        }
      }
      isCut = left.length > 0 && (left.length < whole || isCut)
    },
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4))
