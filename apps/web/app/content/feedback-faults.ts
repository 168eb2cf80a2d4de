import { contactPhonePattern, emailPattern } from "@roomwright/contract/accounts/fields"
import { feedbackLimits } from "@roomwright/contract/content/feedback-limits"
import type { useContentText } from "./content-texts.ts"

export interface FeedbackFaults {
  readonly text?: string
  readonly contact?: string
}

interface Judging {
  readonly isSignedIn: boolean
  readonly t: ReturnType<typeof useContentText>
}

/** What keeps a message from being sent, in words; the server judges alike. */
export function findFaults(
  { text, contact }: { readonly text: string; readonly contact: string },
  { isSignedIn, t }: Judging,
): FeedbackFaults {
  const wrongText = faultOfText(text.trim(), t)
  const left = contact.trim()
  const isContact = left === "" ? isSignedIn : emailPattern.test(left) || contactPhonePattern.test(left)
  return {
    ...(wrongText === null ? {} : { text: wrongText }),
    ...(isContact ? {} : { contact: t("content.feedback.faultContact") }),
  }
}

function faultOfText(text: string, t: Judging["t"]): string | null {
  const most = feedbackLimits.text
  const over = [...text].length - most
  if (text === "") return t("content.feedback.faultText")
  if (over > 0) return t("content.feedback.faultLong", { most, over })
  const links = [...text.matchAll(/https?:\/\/|\bwww\./gi)].length
  return links > feedbackLimits.links
    ? t("content.feedback.faultLinks", { most: feedbackLimits.links })
    : null
}
