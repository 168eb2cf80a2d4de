import { languages } from "@roomwright/contract/language"
import type en from "@roomwright/i18n/notifications/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"

export type NotificationTextId = keyof typeof en

/** Texts of the notifications and of what is sent by email. */
export const notificationTexts = createAreaTexts<NotificationTextId>("notifications", {
  zh: () => import("@roomwright/i18n/notifications/zh.json"),
  en: () => import("@roomwright/i18n/notifications/en.json"),
  vi: () => import("@roomwright/i18n/notifications/vi.json"),
})

export const useNotificationText = () => notificationTexts.wordsIn(useLanguage())

/** For the page that the server renders, too: all languages there, in the browser the shown one. */
export async function loadNotificationTexts(): Promise<void> {
  const wanted = typeof document === "undefined" ? languages : [shownLanguage()]
  await Promise.all(wanted.map(notificationTexts.load))
}
