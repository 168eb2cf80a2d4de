import * as admin from "@roomwright/contract/content/admin"
import { listAnswers, listArticles, readAbout, readArticle } from "@roomwright/contract/content/calls"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { readEditedPictures } from "./content-pictures.ts"
import { feedbackRoutes } from "./feedback.routes.ts"
import { listEdited, listVersions, readEdited, readVersion } from "./list-content.ts"
import { publish, remove, withdraw } from "./publish-content.ts"
import * as articles from "./read-articles.ts"
import * as help from "./read-help.ts"
import { picturesIn, renderMarkdown } from "./render-markdown.ts"
import { beginContent, storeContent, restoreVersion } from "./save-content.ts"

export const contentRoutes = (services: Services): Route[] => [
  handle(
    listArticles,
    ({ query }, { language }) => articles.listArticles(services.database.db, query, language),
    { tags: () => ["articles"] },
  ),
  handle(
    readArticle,
    ({ params: { id } }, { language }) => articles.readArticle(services.database.db, id, language),
    { tags: () => ["articles"] },
  ),
  handle(
    listAnswers,
    ({ query: { w } }, { language }) => help.listAnswers(services.database.db, w, language),
    { tags: () => ["answers"] },
  ),
  handle(readAbout, (_input, { language }) => help.readAbout(services.database.db, language), {
    tags: () => ["about"],
  }),
  ...feedbackRoutes(services),
  ...editing(services),
]

/** What editors do. Whoever changes something is shown how it stands then. */
function editing(services: Services): Route[] {
  const editorOf = (context: CallContext): string => sessionOf(context).accountId
  const show = (itemId: string, context: CallContext) =>
    readEdited(services, { itemId, editorId: editorOf(context) }, context.language)
  return [
    handle(admin.listContent, ({ query }, { language }) => listEdited(services, query, language)),
    handle(admin.readContent, ({ params: { id } }, context) => show(id, context)),
    handle(admin.addContent, async ({ body }, context) =>
      show(await beginContent(services, { editorId: editorOf(context), form: body }), context),
    ),
    handle(admin.saveContent, async ({ params: { id }, body }, context) => {
      await storeContent(services, { itemId: id, editorId: editorOf(context), form: body })
      return show(id, context)
    }),
    handle(admin.previewContent, async ({ body: { markdown, item } }, context) => {
      const pictures = { itemId: item ?? null, editorId: editorOf(context), ids: picturesIn(markdown) }
      return { html: renderMarkdown(markdown, await readEditedPictures(services, pictures)) }
    }),
    handle(admin.publishContent, async ({ params: { id }, body: { base, at } }, context) => {
      const time = at ? new Date(at) : null
      await publish(services, { itemId: id, editorId: editorOf(context), base, at: time })
      return show(id, context)
    }),
    handle(admin.withdrawContent, async ({ params: { id } }, context) => {
      await withdraw(services, { itemId: id, editorId: editorOf(context) })
      return show(id, context)
    }),
    handle(admin.deleteContent, async ({ params: { id } }, context) => {
      await remove(services, { itemId: id, editorId: editorOf(context) })
      return null
    }),
    handle(admin.listContentVersions, ({ params: { id }, query }, { language }) =>
      listVersions(services, { itemId: id, ...query }, language),
    ),
    handle(admin.readContentVersion, ({ params: { id, revision } }) =>
      readVersion(services, { itemId: id, revision: Number(revision) }),
    ),
    handle(admin.restoreContent, async ({ params: { id }, body }, context) => {
      await restoreVersion(services, { itemId: id, editorId: editorOf(context), ...body })
      return show(id, context)
    }),
  ]
}
