import { defaultLanguage, languages, languageTag, type Language } from "@roomwright/contract/language"
import {
  articlePath,
  designerPath,
  inLanguage,
  merchantPath,
  pagePaths,
  productPath,
  workPath,
} from "@roomwright/contract/page-paths"
import { pdfTexts } from "@roomwright/i18n/pdf-texts"
import type { FastifyInstance, FastifyReply } from "fastify"
import { networkOf } from "../../platform/http/network-of.ts"
import type { Services } from "../../platform/services.ts"
import { createSharedWork } from "../../platform/shared-work.ts"
import {
  listListedMerchants,
  listListedProducts,
  markMerchants,
  markProducts,
} from "../catalogue/catalogue.public.ts"
import { listListedArticles } from "../content/content.public.ts"
import {
  listFedWorks,
  listListedDesigners,
  listListedWorks,
  markDesigners,
  markWorks,
} from "../works/works.public.ts"
import { articlesFeed, worksFeed } from "@roomwright/contract/discovery/addresses"
import { writeSitemap, writeSitemapIndex } from "./write-sitemap.ts"
import { element, escapeXml, xmlHead } from "./write-xml.ts"

/** Three addresses each: well below the 50,000 that a sitemap may have. */
const pagesOfMap = 2_000
const fed = 30
/** How long the list of sitemaps is cached; their content is read on request. */
const indexLivesMs = 600_000

const listed = {
  works: { mark: markWorks, list: listListedWorks, pathOf: workPath },
  products: { mark: markProducts, list: listListedProducts, pathOf: productPath },
  designers: { mark: markDesigners, list: listListedDesigners, pathOf: designerPath },
  merchants: { mark: markMerchants, list: listListedMerchants, pathOf: merchantPath },
} as const
const kinds = ["works", "products", "designers", "merchants"] as const

/** Pages that always exist. */
const fixedPages = [
  pagePaths.home,
  pagePaths.works,
  pagePaths.products,
  pagePaths.designers,
  pagePaths.price,
  pagePaths.articles,
  pagePaths.help,
  pagePaths.about,
  pagePaths.terms,
  pagePaths.disclaimer,
  pagePaths.privacy,
]

const sendXml = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  // Hidden things must disappear at once: caches must revalidate.
  reply.header("cache-control", "no-cache").type(`${type}; charset=utf-8`).send(text)

/** Serves robots.txt, sitemaps and feeds. */
export function serveSitemaps(
  app: FastifyInstance,
  { database: { db }, config, clock, heavyReads }: Services,
): void {
  const { publicUrl } = config
  const shareIndex = createSharedWork<string>({
    inTurn: heavyReads,
    mostCached: 1,
    livesMs: indexLivesMs,
    nowMs: () => clock.now().getTime(),
  })
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /user/\nDisallow: /error\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  )

  app.get("/sitemap.xml", async ({ ip }, reply) => {
    const index = await shareIndex("index", networkOf(ip), async () => {
      const paths = ["/sitemaps/pages.xml", "/sitemaps/articles.xml"]
      for (const kind of kinds)
        paths.push(
          ...(await listed[kind].mark(db, pagesOfMap)).map((from) => `/sitemaps/${kind}/${from}.xml`),
        )
      return writeSitemapIndex(paths, publicUrl)
    })
    return sendXml(reply, "application/xml", index)
  })
  app.get("/sitemaps/articles.xml", async (_request, reply) => {
    const articles = await listListedArticles(db, { most: pagesOfMap, language: defaultLanguage })
    const pages = articles.map(({ id, changedAt, cover }) => ({
      path: articlePath(id),
      changedAt,
      picture: cover?.file ?? null,
    }))
    return sendXml(reply, "application/xml", writeSitemap(pages, publicUrl))
  })
  app.get("/sitemaps/pages.xml", async (_request, reply) => {
    const pages = fixedPages.map((path) => ({ path, changedAt: null, picture: null }))
    return sendXml(reply, "application/xml", writeSitemap(pages, publicUrl))
  })
  app.get<{ Params: { kind: string; file: string } }>(
    "/sitemaps/:kind/:file",
    async ({ params, ip }, reply) => {
      const kind = kinds.find((one) => one === params.kind)
      const from = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.xml$/.exec(params.file)?.[1]
      if (!kind || !from) return reply.code(404).type("text/plain").send("Not found")
      const { list, pathOf } = listed[kind]
      const found = await heavyReads(networkOf(ip), () => list(db, { from, most: pagesOfMap }))
      const pages = found.map(({ id, changedAt, picture }) => ({
        path: pathOf(id),
        changedAt,
        picture,
      }))
      return sendXml(reply, "application/xml", writeSitemap(pages, publicUrl))
    },
  )
  app.get<{ Querystring: { lang?: unknown } }>("/feeds/works.xml", async ({ query }, reply) => {
    const language = languages.find((one) => one === query.lang) ?? defaultLanguage
    const works = await listFedWorks(db, fed, language)
    const say = pdfTexts[language]
    const text = writeFeed({
      title: say("feed.works"),
      about: say("feed.worksAbout"),
      language,
      address: publicUrl + worksFeed(language),
      page: publicUrl + inLanguage(pagePaths.works, language),
      items: works.map(({ id, name, about, designer, publishedAt }) => ({
        title: name,
        url: publicUrl + inLanguage(workPath(id), language),
        about,
        by: designer,
        at: publishedAt,
      })),
    })
    return sendXml(reply, "application/rss+xml", text)
  })
  app.get<{ Querystring: { lang?: unknown } }>("/feeds/articles.xml", async ({ query }, reply) => {
    const language = languages.find((one) => one === query.lang) ?? defaultLanguage
    const say = pdfTexts[language]
    const articles = await listListedArticles(db, { most: fed, language })
    const text = writeFeed({
      title: say("feed.articles"),
      about: say("feed.articlesAbout"),
      language,
      address: publicUrl + articlesFeed(language),
      page: publicUrl + inLanguage(pagePaths.articles, language),
      items: articles.map(({ id, title, summary, publishedAt }) => ({
        title,
        url: publicUrl + inLanguage(articlePath(id), language),
        about: summary,
        by: "Roomwright",
        at: publishedAt,
      })),
    })
    return sendXml(reply, "application/rss+xml", text)
  })
}

interface Feed {
  readonly title: string
  readonly about: string
  readonly language: Language
  /** Its own address and that of its page, absolute. */
  readonly address: string
  readonly page: string
  readonly items: readonly {
    readonly title: string
    readonly url: string
    readonly about: string
    readonly by: string
    readonly at: Date
  }[]
}

/** A feed as RSS 2.0, the newest first. */
function writeFeed({ title, about, language, address, page, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item>${element("title", item.title)}${element("link", item.url)}<guid isPermaLink="true">${escapeXml(item.url)}</guid>${element("dc:creator", item.by)}${element("pubDate", item.at.toUTCString())}${element("description", item.about)}</item>`,
  )
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${element("title", title)}${element("link", page)}<atom:link rel="self" type="application/rss+xml" href="${escapeXml(address)}"/>${element("description", about)}${element("language", languageTag[language])}${entries.join("\n")}</channel></rss>`
}
