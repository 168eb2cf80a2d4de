import { routesPath } from "@roomwright/contract/builds"
import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "app",
  ssr: true,
  ...(process.env["WEB_BUILD_DIR"] ? { buildDirectory: process.env["WEB_BUILD_DIR"] } : {}),
  // A page brings what it needs of the table of routes; a slow phone took a tenth of a second to read all of it. What its
  // links lead to is asked for once, when it runs.
  routeDiscovery: { mode: "lazy", manifestPath: routesPath },
} satisfies Config
