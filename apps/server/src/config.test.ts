import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, test } from "vitest"
import { readConfig } from "./config.ts"
import { StartupError } from "./platform/startup-error.ts"

const secret = "kD3vQ8sLz0pYw5Rt7NxB2mHc9JfGaE6u"
const store = {
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "us-east-1",
  S3_BUCKET: "rooms",
  S3_ACCESS_KEY: "key",
  S3_SECRET_KEY: "secret",
}
const production = {
  PRODUCTION: "1",
  APP_SECRET: secret,
  PUBLIC_URL: "https://rooms.example",
  SMTP_URL: "smtps://user:password@mail.example:465",
  MAIL_FROM: "Roomwright <hello@rooms.example>",
  SMS_GATEWAY_URL: "https://sms.example/gateway",
  SMS_GATEWAY_USER: "rooms",
  SMS_GATEWAY_PASSWORD: "password",
  SMS_SENDER: "ROOMS",
}

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig({ APP_SECRET: secret, ...env })
    return []
  } catch (error) {
    if (error instanceof StartupError) return error.lines
    throw error
  }
}

test("without any variable it runs here, with demo content, limits and its own database", () => {
  expect(readConfig({ APP_SECRET: secret })).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve(".data"),
    webBuildDir: resolve("apps/web/build"),
    publicUrl: "http://localhost:3000",
    trustProxy: false,
    databaseUrl: undefined,
    demo: true,
    jobs: true,
    production: false,
    appSecret: secret,
    rateLimits: true,
    logLevel: "info",
    pageCacheMb: 64,
    holdMinutes: 10,
    renders: true,
    adminEmail: undefined,
    adminPassword: undefined,
    mail: undefined,
    sms: undefined,
    coohom: undefined,
    bucket: undefined,
  })
})

