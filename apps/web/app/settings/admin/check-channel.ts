import { emailPattern, toE164 } from "@roomwright/contract/accounts/fields"
import {
  channelPasswordPattern,
  isMailServer,
  isSmsGateway,
  mailboxPattern,
  smsSenderPattern,
} from "@roomwright/contract/settings/channel-addresses"
import type { ChannelState } from "@roomwright/contract/settings/channel-states"

/** A channel as it is being written. */
export interface ChannelDraft {
  readonly address: string
  readonly user: string
  /** Empty: the stored one stays. */
  readonly password: string
  readonly sender: string
  /** Where the test goes. */
  readonly to: string
}

type Faults = Readonly<Record<keyof ChannelDraft, boolean>>
type Stored = ChannelState["stored"]

/** What is wrong with a mail server. */
export const faultsOfEmail = (draft: ChannelDraft, stored: Stored): Faults => ({
  address: !isMailServer(draft.address.trim()),
  user: false,
  password: draft.user.trim() !== "" && isPasswordMissing(draft, stored),
  sender: !mailboxPattern.test(draft.sender.trim()),
  to: !emailPattern.test(draft.to.trim()),
})

/** What is wrong with an SMS gateway. */
export const faultsOfSms = (draft: ChannelDraft, stored: Stored): Faults => ({
  address: !isSmsGateway(draft.address.trim()),
  user: draft.user.trim() === "",
  password: isPasswordMissing(draft, stored),
  sender: !smsSenderPattern.test(draft.sender.trim()),
  to: toE164(draft.to) === null,
})

/** A stored password is for the server that it was given for alone. */
function isPasswordMissing({ address, password }: ChannelDraft, stored: Stored): boolean {
  if (password !== "") return !channelPasswordPattern.test(password)
  if (!stored?.isReadable || stored.passwordSetAt === null || !URL.canParse(address.trim())) return true
  const [one, other] = [new URL(stored.address), new URL(address.trim())]
  return one.protocol !== other.protocol || one.host !== other.host || one.search !== other.search
}
