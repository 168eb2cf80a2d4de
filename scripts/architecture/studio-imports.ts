import { isListed, threeFolders } from "./exemptions.ts"
import { lineAt } from "./text-file.ts"
import type { Rule } from "./violation.ts"

const bringsThree =
  /^(?:three(?:[/-].*)?|@react-three\/.+|@types\/three|@photo-sphere-viewer\/.+|photo-sphere-viewer)$/
const bringsReact = /^(?:react|react-dom|react-router)(?:\/.*)?$|^(?:react-|@radix-ui\/|radix-ui)/
const mayUseReact = /(?:\.tsx|\/use-[a-z0-9-]+(?:\.test)?\.ts)$/

/** Three stays in two folders, so that no page loads it by accident and one day another engine may take its place. */
export const checkThree: Rule = (tree) =>
  tree.modules
    .filter(({ path }) => !isListed(path, threeFolders))
    .flatMap(({ path, text, imports }) =>
      imports
        .filter(({ specifier }) => bringsThree.test(specifier))
        .map(({ specifier, offset }) => ({
          path,
          line: lineAt(text, offset),
          rule: "three-place",
          message: `imports "${specifier}"; only studio's model-view and render may, so go through their exports`,
        })),
    )

/** What the studio decides must run without a screen. */
export const checkStudioReact: Rule = (tree) =>
  tree.modules
    .filter(({ path }) => path.startsWith("packages/studio/") && !mayUseReact.test(path))
    .flatMap(({ path, text, imports }) =>
      imports
        .filter(({ specifier }) => bringsReact.test(specifier))
        .map(({ specifier, offset }) => ({
          path,
          line: lineAt(text, offset),
          rule: "studio-react",
          message: `imports "${specifier}"; in the studio only .tsx and use-*.ts import React`,
        })),
    )
