import { checkFullTable, checkHandlers } from "./check-endpoints.ts"
import { checkFeatureNames, checkRetiredWords } from "./feature-names.ts"
import { checkFileLength, checkFileNames } from "./file-shape.ts"
import { checkConsole, checkSchemaReading, checkSkippedTests, checkTypeEscapes } from "./forbidden-code.ts"
import { checkCycles } from "./import-cycles.ts"
import { checkMachineDetails } from "./machine-details.ts"
import { checkMigrationNames, checkMigrationTables } from "./migrations.ts"
import { checkMisspeltWords } from "./misspelt-words.ts"
import { checkPackageGraph } from "./package-graph.ts"
import { checkReadable } from "./resolve-import.ts"
import { checkServerTiers } from "./server-tiers.ts"
import type { SourceTree } from "./source-tree.ts"
import { checkStudioReact, checkThree } from "./studio-imports.ts"
import { checkTableUse } from "./table-owners.ts"
import type { Rule, Violation } from "./violation.ts"
import { checkWebFeatures } from "./web-features.ts"
import { checkAddresses, checkColours, checkUiText } from "./web-literals.ts"

const rules: readonly Rule[] = [
  checkReadable,
  checkPackageGraph,
  checkServerTiers,
  checkWebFeatures,
  checkMigrationNames,
  checkMigrationTables,
  checkTableUse,
  checkHandlers,
  checkFullTable,
  checkCycles,
  checkFileLength,
  checkFileNames,
  checkFeatureNames,
  checkRetiredWords,
  checkMisspeltWords,
  checkThree,
  checkStudioReact,
  checkColours,
  checkAddresses,
  checkUiText,
  checkConsole,
  checkSchemaReading,
  checkSkippedTests,
  checkTypeEscapes,
  checkMachineDetails,
]

/** Every name a violation may carry, so that a test can ask for a fixture of each. */
export const ruleNames = [
  "saw-nothing",
  "unreadable-file",
  "import-nowhere",
  "package-graph",
  "server-tiers",
  "web-features",
  "web-endpoints",
  "migration-names",
  "table-write",
  "table-read",
  "endpoint-handler",
  "endpoint-table",
  "import-cycle",
  "file-length",
  "file-name",
  "feature-name",
  "retired-word",
  "misspelt-word",
  "three-place",
  "studio-react",
  "colour-literal",
  "foreign-address",
  "ui-text",
  "console-log",
  "web-schema",
  "skipped-test",
  "type-escape",
  "registry-host",
  "machine-path",
] as const

/** Holds a tree against every rule; in the order of files and lines. */
export function checkTree(tree: SourceTree): Violation[] {
  if (tree.modules.length === 0) {
    // A check that looks at the wrong folder would pass for ever.
    const message = "found no TypeScript at all; give the repository's root"
    return [{ path: ".", line: 0, rule: "saw-nothing", message }]
  }
  return rules
    .flatMap((rule) => rule(tree))
    .toSorted((one, other) => one.path.localeCompare(other.path, "en") || one.line - other.line)
}
