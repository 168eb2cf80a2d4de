import { Language } from "@roomwright/contract/language"
import * as z from "zod/mini"
import type { MessageName } from "./message.ts"
import { isMessageName } from "./sample-messages.ts"

/** A message as the queue stores it. Every `Message` is one; the type no longer ties values to names. */
export const StoredMessage = z.object({
  name: z.custom<MessageName>(isMessageName),
  to: z.union([
    z.object({ email: z.string() }),
    z.object({ mobile: z.string() }),
    z.object({ nobody: z.literal(true) }),
  ]),
  language: Language,
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type StoredMessage = z.infer<typeof StoredMessage>

export type Channel = "email" | "sms"

/** Null for a message to nobody. */
export function channelOf({ to }: Pick<StoredMessage, "to">): Channel | null {
  if ("email" in to) return "email"
  return "mobile" in to ? "sms" : null
}
