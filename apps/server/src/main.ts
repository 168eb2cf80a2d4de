import { run } from "./run.ts"

// What the program writes (uploads, receipts, the secret) is for its own user only.
process.umask(0o077)
// `--dev` compiles pages as they are asked for; `--api` serves none; `--worker` serves nothing and does jobs.
const pages =
  (["dev", "api", "worker"] as const).find((name) => process.argv.includes(`--${name}`)) ?? "built"
// Libraries are asked for their fast form unless told otherwise. What "production" means for us is PRODUCTION=1.
process.env.NODE_ENV ??= pages === "dev" ? "development" : "production"

await run({ env: process.env, pages: pages === "api" ? "none" : pages })
