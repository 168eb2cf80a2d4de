import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { glide, roomByRoom, walkAlong } from "./video-path.ts"
import { proposeCameras } from "./propose-cameras.ts"
import type { RenderCamera, RenderKeyframe } from "./render-order.ts"
import type { VideoWay } from "./render-wishes.ts"

interface VideoScope {
  readonly scene: Scene
  readonly level: ElementId
  /** That which was chosen. */
  readonly camera: RenderCamera
  /** The views that were kept, in their order. */
  readonly kept: readonly RenderCamera[]
  /** Of a glide. */
  readonly seconds: number
  /** Height and lens as they are wished for. */
  readonly compose: (camera: RenderCamera) => RenderCamera
}

/** The way of a video's camera; null where there is nothing to go through: no room, or fewer than two kept views. */
export function pathOfWay(
  way: VideoWay,
  { scene, level, camera, kept, seconds, compose }: VideoScope,
): readonly RenderKeyframe[] | null {
  if (way === "glide") return glide(compose(camera), seconds)
  if (way === "walk") return kept.length < 2 ? null : walkAlong(kept.map(compose))
  const rooms = proposeCameras(scene, level, 1)
  return rooms.length === 0 ? null : roomByRoom(rooms.map(compose))
}
