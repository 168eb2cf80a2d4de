import { expect, test } from "vitest"
import { actionOf } from "./act-on-key.ts"
import { ownerOfKeys } from "./key-owner.ts"

/** A page on which these selectors find something. */
const screenWith = (...open: readonly string[]) => ({
  querySelector: (selector: string) => (open.some((one) => selector.includes(one)) ? {} : null),
})
/** Something with the focus, in something that these selectors find. */
const inside = (...of: readonly string[]) => ({
  closest: (selector: string) => (of.some((one) => selector.startsWith(one)) ? ({} as Element) : null),
})
const press = (key: string, ctrlKey = false) => ({
  key,
  ctrlKey,
  metaKey: false,
  altKey: false,
  shiftKey: false,
})
const given = { isMac: false, hasSingleKeys: true }

test("nothing behind an open window or menu hears keys, wherever the focus is", () => {
  for (const open of ["dialog[open]", "[popover]:popover-open"])
    for (const target of [null, inside("[data-plan]"), inside("input")])
      expect(ownerOfKeys(target, screenWith(open))).toBe("dialog")
  for (const one of [press("a", true), press("Delete"), press("z", true), press("b"), press("Escape")])
    expect(actionOf(one, { ...given, owner: "dialog" })).toBeNull()
})

test("where letters are typed no key is the plan's", () => {
  expect(ownerOfKeys(inside("input:not", "input"), screenWith())).toBe("field")
  for (const one of [press("a", true), press("Delete"), press("b"), press("-")])
    expect(actionOf(one, { ...given, owner: "field" })).toBeNull()
})

test("a list or a slider has its own keys, but can be undone", () => {
  expect(ownerOfKeys(inside("input, select"), screenWith())).toBe("choice")
  expect(actionOf(press("z", true), { ...given, owner: "choice" })?.id).toBe("undo")
  for (const one of [press("Delete"), press("b"), press("ArrowUp")])
    expect(actionOf(one, { ...given, owner: "choice" })).toBeNull()
})

test("arrows push what is chosen from the plan only", () => {
  expect(ownerOfKeys(inside(), screenWith())).toBe("panel")
  expect(ownerOfKeys(null, screenWith())).toBe("plan")
  expect(actionOf(press("ArrowUp"), { ...given, owner: "panel" })).toBeNull()
  expect(actionOf(press("ArrowUp"), { ...given, owner: "plan" })?.id).toBe("nudgeUp")
  expect(actionOf(press("a", true), { ...given, owner: "panel" })?.id).toBe("selectAll")
})

test("pieces are brought in line and spaced evenly by keys alone", () => {
  const ids = Array.from("GHJYWERT").map(
    (key) => actionOf({ ...press(key), shiftKey: true }, { ...given, owner: "plan" })?.id,
  )
  expect(ids).toEqual([
    "align-left",
    "align-centre",
    "align-right",
    "distributeAcross",
    "align-top",
    "align-middle",
    "align-bottom",
    "distributeUp",
  ])
})
