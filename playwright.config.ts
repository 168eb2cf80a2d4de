import { defineConfig } from "@playwright/test"
import { browserFlags, findBrowser } from "./scripts/bootstrap/find-browser.mjs"

// *.e2e.ts are the journeys of `npm test`; *.prove.ts are the long forms of `npm run prove`.
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/start-site.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    // Set by start-site.ts before the workers start; they read this file again.
    ...(process.env.SITE_URL === undefined ? {} : { baseURL: process.env.SITE_URL }),
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  projects: [
    { name: "journeys", testMatch: "**/*.e2e.ts" },
    { name: "prove", testMatch: "**/*.prove.ts", timeout: 30 * 60_000 },
  ],
})
