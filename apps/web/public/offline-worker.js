// Answers for pages that cannot be fetched, with one that says so. Everything else goes its way without it.
// The language is that of the page which registered it: another language is another worker.

const language = new URL(location.href).searchParams.get("lang") ?? "zh"
const kept = `offline-${language}`
const page = `/offline?lang=${language}`

/**
 * Keeps the page and its style sheets. Its scripts are left out: they would find themselves at another address than
 * they were made for, and load it again and again.
 */
async function keepPage() {
  const answer = await fetch(page, { credentials: "omit", cache: "reload" })
  if (!answer.ok) throw new Error("The page for times without network is not there.")
  const text = await answer.text()
  const styles = [...text.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? [],
  )
  const still = text.replaceAll(/<script[\s\S]*?<\/script>|<link[^>]+rel="modulepreload"[^>]*>/g, "")
  const cache = await caches.open(kept)
  await cache.addAll(styles)
  await cache.put(page, new Response(still, { headers: { "content-type": "text/html; charset=utf-8" } }))
}

async function dropOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))
  // Without it every page would wait until this worker has started.
  await self.registration.navigationPreload?.enable()
}

async function answerPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting()
  event.waitUntil(keepPage())
})
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()))
self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.mode === "navigate") event.respondWith(answerPage(event))
  // Only while there is no network is anything looked for here.
  else if (request.destination === "style") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
  }
})
