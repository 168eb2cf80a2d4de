import { layUnderlay, usualUnderlayWidth } from "@roomwright/scene/kinds/underlay/place-underlay"
import { minus } from "@roomwright/scene/geometry/vectors"
import type { Editor } from "../../editor/editor.ts"
import type { ProjectId, StudioHost } from "../../studio-host.ts"
import type { StudioView } from "../../views/studio-view.tsx"

/** What the server takes: the same is said beside the picker. */
export const pictureBytesMax = 8 * 1_024 * 1_024
export const pictureTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp"]

export type PictureProblem =
  | { readonly kind: "type" }
  | { readonly kind: "size" }
  /** It did not come through. */
  | { readonly kind: "network" }
  /** The server does not take it, with its words. */
  | { readonly kind: "refused"; readonly message: string }

/** Why a file is not even sent; null where it can be. */
export function problemOf(file: Pick<Blob, "type" | "size">): PictureProblem | null {
  if (!pictureTypes.includes(file.type)) return { kind: "type" }
  return file.size > pictureBytesMax ? { kind: "size" } : null
}

/** Stores a picture and lays it under the level that is shown now, its middle where one looks. Null: it lies there. */
export async function addPicture(
  {
    editor,
    view,
    host,
    project,
  }: {
    readonly editor: Editor
    readonly view: Pick<StudioView, "middle">
    readonly host: Pick<StudioHost, "pictures">
    readonly project: ProjectId
  },
  file: Blob,
  progress: (share: number) => void,
): Promise<PictureProblem | null> {
  const problem = problemOf(file)
  if (problem) return problem
  const { level } = editor.read()
  const answer = await host.pictures.add(project, file, progress).catch(() => null)
  if (!answer) return { kind: "network" }
  if (answer.kind === "refused") return { kind: "refused", message: answer.message }
  const { picture, pixels } = answer
  const half = { x: usualUnderlayWidth / 2, y: (usualUnderlayWidth * pixels.height) / pixels.width / 2 }
  const at = minus(view.middle().at, half)
  const outcome = editor.do("layUnderlay", (scene, newId) =>
    layUnderlay(scene, { level, picture, pixels, at }, newId),
  )
  // Where the level was deleted meanwhile, the editor says so.
  if ("change" in outcome && editor.read().level !== level) editor.goToLevel(level)
  return null
}
