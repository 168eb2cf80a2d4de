import { languages, type Language } from "@roomwright/contract/language"
import { test } from "./site-test.ts"

type Body = Parameters<typeof test>[2]

/** Whether journeys are made in every form, as `npm run prove` does. */
export const isWhole = process.env.EVERY_FORM === "1"

/**
 * For journeys that could be made in every language: gives `test` for one of the three in turn, and for each of them in
 * `npm run prove`; otherwise what is declared with it is left out. `at` counts the journeys of a file.
 */
export const inTurn = (language: Language, at: number): ((title: string, body: Body) => void) =>
  isWhole || languages[at % languages.length] === language ? test : () => {}

/** Of forms that each prove the same: all in `npm run prove`, else the last one. */
export const chooseForms = <const Form>(forms: readonly Form[]): readonly Form[] =>
  isWhole ? forms : forms.slice(-1)

/** Of forms that take turns over many things: all of them in `npm run prove`, else one for each thing. */
export const takesTurn = (form: number, forms: number, thing: number): boolean =>
  isWhole || thing % forms === form
