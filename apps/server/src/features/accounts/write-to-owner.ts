import { isLanguage, defaultLanguage } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { MessageName, MessageFields, Recipient } from "../../platform/messaging/message.ts"
import type { Services } from "../../platform/services.ts"

interface Owner {
  readonly nickname: string
}

/** A message without its recipient. */
export type MessageContent = {
  [Name in MessageName]: { readonly name: Name; readonly values: MessageFields[Name] }
}[MessageName]

/**
 * Writes to an account's owner, by email if there is one, else by SMS, with this transaction. `to` is for
 * messages to an address that the account no longer has.
 */
export async function writeToOwner(
  tx: Transaction<DB>,
  { messaging }: Pick<Services, "messaging">,
  accountId: string,
  content: (owner: Owner) => MessageContent,
  to?: Recipient,
): Promise<void> {
  const account = await tx
    .selectFrom("account")
    .select(["email", "mobile", "nickname", "language"])
    .where("id", "=", accountId)
    .executeTakeFirst()
  const recipient = to ?? (account && recipientOf(account))
  if (!account || !recipient) return
  const language = isLanguage(account.language) ? account.language : defaultLanguage
  await messaging.enqueue(tx, { ...content(account), to: recipient, language })
}

function recipientOf({ email, mobile }: { email: string | null; mobile: string | null }): Recipient | null {
  if (email !== null) return { email }
  return mobile === null ? null : { mobile }
}
