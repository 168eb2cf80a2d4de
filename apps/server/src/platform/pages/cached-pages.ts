import * as z from "zod/mini"
import type { CachedPages } from "../cache/cache-keys.ts"

/** A route of the build, as far as caching needs it. */
interface BuiltRoute {
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly module: object
}

/** `PageCaching` of the contract: what comes from a build is looked at, not trusted. */
const Caching = z.object({ reads: z.array(z.string()) })

/** The pages that say of themselves (`export const caching`) that they may be cached, by path. Throws where one says it wrongly. */
export function readCachedPages(routes: Readonly<Record<string, BuiltRoute | undefined>>): CachedPages {
  const pages = new Map<string, ReadonlySet<string>>()
  for (const route of Object.values(routes)) {
    if (!route || !("caching" in route.module)) continue
    const path = pathOf(route, routes)
    const caching = z.safeParse(Caching, route.module.caching)
    if (!caching.success) throw new Error(`The page ${path} says in a wrong way how it is cached.`)
    pages.set(path, new Set(caching.data.reads))
  }
  return pages
}

/** The whole path of a route: those above it come first. */
function pathOf(route: BuiltRoute, routes: Readonly<Record<string, BuiltRoute | undefined>>): string {
  const parts: string[] = []
  for (let at: BuiltRoute | undefined = route; at; at = routes[at.parentId ?? ""])
    parts.unshift(...(at.path ?? "").split("/").filter(Boolean))
  return `/${parts.join("/")}`
}
