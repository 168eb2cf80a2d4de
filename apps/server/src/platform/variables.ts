import { mailboxPattern, smsSenderPattern } from "@roomwright/contract/settings/channel-addresses"
import { designTools, toolKeyPattern } from "@roomwright/contract/settings/design-tools"
import * as z from "zod/mini"

// Before any schema: otherwise zod would compile code from strings.
z.config({ jitless: true })

function oneOf<T>(words: Readonly<Record<string, T>>, remedy: string) {
  return z.pipe(
    z.string().check(z.refine((word) => Object.hasOwn(words, word.toLowerCase()), remedy)),
    z.transform((word: string) => words[word.toLowerCase()] as T),
  )
}

function flag(remedy: string) {
  return oneOf(
    { "1": true, true: true, on: true, yes: true, "0": false, false: false, off: false, no: false },
    remedy,
  )
}

function address(protocols: readonly string[], remedy: string) {
  return z.string().check(
    z.refine((text) => {
      // PostgreSQL allows an empty host when `?host=` names a socket folder; URL does not.
      const url = URL.parse(text.replace("@/", "@socket/"))
      return url !== null && protocols.includes(url.protocol) && url.hostname !== ""
    }, remedy),
  )
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const Port = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
        "must be a number from 0 to 65535, for example PORT=3000.",
      ),
    ),
  z.transform(Number),
)

const PublicUrl = z.pipe(
  z.string().check(
    z.refine((text) => {
      const url = URL.parse(text)
      return (
        url !== null &&
        /^https?:$/.test(url.protocol) &&
        url.pathname === "/" &&
        !url.search &&
        !url.hash &&
        !url.username
      )
    }, "must be the site's address without a path, for example PUBLIC_URL=https://rooms.example."),
  ),
  z.transform((text: string) => new URL(text).origin),
)

const TrustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^(?:off|no|false|\d{1,2}|[\da-fA-F.:/, ]+|loopback)$/.test(text),
        "must be the number of proxies in front (TRUST_PROXY=1) or their addresses (TRUST_PROXY=10.0.0.0/8).",
      ),
    ),
  z.transform((text: string): false | number | string => {
    if (/^(?:0|off|no|false)$/.test(text)) return false
    return /^\d{1,2}$/.test(text) ? Number(text) : text
  }),
)

const PageCacheMb = z.pipe(
  z
    .string()
    .check(
      z.regex(/^\d{1,4}$/, "must be a number of megabytes, for example PAGE_CACHE_MB=64; 0 keeps no pages."),
    ),
  z.transform(Number),
)

const DiskWarningMb = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, "must be a number of megabytes, for example DISK_WARNING_MB=5000.")),
  z.transform(Number),
)

const HoldMinutes = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^\d{1,3}$/,
        "must be a number of minutes, for example HOLD_MINUTES=10; 0 gives what is paid at once.",
      ),
    ),
  z.transform(Number),
)

const Variables = z.object({
  PORT: z._default(Port, 3000),
  HOST: z._default(
    z
      .string()
      .check(z.regex(/^[\w.:-]+$/, "must be an address or name to listen on, for example HOST=0.0.0.0.")),
    "127.0.0.1",
  ),
  DATA_DIR: z._default(
    z.string().check(z.refine((text) => !text.includes("\0"), "must be a folder.")),
    ".data",
  ),
  WEB_BUILD_DIR: z.optional(
    z.string().check(z.refine((text) => !text.includes("\0"), "must be a folder with a built web app.")),
  ),
  PUBLIC_URL: z.optional(PublicUrl),
  TRUST_PROXY: z._default(TrustProxy, false),
  DATABASE_URL: z.optional(
    address(["postgres:", "postgresql:"], "must look like postgresql://user:password@host:5432/database."),
  ),
  RENDERS: z._default(
    flag("must be on (this program makes renders where it finds Blender) or off (other workers do)."),
    true,
  ),
  JOBS: z._default(
    flag("must be on (this program also does the jobs) or off (workers do: npm run worker)."),
    true,
  ),
  DEMO: z._default(flag("must be 1 (fill an empty site with demo content) or 0."), true),
  PRODUCTION: z._default(flag("must be 1 or 0."), false),
  PAGE_CACHE_MB: z._default(PageCacheMb, 64),
  DISK_WARNING_MB: z.optional(DiskWarningMb),
  HOLD_MINUTES: z.optional(HoldMinutes),
  APP_SECRET: z.optional(z.string()),
  RATE_LIMITS: z._default(flag("must be on or off."), true),
  LOG_LEVEL: z._default(
    z.enum(
      ["trace", "debug", "info", "warn", "error", "silent"],
      "must be trace, debug, info, warn, error or silent.",
    ),
    "info",
  ),
  ADMIN_EMAIL: z.optional(z.string().check(z.regex(email, "must be an email address."))),
  ADMIN_PASSWORD: z.optional(z.string()),
  S3_ENDPOINT: z.optional(
    address(["https:", "http:"], "must be the store's address, for example S3_ENDPOINT=https://s3.example."),
  ),
  S3_REGION: z.optional(
    z.string().check(z.regex(/^[\w-]{1,40}$/, "must be a region, for example S3_REGION=us-east-1.")),
  ),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket.")),
  ),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  S3_PATH_STYLE: z._default(
    flag("must be 1 (the bucket's name is in the path) or 0 (it is in the host's name)."),
    true,
  ),
  DESIGN_TOOL: z._default(
    z.enum(designTools, "must be roomwright (our own studio) or coohom."),
    "roomwright",
  ),
  COOHOM_ADDRESS: z.optional(address(["https:", "http:"], "must be the address of Coohom's interface.")),
  COOHOM_APP_KEY: z.optional(z.string().check(z.regex(toolKeyPattern, "must be a key without spaces."))),
  COOHOM_APP_SECRET: z.optional(
    z.string().check(z.regex(toolKeyPattern, "must be a secret without spaces.")),
  ),
  SMTP_URL: z.optional(
    address(["smtp:", "smtps:"], "must look like smtps://user:password@mail.example:465."),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          mailboxPattern,
          'must be a sender, for example MAIL_FROM="Roomwright <hello@rooms.example>".',
        ),
      ),
  ),
  SMS_GATEWAY_URL: z.optional(address(["https:", "http:"], "must be the gateway's address.")),
  SMS_GATEWAY_USER: z.optional(z.string()),
  SMS_GATEWAY_PASSWORD: z.optional(z.string()),
  SMS_SENDER: z.optional(
    z
      .string()
      .check(z.regex(smsSenderPattern, "must be the sender's name or number, at most 20 characters.")),
  ),
})
export type Variables = z.output<typeof Variables>

/** Parses the variables one by one; each fault is a line with the variable's name and its remedy. */
export function readVariables(env: NodeJS.ProcessEnv): { variables?: Variables; faults: string[] } {
  // An empty variable (`PORT= npm start`, an empty line in an env file) counts as not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  )
  const parsed = Variables.safeParse(given)
  if (parsed.success) return { variables: parsed.data, faults: [] }
  return { faults: parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`) }
}
