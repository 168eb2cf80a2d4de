import { Agent } from "node:http"
import pg from "pg"
import sharp from "sharp"
import { copyAccounts, knownAccount, registerOne, unknownAccount, type Person } from "./accounts.ts"
import { requestTimed, loadWith, percentiles, type Asked } from "./load.ts"
import { startBenched, type Running } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
/** Pairs of a known and an unknown account, for each kind of call. */
const pairs = Number(process.env.BENCH_PAIRS ?? 300)
const connections = 8
const mostDelayMs = 50
const mostApart = 0.05

/**
 * How late the event loop is while passwords are hashed and pictures encoded, and whether time tells an account that
 * there is from one that there is not.
 */
export async function benchAccounts(): Promise<Row[]> {
  const database = await startBenched({ file: "apps/server/src/testing/hold-database.ts" })
  const post = (kind: string) =>
    startBenched({ file: "apps/server/src/testing/hold-messaging.ts", args: [kind] })
  const [mail, sms] = [await post("mail"), await post("sms")]
  const start = (env: Readonly<Record<string, string>>): Promise<Running> =>
    startBenched({
      file: "apps/server/src/main.ts",
      args: ["--api"],
      watched: true,
      env: { DATABASE_URL: database.url, ...env },
    })
  const client = new pg.Client({ connectionString: database.url })
  try {
    // Codes are read from the outbox, so it is filled before there is a mail server.
    const outbox = await start({})
    await client.connect()
    const person = await registerOne(outbox.url)
    await copyAccounts(client, person, pairs * 8)
    const rows = [...(await measureDelay(outbox, person)), ...(await compareSignIn(outbox))]
    rows.push(...(await compareCodes(outbox, "into the outbox", 1)))
    await outbox.stop()

    const real = await start({
      SMTP_URL: mail.url,
      MAIL_FROM: "Roomwright <hello@example.com>",
      SMS_GATEWAY_URL: sms.url,
      SMS_GATEWAY_USER: "roomwright",
      SMS_GATEWAY_PASSWORD: "gateway-secret",
      SMS_SENDER: "Roomwright",
    })
    rows.push(...(await compareCodes(real, "by SMTP and SMS", 2)))
    await real.stop()
    return rows
  } finally {
    await client.end()
    await Promise.all([mail.stop(), sms.stop()])
    await database.stop()
  }
}

async function measureDelay(server: Running, person: Person): Promise<Row[]> {
  const signIn = (): Asked => post(`${server.url}/api/auth/login`, person.signIn)
  await loadWith(signIn, { connections, seconds: 2 })
  await server.readDelay()
  const signedIn = await loadWith(signIn, { connections, seconds })
  const hashing = await server.readDelay()

  const picture = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: "#C9A274" } })
    .jpeg()
    .toBuffer()
  const upload = (): Asked => sendPicture(server.url, person.token, picture)
  await loadWith(upload, { connections: 2, seconds: 1 })
  await server.readDelay()
  const uploaded = await loadWith(upload, { connections: 4, seconds })
  const encoding = await server.readDelay()
  return (
    [
      [`sign-in with a password, ${connections} at once (${signedIn.perSecond.toFixed(0)}/s)`, hashing],
      [`pictures of 6 megapixels, 4 at once (${uploaded.perSecond.toFixed(1)}/s)`, encoding],
    ] as const
  ).map(([what, { p50, p99, most }]) =>
    row(
      `${what}: delay of the event loop`,
      `p50 ${ms(p50)}, p99 ${ms(p99)}, at most ${ms(most)}`,
      `p99 under ${mostDelayMs} ms`,
      p99 < mostDelayMs,
    ),
  )
}

async function compareSignIn(server: Running): Promise<Row[]> {
  // A wrong password for each account once: what counts wrong ones does the same for all.
  const signIn = (mobileOrEmail: string): Asked => ({
    ...post(`${server.url}/api/auth/login`, { mobileOrEmail, password: "wrong-one" }),
    status: 400,
  })
  return [
    await compare("sign-in by mobile, wrong password", (at, isKnown) =>
      signIn((isKnown ? knownAccount(at) : unknownAccount(at)).mobile),
    ),
    await compare("sign-in by email, wrong password", (at, isKnown) =>
      signIn((isKnown ? knownAccount(at + pairs) : unknownAccount(at + pairs)).email),
    ),
  ]
}

/** `round` tells accounts apart that had no code yet: there is one a minute. */
async function compareCodes(server: Running, how: string, round: number): Promise<Row[]> {
  const of = (at: number, isKnown: boolean) =>
    (isKnown ? knownAccount : unknownAccount)(at + pairs * (round + 1))
  const rows: Row[] = []
  for (const purpose of ["login", "forget", "register"] as const) {
    rows.push(
      await compare(`code by email (${purpose}) ${how}`, (at, isKnown) => ({
        url: `${server.url}/api/auth/email-verification-code/${of(at, isKnown).email}?purpose=${purpose}`,
      })),
      await compare(`code by SMS (${purpose}) ${how}`, (at, isKnown) =>
        post(`${server.url}/api/auth/mobile-verification-code`, { mobile: of(at, isKnown).mobile, purpose }),
      ),
    )
  }
  rows.push(
    await compare(`sign-in by email, wrong code, ${how}`, (at, isKnown) => ({
      ...post(`${server.url}/api/auth/login:email-code`, { email: of(at, isKnown).email, code: "000000" }),
      status: 422,
    })),
  )
  return rows
}

/**
 * Asks for a known and an unknown account in turn, now the one first and now the other. How far they are apart is the
 * median over these pairs: what slows the machine down for a while slows both of a pair.
 */
async function compare(what: string, asked: (at: number, isKnown: boolean) => Asked): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = { known: [] as number[], unknown: [] as number[] }
  const warmUp = Math.ceil(pairs / 10)
  for (let at = 0; at < pairs; at += 1) {
    for (const isKnown of at % 2 === 0 ? [true, false] : [false, true]) {
      const took = await requestTimed(asked(at, isKnown), agent)
      if (at >= warmUp) times[isKnown ? "known" : "unknown"].push(took)
    }
  }
  agent.destroy()
  const [known, unknown] = [percentiles(times.known).p50, percentiles(times.unknown).p50]
  const apart = percentiles(times.known.map((took, at) => took / (times.unknown[at] ?? took))).p50 - 1
  const figure = `known ${ms(known)}, unknown ${ms(unknown)}: ${(apart * 100).toFixed(1)} % apart`
  return row(what, figure, "within 5 %", Math.abs(apart) <= mostApart)
}

const post = (url: string, body: unknown): Asked => ({
  url,
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})

function sendPicture(url: string, token: string, picture: Buffer): Asked {
  const part = (disposition: string) => `--form\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  return {
    url: `${url}/api/user/uploads`,
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=form" },
    body: Buffer.concat([
      Buffer.from(`${part('name="purpose"')}work\r\n${part('name="file"; filename="a.jpg"')}`),
      picture,
      Buffer.from("\r\n--form--\r\n"),
    ]),
  }
}
