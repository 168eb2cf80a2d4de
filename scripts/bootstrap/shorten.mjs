import { stripVTControlCharacters } from "node:util"

/** The lines of an error that say what was wrong, moved in: a long comparison or trace stands where the test ran. */
export function shorten(message = "") {
  return stripVTControlCharacters(message)
    .split("\n")
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 240)}`)
    .join("\n")
}
