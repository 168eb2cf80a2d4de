import { countReaders, listAnnouncements, readAnnouncement, sendAnnouncement } from "./admin.ts"
import {
  changeMailPreferences,
  deleteMail,
  listMails,
  readAllMails,
  readMail,
  readMailPreferences,
  unsubscribe,
} from "./calls.ts"

export const notificationsEndpoints = {
  countReaders,
  listAnnouncements,
  readAnnouncement,
  sendAnnouncement,
  changeMailPreferences,
  deleteMail,
  listMails,
  readAllMails,
  readMail,
  readMailPreferences,
  unsubscribe,
} as const
