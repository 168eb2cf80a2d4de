import { expect, test } from "vitest"
import { numberRooms } from "./number-rooms.ts"

test.each([
  [[], []],
  [["Bedroom"], ["Bedroom"]],
  [
    ["Bedroom", "Kitchen", "Bedroom", "Bedroom"],
    ["Bedroom", "Kitchen", "Bedroom 2", "Bedroom 3"],
  ],
])("rooms %o are called %o", (names, called) => {
  expect(numberRooms(names, (name, number) => `${name} ${number}`)).toEqual(called)
})
