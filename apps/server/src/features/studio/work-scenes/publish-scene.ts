import { writeDocument } from "@roomwright/scene/document/write-document"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Transaction } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"
import { newId } from "../../../platform/ids.ts"
import { insertProject } from "../make-project.ts"
import { readScene, type StoredScene } from "../read-scene.ts"
import { putScene } from "./attach-scene.ts"

/** A scene as it is stored. Throws where it is refused. */
export function prepareScene(scene: Scene): StoredScene {
  const stored = readScene(writeDocument(scene))
  if ("refused" in stored) throw new Error(`A scene is refused: ${stored.refused.reason}.`)
  return stored
}

interface Publication {
  readonly workId: string
  readonly designerId: string
  /** Of the project. */
  readonly name: string
  readonly scene: StoredScene
  readonly at: Date
}

/** Gives a designer a project with this scene, and their work the scene of it, without a call. */
export async function publishScene(
  tx: Transaction<DB>,
  { workId, designerId, name, scene, at }: Publication,
): Promise<void> {
  // Nobody asks for it twice: its key is its own.
  const project = { accountId: designerId, key: newId(), bodyHash: scene.hash, name, at }
  const id = await insertProject(tx, project, scene)
  await putScene(tx, { workId, accountId: designerId, project: { id, hash: scene.hash }, scene, at })
}
