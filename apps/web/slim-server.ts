import { minify } from "terser"
import type { Plugin } from "vite"

/**
 * Writes the server's bundle without comments and indentation, and escapes the few characters beyond Latin-1: V8 keeps a
 * whole file in memory, with two bytes for each character once there is one of those. Names stay as they are, and lines short,
 * for whoever reads a stack trace. A file of texts stays whole: escaping it would take more than it saves.
 */
export function slimServer(): Plugin {
  return {
    name: "roomwright:slim-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue
          const { code } = await minify(file.code, {
            module: true,
            compress: false,
            mangle: false,
            format: { ascii_only: true, comments: false, max_line_len: 200 },
          })
          if (code !== undefined && code.length < bytesOf(file.code)) file.code = code
        }
      },
    },
  }
}

/** What V8 takes for a text. */
const bytesOf = (text: string): number => text.length * (/[^\0-ÿ]/.test(text) ? 2 : 1)
