import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "app",
  ssr: true,
  // The whole table of routes is a few kB: asking for it piece by piece would cost a round trip at every link.
  routeDiscovery: { mode: "initial" },
} satisfies Config
