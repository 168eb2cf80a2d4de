import { expect, test } from "vitest"
import { chooseAnchor } from "./choose-anchor.ts"
import { sortPiece } from "./piece-categories.ts"
import { readProperties } from "./read-properties.ts"

test.each<[string, Readonly<Record<string, string>>]>([
  ["a=1\nb: 2\nc 3\n  d  =  4", { a: "1", b: "2", c: "3", d: "4" }],
  ["# a=1\n! b=2\n\nc=3", { c: "3" }],
  ["a = one \\\n    two\\\n\tthree", { a: "one twothree" }],
  ["a=1\\\\\nb=2", { a: "1\\", b: "2" }],
  ["name#1=S\\u00f4 pha", { "name#1": "Sô pha" }],
  ["a\\=b\\:c=d\\te", { "a=b:c": "d\te" }],
  ["a=1\r\nb=2\rc=3", { a: "1", b: "2", c: "3" }],
  ["a", { a: "" }],
  ["a=1\na=2", { a: "2" }],
  ["a=one\\", { a: "one" }],
])("reads %j", (text, values) => {
  expect(Object.fromEntries(readProperties(new TextEncoder().encode(text)))).toEqual(values)
})

test("reads ISO 8859-1, and UTF-8 where it is that", () => {
  expect(readProperties(Buffer.from("a=Tür", "latin1")).get("a")).toBe("Tür")
  expect(readProperties(Buffer.from("a=茶几", "utf8")).get("a")).toBe("茶几")
})

test.each([
  ["Living room", "Corner sofa", "sofas"],
  ["Living room", "Armchair", "armchairs"],
  ["Living room", "Bamboo", "plants"],
  ["Salon", "Meuble", "decor"],
  ["Bedroom", "Bedside table", "storage"],
  ["Bedroom", "Bed", "beds"],
  ["Bedroom", "Dress", "other"],
  ["Kitchen", "Coffee machine", "kitchen"],
  ["Kitchen", "Bar chair", "chairs"],
  ["Kitchen", "Hamburger", "other"],
  ["Bathroom", "Towel", "textiles"],
  ["Bathroom", "Shower curtain", "bathroom"],
  ["Exterior", "Rattan sofa", "outdoor"],
  ["Exterior", "Cypress", "plants"],
  ["Exterior", "Parking slot", "other"],
  ["Lights", "Desk lamp", "lamps"],
  ["Office", "Desk", "tables"],
  ["Doors and windows", "Glass door", "openings"],
  ["Vehicles", "Bus", "other"],
  ["Characters", "Cat", "other"],
  ["Miscellaneous", "Drill", "other"],
  ["Something new", "Something else", "other"],
])("%s: %s is of %s", (category, name, ours) => {
  expect(sortPiece(category, name)).toBe(ours)
})

test.each([
  ["lamps", "Pendant lamp", 1_800, 400, 300, "ceiling"],
  ["lamps", "Wall light", 1_800, 200, 300, "wall"],
  ["lamps", "Desk lamp", 0, 200, 450, "surface"],
  ["kitchen", "Upper cabinet", 1_400, 600, 700, "wall"],
  ["kitchen", "Fridge", 0, 600, 1_800, "floor"],
  ["decor", "Vase", 0, 200, 300, "surface"],
  ["sofas", "Sofa", 0, 2_000, 800, "floor"],
  ["openings", "Door", 0, 900, 2_000, "opening"],
] as const)(
  "a piece of %s called %s at %i mm stands as it should",
  (category, name, elevationMm, side, heightMm, anchor) => {
    const piece = { category, name, elevationMm, isOpening: false, widthMm: side, depthMm: side, heightMm }
    expect(chooseAnchor(piece)).toBe(anchor)
  },
)
