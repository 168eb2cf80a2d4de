import { keyOfCall } from "./cached-pages.ts"
import { tagsOfAnswer } from "./page-tags.ts"
import type { CacheAnswer } from "./platform/http/serve.ts"
import { bytesOfPage, toCallAnswer, type PageAnswer } from "./platform/pages/page-answer.ts"
import type { TaggedCache } from "./platform/cache/tagged-cache.ts"

/** Keeps answers of the API beside the pages: as long, in the same room, purged by the same events. */
export const cacheCalls =
  (cache: TaggedCache<PageAnswer>): CacheAnswer =>
  (endpoint, { address, params, headers, language }, make) => {
    // Who says who he is gets nothing that was made for everybody, as with pages.
    const key =
      headers.authorization === undefined ? keyOfCall(endpoint, { address, params, language }) : null
    if (key === null) return null
    return cache.get(key, async () => {
      const { data, sent } = await make()
      const page = toCallAnswer(sent)
      return {
        value: page,
        kept: { bytes: bytesOfPage(page), tags: new Set(tagsOfAnswer(endpoint.method, endpoint.path, data)) },
      }
    })
  }
