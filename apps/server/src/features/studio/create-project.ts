import type { Scene } from "@roomwright/scene/document/scene"
import { writeDocument } from "@roomwright/scene/document/write-document"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { insertProject } from "./make-project.ts"
import { readScene } from "./read-scene.ts"

interface NewProject {
  readonly accountId: string
  readonly name: string
  readonly scene: Scene
  readonly at: Date
}

/** Gives an account a project with this scene, without a call. Gives its id. */
export async function createProject(
  tx: Transaction<DB>,
  { accountId, name, scene, at }: NewProject,
): Promise<string> {
  const kept = readScene(writeDocument(scene))
  if ("refused" in kept) throw new Error(`The scene of ${name} is refused: ${kept.refused.reason}.`)
  // Nobody asks for it twice: its key is its own.
  return insertProject(tx, { accountId, key: newId(), bodyHash: kept.hash, name, at }, kept)
}
