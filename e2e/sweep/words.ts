import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { languages, languageTag, type Language } from "@roomwright/contract/language"
import { compileCatalogue, type Catalogue } from "@roomwright/i18n/catalogue"
import { createTranslate, type MessageValues } from "@roomwright/i18n/translate"

const folder = join(import.meta.dirname, "../../packages/i18n/src")

/** Every area's texts in one: their ids are told apart by what they begin with. */
function readAll(language: Language): Catalogue {
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.assign(
    {},
    ...areas.map(({ name }) => JSON.parse(readFileSync(join(folder, name, `${language}.json`), "utf8"))),
  )
}

export interface Words {
  /** A text as a reader sees it. Throws for an id that there is not. */
  readonly say: (id: string, values?: MessageValues) => string
  /** What a text with values in it can look like, whichever they are. */
  readonly like: (id: string) => RegExp
}

const quote = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")

function formatAll(language: Language): Words {
  const all = readAll(language)
  const translate = createTranslate(languageTag[language], compileCatalogue(all))
  const written = (id: string): string => {
    const text = all[id]
    if (text === undefined) throw new Error(`There is no text ${id}.`)
    return text
  }
  return {
    say: (id, values) => (written(id), translate(id, values)),
    like: (id) =>
      new RegExp(
        written(id)
          .split(/\{\w+\}/)
          .map(quote)
          .join(".*"),
      ),
  }
}

const made = new Map<Language, Words>(languages.map((language) => [language, formatAll(language)]))
/** The words of a language, of every area. */
export function wordsIn(language: Language): Words {
  const words = made.get(language)
  if (!words) throw new Error(`There are no texts in ${language}.`)
  return words
}
