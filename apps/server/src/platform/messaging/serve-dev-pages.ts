import { isLanguage } from "@roomwright/contract/language"
import type { FastifyInstance, FastifyReply } from "fastify"
import { AppError } from "../app-error.ts"
import type { Services } from "../services.ts"
import { devStylePath, samplesPath, outboxPath } from "./dev-paths.ts"
import { hasOutbox } from "./has-outbox.ts"
import { listOutbox, readOutboxEmail } from "./outbox.ts"
import { isMessageName, sampleValues } from "./sample-messages.ts"

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"
/**
 * A message is shown as a mail program would: no scripts, nothing remote, no way to act in the site's name.
 */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/**
 * Pages for developers: the outbox, and samples of all messages. Production does not have them, so these
 * addresses answer 404 like any unknown one.
 */
export function serveDevPages(app: FastifyInstance, { config, database }: Services): void {
  if (config.production) return
  app.get(devStylePath, async (_request, reply) => {
    const { devPageStyle } = await loadPages()
    return reply.type("text/css; charset=utf-8").header("cache-control", "no-cache").send(devPageStyle)
  })
  app.get(samplesPath, async (_request, reply) => {
    const { renderSamples } = await loadPages()
    return sendHtml(reply, pagePolicy, renderSamples())
  })
  app.get<{ Params: { name: string; language: string } }>(
    `${samplesPath}/:name/:language`,
    async ({ params: { name, language } }, reply) => {
      if (!isMessageName(name) || !isLanguage(language)) throw new AppError("notFound")
      const { formatEmail } = await import("./format-message.ts")
      return sendMail(reply, formatEmail({ name, language, values: sampleValues[name] }).html)
    },
  )
  if (!hasOutbox(config)) return
  app.get(outboxPath, async (_request, reply) => {
    const { renderOutbox } = await loadPages()
    return sendHtml(reply, pagePolicy, renderOutbox(await listOutbox(database.db)))
  })
  app.get(`${outboxPath}.json`, async (_request, reply) => {
    const messages = await listOutbox(database.db)
    return reply.header("cache-control", "no-store").send(
      messages.map(({ channel, to, subject, text, createdAt }) => ({
        channel,
        to,
        subject,
        text,
        createdAt,
      })),
    )
  })
  app.get<{ Params: { id: string } }>(`${outboxPath}/:id`, async ({ params: { id } }, reply) => {
    const html = /^\d{1,15}$/.test(id) ? await readOutboxEmail(database.db, Number(id)) : null
    if (html === null) throw new AppError("notFound")
    return sendMail(reply, html)
  })
}

/** Loaded when a developer opens it. */
const loadPages = () => import("./dev-page.ts")

const sendMail = (reply: FastifyReply, html: string): FastifyReply =>
  sendHtml(reply.header("x-frame-options", "SAMEORIGIN"), emailPolicy, html)

const sendHtml = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .header("cache-control", "no-store")
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(html)
