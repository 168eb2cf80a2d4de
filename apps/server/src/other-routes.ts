import { streamPath } from "@roomwright/contract/notifications/limits"
import { oneClickPath } from "@roomwright/contract/notifications/calls"
import { downloadBase, privateBase } from "./features/media/private-files.ts"
import type { OtherRoute } from "./platform/http/other-routes.ts"
import { apiBase } from "./platform/http/serve.ts"

const json = "application/json"
const xml = "application/xml"
const rss = "application/rss+xml"
const language = { name: "lang", required: false, about: "zh, en or vi." } as const

const health = (name: string, path: string, summary: string): OtherRoute => ({
  name,
  method: "GET",
  path: `${apiBase}${path}`,
  summary,
  access: "anyone",
  status: 200,
  type: json,
})

/** A file that anybody may have who has its address. */
const file = (name: string, path: string, summary: string, type: string): OtherRoute => ({
  name,
  method: "GET",
  path,
  summary,
  access: "anyone",
  status: 200,
  type,
})

/** All that programs may ask for and that is no call of the contract. */
export const otherRoutes: readonly OtherRoute[] = [
  {
    name: "followStream",
    method: "GET",
    path: `${apiBase}${streamPath}`,
    summary:
      "The live stream: events of JSON that tell of new mails. Last-Event-ID goes on behind the mail of this number.",
    access: "session",
    query: [{ name: "token", required: false, about: "The token, for clients that can send no header." }],
    status: 200,
    type: "text/event-stream",
  },
  {
    name: "unsubscribeByOneClick",
    method: "POST",
    path: `${apiBase}${oneClickPath}/{token}`,
    summary:
      "Ends copies by email, as mail programs ask for it (RFC 8058). Whatever is sent with it is not read.",
    access: "anyone",
    status: 204,
  },
  health("readHealth", "/health", "Whether this process can serve: it reaches its database."),
  health("readReadiness", "/health/ready", "The same, for balancers."),
  health("readLiveness", "/health/live", "Whether this process answers at all."),
  file(
    "readPictureFile",
    "/media/{address}/{file}",
    "A picture, in one of its widths, or a tile.",
    "image/webp",
  ),
  file("readModelFile", "/media/models/{name}", "A product's 3D model.", "model/gltf-binary"),
  file("readPrivateFile", `${privateBase}/{signed}`, "A private picture, for 60 seconds.", "image/webp"),
  file(
    "readDownload",
    `${downloadBase}/{kind}/{signed}`,
    "What a signed address is of, for 60 seconds: a PDF, an export, a picture.",
    "application/octet-stream",
  ),
  file(
    "readSharePicture",
    "/share/{kind}/{id}/{file}",
    "The picture that previews of a page show.",
    "image/jpeg",
  ),
  {
    ...file("readOembed", "/oembed", "How to show a work of ours on another site (oEmbed 1.0).", json),
    query: [
      { name: "url", required: true, about: "The address of a work's page." },
      { name: "format", required: false, about: "json, the only one." },
    ],
  },
  {
    ...file(
      "readLibraryModel",
      `${apiBase}/studio/models/{id}.glb`,
      "A piece of the model library, packed by meshopt, in metres.",
      "model/gltf-binary",
    ),
    query: [{ name: "detail", required: false, about: "near, or far for what is drawn small." }],
  },
  file(
    "readLibraryFinish",
    `${apiBase}/studio/finishes/{id}/{file}`,
    "A picture of a finish: colour, normal or roughness, 256, 512 or 1024 pixels wide.",
    "image/webp",
  ),
  file(
    "readPieceFile",
    `${apiBase}/studio/pieces/{id}.glb`,
    "A piece of an imported furniture library, packed by meshopt, in metres; with .webp its picture.",
    "model/gltf-binary",
  ),
  file("readRobots", "/robots.txt", "What robots may read.", "text/plain"),
  file("readSitemapIndex", "/sitemap.xml", "The list of sitemaps.", xml),
  file("readPagesSitemap", "/sitemaps/pages.xml", "Pages that are always there.", xml),
  file("readArticlesSitemap", "/sitemaps/articles.xml", "Articles.", xml),
  file("readSitemap", "/sitemaps/{kind}/{file}", "Pages of one kind, from one on.", xml),
  { ...file("readWorksFeed", "/feeds/works.xml", "The newest works.", rss), query: [language] },
  { ...file("readArticlesFeed", "/feeds/articles.xml", "The newest articles.", rss), query: [language] },
]
