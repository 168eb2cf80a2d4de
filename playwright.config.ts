import { defineConfig } from "@playwright/test"
import { browserFlags, findLightBrowser } from "./scripts/bootstrap/find-browser.mjs"

// *.e2e.ts are the journeys of `npm test`; *.prove.ts are the long forms of `npm run prove`.
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/start-site.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // Only what hangs is to run into these: a busy machine is no failure.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A journey that passes only the second time is told by name, and is to be mended; docs/decisions/0042.
  retries: 1,
  use: {
    // Set by start-site.ts before the workers start; they read this file again.
    ...(process.env.SITE_URL === undefined ? {} : { baseURL: process.env.SITE_URL }),
    launchOptions: { executablePath: await findLightBrowser(), args: browserFlags },
    // What a journey lets fail is to fail: only the one about them has workers.
    serviceWorkers: "block",
    // A press on what never comes fails before the whole journey's time is up.
    actionTimeout: 120_000,
    screenshot: "only-on-failure",
    // A trace costs a third more time: ask for one when a journey is to be looked into.
    trace: process.env.TRACE === "1" ? "retain-on-failure" : "off",
  },
  projects: [
    { name: "journeys", testMatch: "**/*.e2e.ts" },
    // What the sweep looks at is made once, before it.
    { name: "prepare", testMatch: "**/*.prepare.ts" },
    { name: "prove", testMatch: "**/*.prove.ts", timeout: 30 * 60_000, dependencies: ["prepare"] },
  ],
})
