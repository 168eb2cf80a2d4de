import { createHash } from "node:crypto"
import type { ProjectFacts, ProjectSketch } from "@roomwright/contract/studio/projects"
import type { DocumentRefusal } from "@roomwright/scene/document/document-refusal"
import { readDocument } from "@roomwright/scene/document/read-document"
import { schemaVersion, type Scene } from "@roomwright/scene/document/scene"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { countCrossings } from "./plan-effort.ts"
import { measureScene } from "./measure-scene.ts"
import { sketchScene } from "./sketch-scene.ts"

/** A document as it is kept. */
export interface StoredScene {
  /** As `writeDocument` gives it, of the present schema version. */
  readonly text: string
  /** SHA-256 of the text, hex. */
  readonly hash: string
  readonly schemaVersion: number
  readonly facts: ProjectFacts
  readonly sketch: ProjectSketch | null
}

/** Walls that cross more often than that are kept, and not measured: that would take many seconds. */
const crossingsMax = 20_000

/** Checks the text of a document and makes all of it that is kept. Gives why it is refused else. */
export function readScene(text: string): StoredScene | { readonly refused: DocumentRefusal } {
  const read = readDocument(text)
  return "refused" in read ? read : toStoredScene(read.scene)
}

/** The same of a scene that is known to be right. */
export function toStoredScene(scene: Scene): StoredScene {
  const text = writeDocument(scene)
  const hash = createHash("sha256").update(text).digest("hex")
  return { text, hash, schemaVersion, ...drawScene(scene) }
}

function drawScene(scene: Scene): Pick<StoredScene, "facts" | "sketch"> {
  if (countCrossings(scene, crossingsMax) > crossingsMax) return { facts: countPlain(scene), sketch: null }
  return { facts: measureScene(scene), sketch: sketchScene(scene) }
}

function countPlain({ elements }: Scene): ProjectFacts {
  const count = (...kinds: readonly string[]): number =>
    Object.values(elements).filter(({ kind }) => kinds.includes(kind)).length
  return { levels: count("level"), rooms: 0, areaM2: 0, items: count("item", "light") }
}

/** What is read and drawn on the way: everything else goes into a thread. */
const quick = { characters: 150_000, elements: 2_000, crossings: 400 } as const

/**
 * The same as `readScene` where it takes some milliseconds only, as with the home of a family; null where it would
 * hold up other requests.
 */
export function readSmallScene(text: string): ReturnType<typeof readScene> | null {
  if (text.length > quick.characters) return null
  const read = readDocument(text)
  if ("refused" in read) return read
  if (Object.keys(read.scene.elements).length > quick.elements) return null
  return countCrossings(read.scene, quick.crossings) > quick.crossings ? null : toStoredScene(read.scene)
}
