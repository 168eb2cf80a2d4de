import type { SourceTree } from "./source-tree.ts"

/** One place that breaks a rule. `line` counts from 1; 0 means the file or the tree as a whole. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly rule: string
  /** What is wrong and what to do. */
  readonly message: string
}

/** A rule family looks at the whole tree, since most rules are about how files stand to each other. */
export type Rule = (tree: SourceTree) => Violation[]

export const formatViolation = ({ path, line, rule, message }: Violation): string =>
  `${path}:${line} ${rule}: ${message}`
