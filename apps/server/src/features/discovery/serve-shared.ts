import { createHash } from "node:crypto"
import { isLanguage, showText, type Language } from "@roomwright/contract/language"
import { designerPath, pagePaths } from "@roomwright/contract/page-paths"
import { pdfTexts } from "@roomwright/i18n/pdf-texts"
import type { FastifyInstance } from "fastify"
import { createFairQueue } from "../../platform/fair-queue.ts"
import { networkOf } from "../../platform/http/network-of.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { createSharedWork } from "../../platform/shared-work.ts"
import { readSharedMerchant, readSharedProduct, type SharedThing } from "../catalogue/catalogue.public.ts"
import { listListedArticles } from "../content/content.public.ts"
import { readPublicPicture } from "../media/media.public.ts"
import { readSharedDesigner, readSharedWork } from "../works/works.public.ts"
import { sharedKinds, sharePath, type SharedKind } from "@roomwright/contract/discovery/addresses"
import { runPictureWork } from "../../platform/work-process/picture-processes.ts"
import type { SharePicture } from "./share-work.ts"

/** How many previews are cached, 100 kB each. */
const mostCached = 60
const cachedMs = 3_600_000
/** Cutting fonts and encoding a picture take some tenths of a second of a processor. */
const drawing = { atOnce: 1, waiting: 64, eachWaiting: 5, retryAfterSeconds: 5 }
/** Per network; preview crawlers come back for the rest. */
const drawnFor: Limit = { name: "share pictures", most: 60, windowMs: 60_000 }

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Shown {
  readonly title: string
  readonly text: string
  readonly pictureId: string | null
}

/** Serves preview pictures, and tells other sites how to embed a work of ours (oEmbed 1.0). */
export function serveShared(app: FastifyInstance, services: Services): void {
  const { database, config, clock } = services
  const share = createSharedWork<Buffer>({
    inTurn: createFairQueue(drawing),
    mostCached,
    livesMs: cachedMs,
  })

  app.get<{ Params: { kind: string; id: string; file: string } }>(
    "/share/:kind/:id/:file",
    async ({ params, headers, ip }, reply) => {
      const kind = sharedKinds.find((one) => one === params.kind)
      const language = /^(\w{2})\.jpg$/.exec(params.file)?.[1]
      const shown = kind && isLanguage(language) ? await readShown(services, kind, params.id, language) : null
      if (!shown || !isLanguage(language))
        return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found")
      // The key contains everything on the picture: a change makes another one.
      const tag = createHash("sha256")
        .update(JSON.stringify([shown, language]))
        .digest("base64url")
      reply
        .header("cache-control", "public, no-cache")
        .header("etag", `"${tag}"`)
        // Other sites are meant to show it.
        .header("cross-origin-resource-policy", "cross-origin")
      if (headers["if-none-match"]?.includes(tag)) return reply.code(304).send()
      const network = networkOf(ip)
      const picture = await share(tag, network, async () => {
        if (config.rateLimits) await countUse({ db: database.db, clock }, drawnFor, network)
        return drawShown(services, shown, language)
      })
      return reply.type("image/jpeg").send(picture)
    },
  )

  app.get<{ Querystring: Record<string, unknown> }>("/oembed", async ({ query }, reply) => {
    if (query["format"] !== undefined && query["format"] !== "json")
      return reply.code(501).type("text/plain").send("Only format=json is there.")
    const asked = readWorkAddress(query["url"], config.publicUrl)
    const work = asked && (await readSharedWork(database.db, asked.id))
    if (!asked || !work) return reply.code(404).type("text/plain").send("Not found")
    const { publicUrl } = config
    return reply
      .header("cache-control", "no-cache")
      .header("access-control-allow-origin", "*")
      .send({
        version: "1.0",
        type: "photo",
        title: showText(work.name, asked.language).text,
        author_name: work.by,
        author_url: `${publicUrl}${designerPath(work.designerId)}`,
        provider_name: "Roomwright",
        provider_url: `${publicUrl}/`,
        url: publicUrl + sharePath("works", asked.id, asked.language),
        width: 1_200,
        height: 630,
      })
  })
}

/** The work at an address of ours; null for any other address. */
function readWorkAddress(
  url: unknown,
  publicUrl: string,
): { readonly id: string; readonly language: Language } | null {
  if (typeof url !== "string" || !URL.canParse(url)) return null
  const { origin, pathname, searchParams } = new URL(url)
  if (origin !== new URL(publicUrl).origin || pathname !== pagePaths.work) return null
  const [id, language] = [searchParams.get("id") ?? "", searchParams.get("lang")]
  return idForm.test(id) ? { id, language: isLanguage(language) ? language : "zh" } : null
}

/** The content of the preview of something public; null for anything else. */
async function readShown(
  { database: { db } }: Services,
  kind: SharedKind,
  id: string,
  language: Language,
): Promise<Shown | null> {
  const say = pdfTexts[language]
  if (kind === "site")
    return id === "home" ? { title: "Roomwright", text: say("share.site"), pictureId: null } : null
  if (!idForm.test(id)) return null
  const read: (thing: SharedThing | null, text: (by: string) => string) => Shown | null = (thing, text) =>
    thing && {
      title: showText(thing.name, language).text,
      text: text(thing.by),
      pictureId: thing.pictureId,
    }
  switch (kind) {
    case "products":
      return read(await readSharedProduct(db, id), (name) => say("share.sold", { name }))
    case "works":
      return read(await readSharedWork(db, id), (name) => say("share.by", { name }))
    case "designers":
      return read(await readSharedDesigner(db, id, language), (city) => city)
    case "articles": {
      const [article] = await listListedArticles(db, { most: 1, language, id })
      return article
        ? { title: article.title, text: article.summary, pictureId: article.cover?.id ?? null }
        : null
    }
    case "merchants":
      return read(await readSharedMerchant(db, id, language), (city) => city)
  }
}

async function drawShown(services: Services, { title, text, pictureId }: Shown, language: Language) {
  const picture = pictureId === null ? null : await readPublicPicture(services, pictureId)
  return drawSharePicture({ language, title, text, picture })
}

/** Draws the preview picture of a page: its main picture with its name on it. JPEG. */
const drawSharePicture = (share: SharePicture): Promise<Buffer> =>
  runPictureWork(new URL("./share-work.ts", import.meta.url), share, { mostMs: 30_000 })
