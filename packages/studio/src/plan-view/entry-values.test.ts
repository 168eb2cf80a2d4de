import { describe, expect, it } from "vitest"
import type { EntryField } from "../tools/overlay.ts"
import { fieldForTyping, readTyped, writeValue } from "./entry-values.ts"

const words = { t: (id: string) => (id === "plan.decimalSign" ? "," : id), unit: "mm" } as const
const read = (name: EntryField, typed: string) => readTyped(name, typed, words)

describe("numbers that are typed", () => {
  it("are read as people write lengths", () => {
    for (const [typed, value] of [
      ["320", 320],
      ["3m2", 3_200],
      ["３２０", 320],
      [`10'6"`, 3_200],
      ["3,2 m", 3_200],
    ] as const) {
      expect(read("length", typed), typed).toEqual({ kind: "value", value })
    }
  })

  it("may be left of zero for places only", () => {
    expect(read("x", "-250")).toEqual({ kind: "value", value: -250 })
    expect(read("length", "-250")).toEqual({ kind: "unread" })
    expect(read("width", "0")).toEqual({ kind: "unread" })
  })

  it("are degrees for angles", () => {
    expect(read("angle", "22,5")).toEqual({ kind: "value", value: 22.5 })
    expect(read("angle", "-90°")).toEqual({ kind: "value", value: -90 })
    expect(read("angle", "3m2")).toEqual({ kind: "unread" })
  })

  it("let a field go when there are none", () => {
    expect(read("length", " ")).toEqual({ kind: "empty" })
    expect(read("length", "wide")).toEqual({ kind: "unread" })
  })

  it("are written as they can be read again", () => {
    expect(writeValue("angle", 22.5, words)).toBe("22,5")
    expect(writeValue("x", -1_234.4, { ...words, unit: "m" })).toBe("-1,234")
    expect(read("angle", writeValue("angle", 359.96, words))).toEqual({ kind: "value", value: 360 })
  })
})

it("a number typed in the plan is a length where one is asked for, else a width, else a place", () => {
  const field = (name: EntryField) => ({ name, value: 0, isHeld: false })
  expect(fieldForTyping({ fields: [field("x"), field("y"), field("length")] })).toBe("length")
  expect(fieldForTyping({ fields: [field("depth"), field("width")] })).toBe("width")
  expect(fieldForTyping({ fields: [field("x"), field("y")] })).toBe("x")
  expect(fieldForTyping({ fields: [] })).toBeNull()
})
