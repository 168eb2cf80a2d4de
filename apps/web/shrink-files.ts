import { minify } from "terser"
import type { Plugin } from "vite"

/** Of every page, and large enough to gain: what takes the second look longest, React, gains nothing. */
const ofEveryPage = new Set(["calls", "frame", "router"])

/**
 * Goes over the files of every page a second time: terser makes them 2 % smaller than the build's own minifier does. They are
 * already written as they will be run, so this comes last; their names are those of what they were made from.
 */
export function shrinkFiles(): Plugin {
  return {
    name: "roomwright:shrink-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" && ofEveryPage.has(file.name) ? [file] : [],
        )
        for (const file of files) {
          const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 2 } })
          if (code !== undefined && code.length < file.code.length) file.code = code
        }
      },
    },
  }
}
