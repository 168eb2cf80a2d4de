import * as notifications from "@roomwright/contract/notifications/calls"
import * as admin from "@roomwright/contract/notifications/admin"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import { countReaders, listAnnouncements, readAnnouncement, sendAnnouncement } from "./announcements.ts"
import { changePreferences, followLink, readPreferences } from "./notification-preferences.ts"
import {
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
} from "./read-notifications.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

export const notificationsRoutes = (services: Services): Route[] => [
  ...readerRoutes(services),
  ...adminRoutes(services),
]

function readerRoutes(services: Services): Route[] {
  const { db } = services.database
  return [
    handle(notifications.listNotifications, ({ query }, context) =>
      listNotifications(services, accountOf(context), query, context.language),
    ),
    handle(notifications.readNotification, ({ params }, context) =>
      readNotification(services, accountOf(context), params.id, context.language),
    ),
    handle(notifications.readAllNotifications, async ({ body }, context) => ({
      marked: await readAllNotifications(services, accountOf(context), body.upTo),
    })),
    handle(notifications.deleteNotification, async ({ params }, context) => {
      await deleteNotification(services, accountOf(context), params.id)
      return null
    }),
    handle(notifications.readNotificationPreferences, (_input, context) =>
      readPreferences(db, accountOf(context), sessionOf(context).roles),
    ),
    handle(notifications.changeNotificationPreferences, async ({ body }, context) => {
      await changePreferences(db, accountOf(context), body.copies)
      return readPreferences(db, accountOf(context), sessionOf(context).roles)
    }),
    handle(notifications.unsubscribe, ({ body }) => followLink(services, body.token, body.byEmail)),
  ]
}

function adminRoutes(services: Services): Route[] {
  return [
    handle(admin.listAnnouncements, ({ query }) => listAnnouncements(services, query)),
    handle(admin.sendAnnouncement, async ({ body }, context) =>
      readAnnouncement(services, await sendAnnouncement(services, { ...body, actorId: accountOf(context) })),
    ),
    handle(admin.readAnnouncement, ({ params }) => readAnnouncement(services, params.id)),
    handle(admin.countReaders, async ({ query }) => ({
      readers: await countReaders(services.database.db, query),
    })),
  ]
}
