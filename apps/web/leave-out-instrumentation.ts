import type { Plugin } from "vite"

const stub = "\0roomwright:no-instrumentation"

/**
 * Leaves the router's measuring of itself out of what browsers load: nobody here asks for it, and the router calls it for
 * nothing. A function that a later release wants besides these fails the build.
 */
export function leaveOutInstrumentation(): Plugin {
  return {
    name: "roomwright:leave-out-instrumentation",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      // Not the part for servers, which goes as a whole.
      const isRouters = /\/react-router\/dist\/.*\/router\/router\.js$/.test(importer ?? "")
      return isRouters && source.endsWith("/instrumentation.js") ? stub : null
    },
    load: (id) => (id === stub ? written : null),
  }
}

const written = [
  "export const getRouteInstrumentationUpdates = () => ({})",
  "export const instrumentClientSideRouter = (router) => router",
  "export const consumeInstrumentationClientResultMetaReceiver = () => undefined",
].join("\n")
