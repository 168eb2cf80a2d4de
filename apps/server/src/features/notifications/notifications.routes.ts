import * as mails from "@roomwright/contract/notifications/calls"
import * as desk from "@roomwright/contract/notifications/admin"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { countReaders, listAnnouncements, readAnnouncement, sendAnnouncement } from "./announcements.ts"
import { changePreferences, followLink, readPreferences } from "./notification-preferences.ts"
import { deleteMail, listMails, readAllMails, readMail } from "./read-notifications.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export const notificationsRoutes = (services: Services): Route[] => [
  ...readerRoutes(services),
  ...deskRoutes(services),
]

function readerRoutes(services: Services): Route[] {
  const { db } = services.database
  return [
    handle(mails.listMails, ({ query }, context) =>
      listMails(services, accountOf(context), query, context.language),
    ),
    handle(mails.readMail, ({ params }, context) =>
      readMail(services, accountOf(context), params.id, context.language),
    ),
    handle(mails.readAllMails, async ({ body }, context) => ({
      marked: await readAllMails(services, accountOf(context), body.upTo),
    })),
    handle(mails.deleteMail, async ({ params }, context) => {
      await deleteMail(services, accountOf(context), params.id)
      return null
    }),
    handle(mails.readMailPreferences, (_input, context) =>
      readPreferences(db, accountOf(context), sessionOf(context).roles),
    ),
    handle(mails.changeMailPreferences, async ({ body }, context) => {
      await changePreferences(db, accountOf(context), body.copies)
      return readPreferences(db, accountOf(context), sessionOf(context).roles)
    }),
    handle(mails.unsubscribe, ({ body }) => followLink(services, body.token, body.byEmail)),
  ]
}

function deskRoutes(services: Services): Route[] {
  return [
    handle(desk.listAnnouncements, ({ query }) => listAnnouncements(services, query)),
    handle(desk.sendAnnouncement, async ({ body }, context) =>
      readAnnouncement(services, await sendAnnouncement(services, { ...body, actorId: accountOf(context) })),
    ),
    handle(desk.readAnnouncement, ({ params }) => readAnnouncement(services, params.id)),
    handle(desk.countReaders, async ({ query }) => ({
      readers: await countReaders(services.database.db, query),
    })),
  ]
}
