import { countReaders, listAnnouncements, readAnnouncement, sendAnnouncement } from "./admin.ts"
import {
  changeNotificationPreferences,
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
  readNotificationPreferences,
  unsubscribe,
} from "./calls.ts"

export const notificationsEndpoints = {
  countReaders,
  listAnnouncements,
  readAnnouncement,
  sendAnnouncement,
  changeNotificationPreferences,
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
  readNotificationPreferences,
  unsubscribe,
} as const
