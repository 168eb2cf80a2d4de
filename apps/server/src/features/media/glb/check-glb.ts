import * as z from "zod/mini"
import { checkAccessors } from "./check-accessors.ts"
import { checkScene } from "./check-scene.ts"
import { holdsArchive } from "./find-archive.ts"
import { GlbFault } from "./glb-fault.ts"
import { Gltf } from "./gltf-shape.ts"
import { readGlb } from "./read-glb.ts"

/**
 * Checks a GLB without unpacking anything: a library can read one that passes within the memory limit and
 * without other files. Throws `GlbFault`.
 */
export function checkGlb(bytes: Uint8Array): void {
  const { json, bin } = readGlb(bytes)
  if (holdsArchive(bytes)) throw new GlbFault("archive", "a zip file")
  const { success, data: gltf, error } = z.safeParse(Gltf, json)
  if (!success) {
    const [issue] = error.issues
    throw new GlbFault(issue?.code === "too_big" ? "tooLarge" : "broken", issue?.path.join(".") ?? "")
  }
  checkAccessors(gltf, bin)
  checkScene(gltf)
}
