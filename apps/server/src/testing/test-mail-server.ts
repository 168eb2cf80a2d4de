import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"

export interface ReceivedMail {
  /** Whom the envelope names. */
  readonly recipients: readonly string[]
  /** Names in small letters; as sent, unfolded, not decoded. */
  readonly headers: ReadonlyMap<string, string>
  /** Decoded. */
  readonly text: string
  readonly html: string
}

export interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** How many connections it has taken. */
  readonly connections: () => number
  /** Answers whoever is written to from now on with this, as `550 no such box`; null takes them again. */
  refuse(reply: string | null): void
  /** Takes connections, or the end of a notification, and never answers. */
  hangAt(step: "greeting" | "data" | null): void
  close(): Promise<void>
}

/** A mail server that takes notification for everybody. */
export async function startMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = []
  let refusal: string | null = null
  let hanging: "greeting" | "data" | null = null
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1
      if (hanging !== "greeting") done()
    },
    onRcptTo(_address, _session, done) {
      if (refusal === null) return done()
      const [code = "", ...words] = refusal.split(" ")
      done(Object.assign(new Error(words.join(" ")), { responseCode: Number(code) }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        if (hanging === "data") return
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ recipients, ...readMail(Buffer.concat(chunks).toString("latin1")) })
        done()
      })
    },
  })
  // Clients that go away in the middle.
  server.on("error", () => {})
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    refuse: (reply) => void (refusal = reply),
    hangAt: (step) => void (hanging = step),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function readMail(raw: string): Omit<ReceivedMail, "recipients"> {
  const { headers, body } = splitPart(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1] ?? ""
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, "")))
  const read = (type: string): string => {
    const part = parts.find((each) => each.headers.get("content-type") === `${type}; charset=utf-8`)
    return part ? decode(part.body, part.headers.get("content-transfer-encoding") ?? "") : ""
  }
  return { headers, text: read("text/plain"), html: read("text/html") }
}

function splitPart(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf("\r\n\r\n")
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  return { headers, body: raw.slice(end + 4) }
}

function decode(body: string, encoding: string): string {
  const bytes =
    encoding === "base64"
      ? Buffer.from(body, "base64")
      : encoding === "quoted-printable"
        ? Buffer.from(
            body
              .replaceAll(/=\r\n/g, "")
              .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            "latin1",
          )
        : Buffer.from(body, "latin1")
  return bytes.toString("utf8").replaceAll("\r\n", "\n").trim()
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` of a header, decoded. */
export function decodeHeader(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_all, how: string, coded: string) =>
      how.toUpperCase() === "B"
        ? Buffer.from(coded, "base64").toString("utf8")
        : decode(coded.replaceAll("_", " "), "quoted-printable"),
    )
}
