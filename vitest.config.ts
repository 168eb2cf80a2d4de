import { join } from "node:path"
import { defineConfig } from "vitest/config"

const sources = "{apps,packages}/*/{src,app}"
const setupFiles = ["scripts/fix-property-seed.ts"]

// Threads and processes of the program that tests start find what Node has compiled before, as a started site does.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules", ".compile-cache")

// What a test needs is in its name:
//   *.test.ts          nothing: pure functions and properties (`npm run check` runs these alone)
//   *.api.test.ts      a PostgreSQL with every migration done; each file gets a database of its own
//   *.process.test.ts  real processes: the server, its database, the launcher
//   *.prove.ts         a long time (`npm run prove`)
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          setupFiles,
          // Properties try many values, and machines that build at the same time are slow.
          testTimeout: 30_000,
          // All of it computes, and who starts it waits for it: by itself vitest would leave one processor alone.
          maxWorkers: "100%",
          isolate: false,
          include: [`${sources}/**/*.test.{ts,tsx}`, "scripts/**/*.test.{ts,mjs}"],
          exclude: [
            "**/*.api.test.ts",
            "**/*.process.test.ts",
            "**/node_modules/**",
            "scripts/architecture/fixtures/**",
          ],
        },
      },
      {
        test: {
          name: "api",
          setupFiles,
          include: [`${sources}/**/*.api.test.ts`],
          globalSetup: "apps/server/src/testing/start-test-postgres.ts",
          // Much of it waits for a database: two share two cores well. Only what hangs is to run into these.
          maxWorkers: 2,
          // The program holds no state outside its own functions: what it is made of is loaded once for all files.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "process",
          setupFiles,
          include: [`${sources}/**/*.process.test.ts`, "scripts/**/*.process.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "prove",
          setupFiles,
          include: [`${sources}/**/*.prove.ts`, "scripts/**/*.prove.ts"],
          globalSetup: "apps/server/src/testing/start-test-postgres.ts",
          testTimeout: 30 * 60_000,
          hookTimeout: 5 * 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