test("a variable set to nothing counts as not set", () => {
  expect(readConfig({ APP_SECRET: secret, PORT: "", DATABASE_URL: " " })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

describe("a good value", () => {
  test.each([
    [{ PORT: "0" }, { port: 0 }],
    [{ PORT: "8080" }, { port: 8080, publicUrl: "http://localhost:8080" }],
    [{ PUBLIC_URL: "https://rooms.example/" }, { publicUrl: "https://rooms.example" }],
    [{ TRUST_PROXY: "1" }, { trustProxy: 1 }],
    [{ TRUST_PROXY: "0" }, { trustProxy: false }],
    [{ TRUST_PROXY: "10.0.0.0/8, ::1" }, { trustProxy: "10.0.0.0/8, ::1" }],
    [{ DEMO: "0" }, { demo: false }],
    [{ DEMO: "no" }, { demo: false }],
    [{ RATE_LIMITS: "off" }, { rateLimits: false }],
    [
      { DATABASE_URL: "postgresql://rooms@/rooms?host=/run/postgresql" },
      { databaseUrl: "postgresql://rooms@/rooms?host=/run/postgresql" },
    ],
    [
      { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" },
      { mail: { smtpUrl: "smtp://mail.example", from: "a@b.example" } },
    ],
    [{ NODE_ENV: "production" }, { production: false }],
    [store, { bucket: { endpoint: "https://s3.example", bucket: "rooms", pathStyle: true } }],
    [{ ...store, S3_PATH_STYLE: "0" }, { bucket: { pathStyle: false } }],
  ])("%j", (env, expected) => {
    expect(readConfig({ APP_SECRET: secret, ...env })).toMatchObject(expected)
  })
})

describe("a bad value is told with its variable's name", () => {
  test.each([
    [{ PORT: "65536" }, "PORT must be a number from 0 to 65535, for example PORT=3000."],
    [{ PORT: "-1" }, "PORT must be a number from 0 to 65535, for example PORT=3000."],
    [{ HOST: "a b" }, "HOST must be an address or name to listen on, for example HOST=0.0.0.0."],
    [
      { PUBLIC_URL: "rooms.example" },
      "PUBLIC_URL must be the site's address without a path, for example PUBLIC_URL=https://rooms.example.",
    ],
    [
      { PUBLIC_URL: "https://rooms.example/shop" },
      "PUBLIC_URL must be the site's address without a path, for example PUBLIC_URL=https://rooms.example.",
    ],
    [
      { TRUST_PROXY: "everyone" },
      "TRUST_PROXY must be the number of proxies in front (TRUST_PROXY=1) or their addresses (TRUST_PROXY=10.0.0.0/8).",
    ],
    [
      { DATABASE_URL: "localhost" },
      "DATABASE_URL must look like postgresql://user:password@host:5432/database.",
    ],
    [{ DEMO: "2" }, "DEMO must be 1 (fill an empty site with demo content) or 0."],
    [{ PRODUCTION: "sure" }, "PRODUCTION must be 1 or 0."],
    [{ RATE_LIMITS: "5" }, "RATE_LIMITS must be on or off."],
    [{ APP_SECRET: "short" }, "APP_SECRET is too weak: use at least 32 random characters."],
    [{ APP_SECRET: "a".repeat(64) }, "APP_SECRET is too weak: use at least 32 random characters."],
    [{ ADMIN_EMAIL: "admin" }, "ADMIN_EMAIL must be an email address."],
    [{ ADMIN_PASSWORD: "a long password" }, "ADMIN_EMAIL is missing: set it together with ADMIN_PASSWORD."],
    [{ ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD must have 6 to 16 characters."],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL must look like smtps://user:password@mail.example:465."],
    [{ SMTP_URL: "smtp://mail.example" }, "SMTP_URL and MAIL_FROM belong together: set both or neither."],
    [
      { SMS_SENDER: "ROOMS" },
      "SMS_GATEWAY_URL, SMS_GATEWAY_USER, SMS_GATEWAY_PASSWORD and SMS_SENDER belong together: set all or none.",
    ],
    [{ DESIGN_TOOL: "paper" }, "DESIGN_TOOL must be roomwright (our own studio) or coohom."],
    [
      { DESIGN_TOOL: "coohom", COOHOM_APP_KEY: "key" },
      "DESIGN_TOOL=coohom needs COOHOM_ADDRESS, COOHOM_APP_KEY and COOHOM_APP_SECRET.",
    ],
    [
      { S3_BUCKET: "rooms" },
      "S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together: set all or none.",
    ],
    [
      { ...store, S3_ENDPOINT: "s3.example" },
      "S3_ENDPOINT must be the store's address, for example S3_ENDPOINT=https://s3.example.",
    ],
    [{ ...store, S3_BUCKET: "Rooms!" }, "S3_BUCKET must be the name of a bucket."],
  ])("%j", (env, fault) => {
    expect(faultsOf(env)).toEqual([fault])
  })

  test("all at once", () => {
    expect(faultsOf({ PORT: "x", DEMO: "x", LOG_LEVEL: "x" }).map((line) => line.split(" ")[0])).toEqual([
      "PORT",
      "DEMO",
      "LOG_LEVEL",
    ])
  })
})

describe("production", () => {
  test("starts with everything it needs", () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      mail: { smtpUrl: production.SMTP_URL },
      sms: { sender: "ROOMS" },
    })
  })

  test.each(Object.keys(production).filter((name) => name !== "PRODUCTION"))(
    "refuses to start without %s",
    (name) => {
      expect(faultsOf({ ...production, [name]: undefined })).toEqual([
        expect.stringMatching(new RegExp(`^${name} `)),
      ])
    },
  )

  test.each([
    [
      { PUBLIC_URL: "http://rooms.example" },
      "PUBLIC_URL must be set to the site's https:// address in production.",
    ],
    [{ RATE_LIMITS: "off" }, "RATE_LIMITS=off is refused in production: remove it."],
    [
      { COOHOM_ADDRESS: "http://tool.example" },
      "COOHOM_ADDRESS must begin with https:// in production: the call carries a signature.",
    ],
    [{ APP_SECRET: secret.slice(1) }, "APP_SECRET is too weak: use at least 32 random characters."],
  ])("refuses %j", (env, fault) => {
    expect(faultsOf({ ...production, ...env })).toEqual([fault])
  })
})

test("outside production the secret is made once, for its owner only", () => {
  const folder = mkdtempSync(join(tmpdir(), "roomwright-secret-"))
  const first = readConfig({ DATA_DIR: folder }).appSecret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR: folder }).appSecret).toBe(first)
  expect(statSync(join(folder, "app-secret")).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
