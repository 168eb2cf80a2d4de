import type { Ray } from "@roomwright/models/geometry/meet-mesh"
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
import { pickSeen } from "../stage/pick-seen.ts"
import { createStageFiles } from "../stage/stage-files.ts"
import { createStageLighting, type StageLighting } from "../stage/stage-lighting.ts"
import { createStageMaterials } from "../stage/stage-materials.ts"
import { ballAround, boxOf, mirrorPlace } from "../stage/stage-rays.ts"
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
  /** Builds all of it and follows its light, for pictures from an eye. */
  settle(view: RenderSetting, signal: AbortSignal): Promise<SettledHome>
  /** The level and the room around an eye, as a key; null: outside, or in a doorway. */
  placeOf(eye: Vec3): string | null
  /** How far along a ray something is met, times its way, in what was settled; null: nothing. */
  meet(ray: Ray): number | null
  /** Nothing is mirrored, until it is taken. */
  darken(): void
  /** Takes what is mirrored around the eye. */
  mirror(eye: Vec3, room: number): void
  dispose(): void
}

export interface RenderSetting {
  readonly eye: Vec3
  readonly moment: RenderMoment
  /** Files and pictures of finishes are waited for so long, ms: without them pieces are boxes and finishes plain. */
  readonly patience: number
}

export interface SettledHome {
  /** The number of the eye's room; -1: it is outside. */
  readonly room: number
  /** All files and pictures came. */
  readonly isComplete: boolean
}

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
    shadowSide: textureSide === 256 ? 1_024 : 2_048,
    depth: new DepthTexture(1, 1),
  })
  const library = createHomeLibrary(host.finishes, textureSide)
  let open = 0
  const materials = createStageMaterials(
    {
      load(id) {
        const loading = library.load(id)
        open++
        const close = (): void => void open--
        loading.then(close, close)
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
  const mirror = createRoomMirror(renderer, scene, materials)
  const built = createBuiltScene(meshKinds)
  scene.add(...lighting.around, solids.root)
  const ringsOf = new Map<string, readonly LitRoom[]>()
  let rooms: readonly LitRoom[] = []
  let box = new Box3(new Vector3(-3, 0, -3), new Vector3(3, 3, 3))
  let shownLevel: string | null = null
  let litBy = ""

  /** Waits for files and pictures of finishes, at most until `end` (ms of the window's clock); whether all are there. */
  async function load(end: number, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      while (solids.work(12)) await pause(signal)
      if (!files.isWaiting() && open === 0) return true
      if (performance.now() >= end) return false
      await pause(signal)
      // They come over the network: nothing is missed.
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }

  return {
    renderer,
    scene,
    camera,
    film,
    lighting,
    async settle({ eye, moment, patience }, signal) {
      const level = levelOfEye(home, eye[1])
      if (shownLevel === null) solids.stand(home, built.update(home, null))
      const isComplete = await load(performance.now() + patience, signal)
      if (shownLevel !== level) {
        shownLevel = level
        rooms = litRooms(home, level)
        lighting.setRooms(rooms)
        lighting.setLamps(findLamps(home, solids.glows(), rooms))
        box = boxOf(rooms, box)
        const { middle, reach } = ballAround(box)
        lighting.place(middle, box.min.y - 0.16, reach)
      }
      const key = JSON.stringify(moment)
      // The same light is followed once.
      if (key !== litBy) lighting.setMoment(moment)
      litBy = key
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
      return { room, isComplete }
    },
    placeOf(eye) {
      const level = levelOfEye(home, eye[1])
      const known = ringsOf.get(level) ?? litRooms(home, level)
      ringsOf.set(level, known)
      const room = roomAround(known, eye)
      return room === -1 ? null : `${level} ${room}`
    },
    meet(ray) {
      if (shownLevel === null) return null
      const seen = { home, level: shownLevel, built, meshesOf: files.meshesOf }
      const eye = { at: ray.from, to: ray.from, fieldOfView: 50 }
      const isAbove = roomAround(rooms, ray.from) === -1
      return pickSeen({ ...seen, eye, isAbove }, ray)?.distance ?? null
    },
    darken: () => mirror.darken(),
    mirror(eye, room) {
      const here = rooms[room]
      lighting.still(room)
      mirror.take(mirrorPlace(eye, here !== undefined, box), here, lighting.home().sky)
    },
    dispose() {
      for (const part of [solids, materials, library, lighting, mirror, film]) part.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
