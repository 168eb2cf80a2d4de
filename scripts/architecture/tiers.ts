/** The tier of every server feature: it may use only the doors and read only the tables of lower tiers. */
export const featureTiers: Readonly<Record<string, number>> = {
  settings: 0,
  media: 0,
  audit: 0,
  accounts: 1,
  payments: 2,
  catalogue: 3,
  plans: 3,
  content: 3,
  questions: 4,
  works: 4,
  orders: 5,
  applications: 5,
  favourites: 5,
  moderation: 6,
  studio: 6,
  library: 6,
  notifications: 7,
  search: 7,
  discovery: 7,
  home: 7,
  renders: 7,
  analytics: 7,
  admin: 7,
  tours: 8,
}

/** Features that are called otherwise than in the names of migrations, which stay as they ran. */
export const renamedFeatures: Readonly<Record<string, string>> = { desk: "admin", numbers: "analytics" }

/** Which of our packages and apps may import which. Who is not named here (scripts, e2e, bench) may import all. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  scene: [],
  models: ["scene"],
  contract: ["scene", "models"],
  i18n: ["contract"],
  ui: [],
  studio: ["scene", "models", "i18n", "ui"],
  web: ["contract", "i18n", "ui", "studio"],
  server: ["contract", "i18n", "scene", "models"],
}

/** Files of the server that put features together and so may import any of them. */
export const serverJoiners = [
  "apps/server/src/app.ts",
  "apps/server/src/cached-calls.api.test.ts",
  "apps/server/src/main.ts",
  "apps/server/src/openapi.api.test.ts",
  "apps/server/src/other-routes.ts",
  "apps/server/src/pages.ts",
  "apps/server/src/personal-data.ts",
  "apps/server/src/render-page.ts",
  "apps/server/src/collect-jobs.ts",
  "apps/server/src/collect-routes.ts",
  "apps/server/src/create-services.ts",
  "apps/server/src/follow-blocks.ts",
  "apps/server/src/library.ts",
  "apps/server/src/own-case.api.test.ts",
  "apps/server/src/blocked-seller.api.test.ts",
  "apps/server/src/run.ts",
  "apps/server/src/worker.ts",
  "apps/server/src/demo/",
  "apps/server/src/testing/",
] as const

/** Server files outside `platform/` that belong to it: they know no feature, and every feature may import them. */
export const platformFiles = ["apps/server/src/config.ts", "apps/server/src/jobs/"] as const
