import * as z from "zod/mini"

const Kinds = z.looseObject({
  elements: z.record(z.string(), z.looseObject({ kind: z.unknown() })),
})

/**
 * The text of a kept document without the pictures of plans that were drawn over: those are private. Nothing else hangs on
 * them.
 */
export function withoutUnderlays(text: string): string {
  if (!text.includes('"underlay"')) return text
  const document = z.parse(Kinds, JSON.parse(text))
  const shown = Object.entries(document.elements).filter(([, { kind }]) => kind !== "underlay")
  return JSON.stringify({ ...document, elements: Object.fromEntries(shown) })
}
