import { join, resolve } from "node:path"
import { accountLimits } from "@roomwright/contract/accounts/fields"
import { billLimits } from "@roomwright/contract/payments/bills"
import { readOrMakeAppSecret } from "./platform/app-secret.ts"
import type { BucketConfig } from "./platform/files/s3-bucket.ts"
import { StartupError } from "./platform/startup-error.ts"
import { type Variables, readVariables } from "./platform/variables.ts"

export interface MailConfig {
  readonly smtpUrl: string
  readonly from: string
}

export interface SmsConfig {
  readonly gatewayUrl: string
  readonly user: string
  readonly password: string
  readonly sender: string
}

/** How the third-party design tool is called. */
export interface CoohomConfig {
  readonly address: string
  readonly appKey: string
  readonly appSecret: string
}

/** Everything that can be set from outside, checked. docs/operations.md explains each variable. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Absolute: the built web app. */
  readonly webBuildDir: string
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** Proxies in front whose forwarded addresses are believed: none, a number of them, or their addresses. */
  readonly trustProxy: false | number | string
  /** Undefined: the program brings its own PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly demo: boolean
  /** Whether jobs are done inside the server; otherwise by workers. */
  readonly jobs: boolean
  /** Whether this program makes renders where it finds Blender. */
  readonly renders: boolean
  readonly production: boolean
  readonly appSecret: string
  readonly rateLimits: boolean
  /** Megabytes for pages that were rendered a moment ago. */
  readonly pageCacheMb: number
  /** Megabytes below which a disk counts as nearly full; undefined: by its size. */
  readonly diskWarningMb: number | undefined
  /** Minutes for which what a clerk confirms is not given yet, so that it can be taken back; 0: it is given at once. */
  readonly holdMinutes: number
  readonly logLevel: Variables["LOG_LEVEL"]
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  /** Undefined outside production: notifications wait in the outbox instead. */
  readonly mail: MailConfig | undefined
  readonly sms: SmsConfig | undefined
  /** Undefined: the menu opens our own studio, unless staff chose otherwise. */
  readonly coohom: CoohomConfig | undefined
  /** Undefined: files are kept in DATA_DIR. */
  readonly bucket: BucketConfig | undefined
}

/** Where `npm run build` puts the web app. */
const builtHere = join(import.meta.dirname, "../../web/build")

const leastSecretLength = 32
const { passwordMin, passwordMax } = accountLimits

/**
 * Checks the environment and gives the configuration. Throws one `StartupError` with a line for every fault.
 * Outside production a missing APP_SECRET is made in DATA_DIR, so sessions outlive a restart.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { variables, faults } = readVariables(env)
  if (!variables) throw new StartupError(faults)
  const together = [...findDangers(variables), ...findHalves(variables)]
  if (together.length > 0) throw new StartupError(together)

  const dataDir = resolve(variables.DATA_DIR)
  return {
    port: variables.PORT,
    host: variables.HOST,
    dataDir,
    webBuildDir: resolve(variables.WEB_BUILD_DIR ?? builtHere),
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    trustProxy: variables.TRUST_PROXY,
    databaseUrl: variables.DATABASE_URL,
    demo: variables.DEMO,
    jobs: variables.JOBS,
    renders: variables.RENDERS,
    production: variables.PRODUCTION,
    appSecret: variables.APP_SECRET ?? readOrMakeAppSecret(dataDir),
    rateLimits: variables.RATE_LIMITS,
    pageCacheMb: variables.PAGE_CACHE_MB,
    diskWarningMb: variables.DISK_WARNING_MB,
    holdMinutes: variables.HOLD_MINUTES ?? billLimits.undoMs / 60_000,
    logLevel: variables.LOG_LEVEL,
    adminEmail: variables.ADMIN_EMAIL,
    adminPassword: variables.ADMIN_PASSWORD,
    mail: toMailConfig(variables),
    sms: toSmsConfig(variables),
    coohom: toCoohomConfig(variables),
    bucket: toBucketConfig(variables),
  }
}

/** What development may leave out or switch off and production may not. */
function findDangers(variables: Variables): string[] {
  if (!variables.PRODUCTION) return []
  const faults: string[] = []
  if (!variables.APP_SECRET)
    faults.push("APP_SECRET is missing: production needs one, at least 32 random characters.")
  if (!variables.PUBLIC_URL?.startsWith("https://")) {
    faults.push("PUBLIC_URL must be set to the site's https:// address in production.")
  }
  if (!variables.RATE_LIMITS) faults.push("RATE_LIMITS=off is refused in production: remove it.")
  if (variables.COOHOM_ADDRESS?.startsWith("http:"))
    faults.push("COOHOM_ADDRESS must begin with https:// in production: the call carries a signature.")
  for (const name of [
    "SMTP_URL",
    "MAIL_FROM",
    "SMS_GATEWAY_URL",
    "SMS_GATEWAY_USER",
    "SMS_GATEWAY_PASSWORD",
    "SMS_SENDER",
  ] as const) {
    if (!variables[name]) faults.push(`${name} is missing: production sends real mail and SMS.`)
  }
  return faults
}

