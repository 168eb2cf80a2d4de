import type { CacheCall } from "../http/serve.ts"
import { bytesOfPage, toCallAnswer, type PageAnswer } from "../pages/page-answer.ts"
import { keyOfCall } from "./cache-keys.ts"
import type { TaggedCache } from "./tagged-cache.ts"

/**
 * Caches answers of the API beside the pages: as long, in the same room, purged by the same events. Only of routes that
 * say so (`isCached`): those asked for most, whose every change an event tells of.
 */
export const cacheCalls =
  (cache: TaggedCache<PageAnswer>): CacheCall =>
  (route, { address, params, headers, language }, make) => {
    // Who says who he is gets nothing that was made for everybody, as with pages.
    if (!route.isCached || headers.authorization !== undefined) return null
    const key = keyOfCall(route.endpoint, { address, params, language })
    if (key === null) return null
    return cache.get(key, async () => {
      const { data, sent } = await make()
      const page = toCallAnswer(sent)
      return { value: page, kept: { bytes: bytesOfPage(page), tags: new Set(route.tags(data)) } }
    })
  }
