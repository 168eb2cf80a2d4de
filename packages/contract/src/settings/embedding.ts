import * as z from "zod/mini"
import { get } from "../endpoint.ts"

export const embeddingLimits = { hosts: 40, host: 253 } as const

/** `shop.example`, `*.shop.example` for all sites below it, each with a port where it is not the usual one. */
export const embedHostPattern =
  /^(?:\*\.(?=[^.]+\.[^.]))?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::[1-9]\d{0,4})?$/

/** A host whose pages may show the 3D viewer in a frame. */
export const EmbedHost = z.string().check(z.maxLength(embeddingLimits.host), z.regex(embedHostPattern))

/**
 * The host that somebody means: of an address too, in lower case. What cannot be one comes back as it is, to be refused
 * with what was typed.
 */
export function toEmbedHost(typed: string): string {
  const bare = typed.trim().toLowerCase()
  return bare.replace(/^https?:\/\//, "").replace(/[/?#].*$/s, "")
}

export const readEmbedding = get("/common/embedding", {
  summary: "The sites that may show the 3D viewer of works in their pages, besides this one.",
  access: "anyone",
  data: z.object({ hosts: z.array(z.string()) }),
})
