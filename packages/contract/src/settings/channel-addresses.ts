export const channelLimits = { address: 300, user: 200, password: 200, sender: 200 } as const

/** A sender of emails: an address, or a name and the address in angle brackets. */
export const mailboxPattern = /^(?:[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u

/** A sender of SMS: a name or a number. */
export const smsSenderPattern = /^[\w .+-]{1,20}$/

/** Characters of a password that an address must contain. */
export const channelPasswordPattern = /^[^\p{Cc}]{1,200}$/u

/**
 * Whether this is the address of a mail server: `smtp://` or `smtps://` and a host, without user and
 * password, which are separate fields. The only option is `?requireTLS=true`.
 */
export function isMailServer(text: string): boolean {
  const url = parseAddress(text, ["smtp:", "smtps:"])
  return url !== null && ["", "/"].includes(url.pathname) && ["", "?requireTLS=true"].includes(url.search)
}

/** Whether this is the address of an SMS gateway, without user and password, which are separate fields. */
export const isSmsGateway = (text: string): boolean => parseAddress(text, ["https:", "http:"]) !== null

function parseAddress(text: string, protocols: readonly string[]): URL | null {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.username === "" && url.password === "" && url.hash === "" && !text.includes("#")
  return isPlain && protocols.includes(url.protocol) && url.hostname !== "" ? url : null
}
