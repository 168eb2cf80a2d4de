import { expect, test } from "vitest"
import { createLineOutput } from "./line-output.ts"

const failure = (code: string): Error => Object.assign(new Error(code), { code })

/** Takes so many bytes at each call, or fails as it is told. */
function openDevice(steps: readonly (number | string)[]) {
  let written = ""
  const left = [...steps]
  const output = createLineOutput(1, (_descriptor, bytes) => {
    const step = left.shift() ?? bytes.length
    if (typeof step === "string") throw failure(step)
    written += bytes.subarray(0, step).toString()
    return Math.min(step, bytes.length)
  })
  return { output, written: () => written }
}

test("a line is written whole, in however many parts", () => {
  const { output, written } = openDevice([2, 3])
  output.write("first line\n")
  output.write("second\n")
  expect(written()).toBe("first line\nsecond\n")
})

test("a slow reader is waited for, but not for ever", () => {
  const patient = openDevice(["EAGAIN", "EAGAIN", 100])
  patient.output.write("line\n")
  expect(patient.written()).toBe("line\n")
  const gone = openDevice(Array.from({ length: 100 }, () => "EAGAIN"))
  gone.output.write("lost\n")
  gone.output.write("next\n")
  expect(gone.written()).toBe("next\n")
})

test("what finds no room is lost, and what comes after it stands on a line of its own", () => {
  const { output, written } = openDevice(["ENOSPC", 3, "ENOSPC"])
  for (const line of ["lost\n", "cut off\n", "next\n"]) output.write(line)
  expect(written()).toBe("cut\nnext\n")
})