/** Settings that say something only together, and secrets that protect nothing. */
function findHalves(variables: Variables): string[] {
  const faults: string[] = []
  const { APP_SECRET: secret, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = variables
  if (secret !== undefined && (secret.length < leastSecretLength || new Set(secret).size < 8)) {
    faults.push("APP_SECRET is too weak: use at least 32 random characters.")
  }
  if (password !== undefined && email === undefined) {
    faults.push("ADMIN_EMAIL is missing: set it together with ADMIN_PASSWORD.")
  }
  if (password !== undefined && (password.length < passwordMin || password.length > passwordMax)) {
    faults.push(`ADMIN_PASSWORD must have ${passwordMin} to ${passwordMax} characters.`)
  }
  const coohom = [variables.COOHOM_ADDRESS, variables.COOHOM_APP_KEY, variables.COOHOM_APP_SECRET]
  if (variables.DESIGN_TOOL === "coohom" && coohom.includes(undefined)) {
    faults.push("DESIGN_TOOL=coohom needs COOHOM_ADDRESS, COOHOM_APP_KEY and COOHOM_APP_SECRET.")
  }
  const store = [
    variables.S3_ENDPOINT,
    variables.S3_REGION,
    variables.S3_BUCKET,
    variables.S3_ACCESS_KEY,
    variables.S3_SECRET_KEY,
  ]
  if (store.includes(undefined) && store.some((value) => value !== undefined)) {
    faults.push(
      "S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together: set all or none.",
    )
  }
  if (!variables.PRODUCTION) {
    if ((variables.SMTP_URL === undefined) !== (variables.MAIL_FROM === undefined)) {
      faults.push("SMTP_URL and MAIL_FROM belong together: set both or neither.")
    }
    const sms = [
      variables.SMS_GATEWAY_URL,
      variables.SMS_GATEWAY_USER,
      variables.SMS_GATEWAY_PASSWORD,
      variables.SMS_SENDER,
    ]
    if (sms.some((value) => value === undefined) && sms.some((value) => value !== undefined)) {
      faults.push(
        "SMS_GATEWAY_URL, SMS_GATEWAY_USER, SMS_GATEWAY_PASSWORD and SMS_SENDER belong together: set all or none.",
      )
    }
  }
  return faults
}

function toMailConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Variables): MailConfig | undefined {
  return smtpUrl && from ? { smtpUrl, from } : undefined
}

function toSmsConfig(variables: Variables): SmsConfig | undefined {
  const {
    SMS_GATEWAY_URL: gatewayUrl,
    SMS_GATEWAY_USER: user,
    SMS_GATEWAY_PASSWORD: password,
    SMS_SENDER: sender,
  } = variables
  return gatewayUrl && user && password && sender ? { gatewayUrl, user, password, sender } : undefined
}

function toCoohomConfig({
  DESIGN_TOOL: tool,
  COOHOM_ADDRESS: address,
  COOHOM_APP_KEY: appKey,
  COOHOM_APP_SECRET: appSecret,
}: Variables): CoohomConfig | undefined {
  return tool === "coohom" && address && appKey && appSecret ? { address, appKey, appSecret } : undefined
}

export function toBucketConfig(variables: Variables): BucketConfig | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_PATH_STYLE: pathStyle,
  } = variables
  return endpoint && region && bucket && accessKey && secretKey
    ? { endpoint, region, bucket, accessKey, secretKey, pathStyle }
    : undefined
}
