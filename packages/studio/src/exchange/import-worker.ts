import { randomIds } from "@roomwright/scene/commands/element-ids"
import { RefusedFile } from "@roomwright/models/exchange/import-report"
import { importDxf } from "@roomwright/models/exchange/import-dxf"
import { importSh3d } from "@roomwright/models/exchange/import-sh3d"
import type { ImportAnswer, ImportQuestion } from "./ask-import.ts"

// A thread of its own: the studio stays quick whatever a file holds, and one that takes too long is ended.
self.addEventListener("message", ({ data: { kind, bytes } }: MessageEvent<ImportQuestion>) => {
  const answer = (given: ImportAnswer): void =>
    // Threads have no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    self.postMessage(given)
  try {
    const read = kind === "dxf" ? importDxf : importSh3d
    answer({ kind: "read", imported: read(bytes, randomIds(Math.random)) })
  } catch (error) {
    answer({ kind: "refused", fault: error instanceof RefusedFile ? error.fault : "broken" })
  }
})
