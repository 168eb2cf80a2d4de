import { compileMessage, type CompiledMessage } from "@lingui/message-utils/compileMessage"

/** Texts of one language and area as written: message id -> ICU message. */
export type Catalogue = Readonly<Record<string, string>>
/** The same, parsed, as the runtime needs it. */
export type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>

/** Parses every message. The build does this for the browser, the server once at start. */
export function compileCatalogue(catalogue: Catalogue): CompiledCatalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([id, message]) => [id, compileMessage(message)]))
}
