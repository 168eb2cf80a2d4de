import type { DemoText } from "../demo-content.ts"
import { accents } from "./subtypes-accents.ts"
import { seatsAndTables } from "./subtypes-seats.ts"
import { storageAndLamps } from "./subtypes-storage.ts"

/** By the key of a product: what it is of its kind, in the words of shoppers. They are searched, never shown. */
export const productSubtypes: Readonly<Record<string, DemoText>> = {
  ...seatsAndTables,
  ...storageAndLamps,
  ...accents,
}
