import type { SceneDocument } from "@roomwright/contract/studio/work-scenes"
import { readDocument } from "@roomwright/scene/document/read-document"
import { schemaVersion } from "@roomwright/scene/document/scene"
import { toPlainDocument } from "@roomwright/scene/document/write-document"

/** A stored document as JSON of the present schema version: one of an earlier release is raised. */
export function readStoredDocument(text: string, version: number): SceneDocument {
  // It was checked and written by us before it was stored.
  if (version === schemaVersion) return JSON.parse(text) as SceneDocument
  const read = readDocument(text)
  if ("refused" in read) throw new Error(`A stored scene cannot be read: ${read.refused.reason}.`)
  return toPlainDocument(read.scene)
}
