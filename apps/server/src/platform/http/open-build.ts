import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { buildManifestPath, latestBuildPath } from "@roomwright/contract/builds"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply } from "fastify"
import type { ServerBuild } from "react-router"
import { StartupError } from "../startup-error.ts"

/** Files that browsers and robots look for at the root. */
const rootFiles = [
  {
    file: "favicon.svg",
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  },
  {
    file: "offline-worker.js",
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      // Browsers look for a new one by themselves, and are to find it.
      "cache-control": "no-cache",
      // Its own, not that of the pages: it fetches what they need and what it keeps, from here only.
      "content-security-policy": "default-src 'none';connect-src 'self'",
    },
  },
] as const

/** Serves the files of the built site: hashed ones may be kept for ever, the rest is asked for again. */
export async function serveBuild(app: FastifyInstance, build: ServerBuild, folder: string): Promise<void> {
  const clientFolder = join(folder, "client")
  await app.register(
    async (assets) => {
      // Pages of an earlier build ask for files that are gone: no page is what they want, and no cache may keep it.
      assets.setNotFoundHandler((_request, reply) => refuse(reply))
      await assets.register(fastifyStatic, {
        root: join(clientFolder, "assets"),
        decorateReply: false,
        immutable: true,
        maxAge: "1y",
        index: false,
        // The build lays them packed beside themselves.
        preCompressed: true,
      })
    },
    { prefix: "/assets" },
  )
  for (const { file, headers } of rootFiles) {
    const content = await readFile(join(clientFolder, file))
    app.get(`/${file}`, async (_request, reply) => reply.headers(headers).send(content))
  }
  announceBuild(app, build)
}

/** The pages of the built site. Throws a StartupError that says what to do when they cannot be loaded. */
export async function loadBuild(folder: string): Promise<ServerBuild> {
  // React chooses its own build by this when it is first loaded; the development one renders several times slower.
  process.env["NODE_ENV"] = "production"
  try {
    const build: unknown = await import(pathToFileURL(join(folder, "server/index.js")).href)
    return build as ServerBuild
  } catch (cause) {
    throw new StartupError(
      `The web app in ${folder} cannot be loaded: run npm run build, or correct WEB_BUILD_DIR.`,
      {
        cause,
      },
    )
  }
}

/** Notifies open pages which build is here now, and what it consists of. */
function announceBuild(app: FastifyInstance, { assets }: ServerBuild): void {
  const id = assets.version
  const manifest = { id, pages: listPages(assets.routes) }
  app.get(latestBuildPath, async (_request, reply) => reply.header("cache-control", "no-store").send({ id }))
  app.get(buildManifestPath(id), async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(manifest),
  )
  app.get("/builds/*", async (_request, reply) => refuse(reply))
}

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found")

/** The paths that pages have, as the routes name them: `/`, `/works`. */
function listPages(routes: ServerBuild["assets"]["routes"]): string[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  return Object.values(routes)
    .filter((route) => route !== undefined && !parents.has(route.id))
    .map((route) => `/${(route?.path ?? "").replace(/^\//, "")}`)
    .sort()
}
