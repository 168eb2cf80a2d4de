import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "app",
  ssr: true,
  ...(process.env["WEB_BUILD_DIR"] ? { buildDirectory: process.env["WEB_BUILD_DIR"] } : {}),
  // The whole table of routes is a few kB: asking for it piece by piece would cost a round trip at every link.
  routeDiscovery: { mode: "initial" },
} satisfies Config
