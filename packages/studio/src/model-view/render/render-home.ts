import type { Vec3 } from "@roomwright/models/geometry/vector"
import { findLamps } from "@roomwright/models/light/find-lamps"
import { litRooms, roomAround } from "@roomwright/models/light/lit-home"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import { meshKinds } from "@roomwright/models/solids/mesh-kinds"
import type { Scene as Home } from "@roomwright/scene/document/scene"
import { Box3, DepthTexture, PerspectiveCamera, Scene, Vector3, type WebGLRenderer } from "three"
import type { LibraryHost } from "../../library/library-host.ts"
import { levelOfEye } from "../../render/level-of-eye.ts"
import type { RenderMoment } from "../../render/render-order.ts"
import { createHomeLibrary } from "../home-library.ts"
import { createBuiltScene } from "../stage/built-scene.ts"
import { createFilm, type Film } from "../stage/film.ts"
import { createRoomMirror } from "../stage/mirror-room.ts"
import { createStageFiles } from "../stage/stage-files.ts"
import { createStageLighting, type StageLighting } from "../stage/stage-lighting.ts"
import { createStageMaterials } from "../stage/stage-materials.ts"
import { ballAround, boxOf } from "../stage/stage-rays.ts"
import { createStageRenderer } from "../stage/stage-renderer.ts"
import { createStageSolids } from "../stage/stage-solids.ts"
import { viewOf } from "../stage/step-aside.ts"
import { pause } from "./pause.ts"

/** A home that stands to be photographed: the stage's materials, sun, lamps and film, without a hand that leads it. */
export interface RenderHome {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly film: Film
  readonly lighting: StageLighting
  /** Builds all of it and follows its light, for pictures from there; gives the number of the eye's room, -1: outside. */
  settle(eye: Vec3, moment: RenderMoment, signal: AbortSignal): Promise<number>
  /** Takes what is mirrored around the eye. */
  mirror(eye: Vec3, room: number): void
  dispose(): void
}

/** Pieces that come as files are waited for so long, ms: then boxes stay in their place. */
const filesMs = 60_000

/** Sets a home up on a canvas of its own. Throws where the browser has no WebGL. */
export function createRenderHome(
  canvas: HTMLCanvasElement,
  host: Pick<LibraryHost, "finishes" | "modelFile">,
  home: Home,
  textureSide: 256 | 1024,
): RenderHome {
  const renderer = createStageRenderer(canvas)
  const scene = new Scene()
  const camera = new PerspectiveCamera(50, 1, 0.06, 400)
  const film = createFilm(renderer, "#000000", 0)
  const lighting = createStageLighting({
    renderer,
    scene,
    camera,
    film,
    shadowSide: 2_048,
    depth: new DepthTexture(1, 1),
  })
  const library = createHomeLibrary(host.finishes, textureSide)
  const loads: Promise<unknown>[] = []
  const materials = createStageMaterials(
    {
      load(id) {
        const loading = library.load(id)
        loads.push(loading.catch(() => null))
        return loading
      },
      dispose: () => library.dispose(),
    },
    lighting.uniforms,
    () => lighting.refresh(),
  )
  const files = createStageFiles({
    materials,
    addressOf: (reference) => host.modelFile(reference),
    onCome: (ids) => solids.come(ids),
  })
  const solids = createStageSolids(materials, files)
  const mirror = createRoomMirror(renderer, materials)
  const built = createBuiltScene(meshKinds)
  scene.add(...lighting.around, solids.root)
  let rooms: readonly LitRoom[] = []
  let box = new Box3(new Vector3(-3, 0, -3), new Vector3(3, 3, 3))
  let shownLevel: string | null = null

  async function stand(signal: AbortSignal): Promise<void> {
    solids.stand(home, built.update(home, null))
    while (solids.work(12)) await pause(signal)
    for (const end = performance.now() + filesMs; files.isWaiting() && performance.now() < end;) {
      await pause(signal)
      // Files come over the network: nothing is missed.
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    while (solids.work(12)) await pause(signal)
    // Their materials are asked for as they are first shown.
    for (let known = -1; known !== loads.length;) {
      known = loads.length
      await Promise.all(loads)
      await pause(signal)
    }
  }

  return {
    renderer,
    scene,
    camera,
    film,
    lighting,
    async settle(eye, moment, signal) {
      const level = levelOfEye(home, eye[1])
      if (shownLevel === null) await stand(signal)
      if (shownLevel !== level) {
        shownLevel = level
        rooms = litRooms(home, level)
        lighting.setRooms(rooms)
        lighting.setLamps(findLamps(home, solids.glows()))
        box = boxOf(rooms, box)
        const { middle, reach } = ballAround(box)
        lighting.place(middle, box.min.y - 0.16, reach)
      }
      lighting.setMoment(moment)
      while (rooms.length > 0 && lighting.isFollowing()) {
        lighting.follow(12)
        await pause(signal)
      }
      const room = roomAround(rooms, eye)
      lighting.enter()
      lighting.setUp(room)
      materials.glow(0.7 + 1.6 * lighting.home().sky.night)
      const looked = { at: eye, to: eye, fieldOfView: 50 }
      solids.show(viewOf({ home, level, built, eye: looked, isAbove: room === -1 }))
      lighting.refresh()
      return room
    },
    mirror(eye, room) {
      const from = new Vector3(...eye)
      const here = rooms[room]
      lighting.still(room)
      if (!here) from.set((box.min.x + box.max.x) / 2, box.max.y + 2, (box.min.z + box.max.z) / 2)
      mirror.take(scene, from, here, lighting.home().sky)
    },
    dispose() {
      for (const part of [solids, materials, library, lighting, mirror, film]) part.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
