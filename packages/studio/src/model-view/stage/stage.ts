import type { Scene as Home } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { Box3, PerspectiveCamera, Scene, Vector3 } from "three"
import { meshKinds } from "@roomwright/models/solids/mesh-kinds"
import { createHomeLibrary } from "../home-library.ts"
import { buildBetweenFrames, followFor, followInFrame, within } from "./build-between.ts"
import { createBuiltScene, type BuiltChange } from "./built-scene.ts"
import { createFilm } from "./film.ts"
import { createFramePace } from "./frame-pace.ts"
import { createGatheredPicture } from "./gather-picture.ts"
import { findLamps } from "@roomwright/models/light/find-lamps"
import { litRooms, roomAround } from "@roomwright/models/light/lit-home"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import { createRoomMirror } from "./mirror-room.ts"
import { pickSeen } from "./pick-seen.ts"
import { createStageFiles } from "./stage-files.ts"
import { createStageLighting } from "./stage-lighting.ts"
import { createStageMarks } from "./stage-marks.ts"
import { createStageMaterials } from "./stage-materials.ts"
import type { Eye, Stage, StageOptions } from "./stage-port.ts"
import { aimCamera, ballAround, boxOf, mirrorPlace, pixelsOf, rayThrough } from "./stage-rays.ts"
import { countOf, createStageRenderer } from "./stage-renderer.ts"
import { createStageSolids } from "./stage-solids.ts"
import { createArrivals } from "./gather-arrivals.ts"
import { viewOf } from "./step-aside.ts"
import { watchContext } from "./watch-context.ts"
import type { Moment } from "@roomwright/models/light/sun-place"

/** Makes a stage on a canvas. Throws where the browser has no WebGL. */
export function createStage(options: StageOptions): Stage {
  const { canvas, host, onShown, samples: wanted = 96, moving = 0 } = options
  const renderer = createStageRenderer(canvas)
  const scene = new Scene()
  const camera = new PerspectiveCamera(50, 1, 0.06, 400)
  const { textureSide = 512, edges = 4, shadowSide = 2_048 } = options
  const film = createFilm(renderer, getComputedStyle(canvas).color, edges)
  const library = options.library ?? createHomeLibrary(host.finishes, textureSide)
  const lighting = createStageLighting({ renderer, scene, camera, film, shadowSide })
  const materials = createStageMaterials(library, lighting.uniforms, () => arrivals.came())
  const files = createStageFiles({
    materials,
    addressOf: (reference) => host.modelFile(reference),
    onCome(ids) {
      solids.come(ids)
      mark()
      arrivals.came()
    },
  })
  const solids = createStageSolids(materials, files)
  const mirror = createRoomMirror(renderer, scene, materials)
  scene.add(...lighting.around, solids.root)
  const built = createBuiltScene(meshKinds)
  const marks = createStageMarks()
  const pace = createFramePace(moving)
  const arrivals = createArrivals(() => change())

  let home: Home | null = null
  let chosen: readonly ElementId[] = []
  let level: ElementId = ""
  let rooms: readonly LitRoom[] = []
  let moment: Moment | null = null
  let [stops, askedAt] = [0, 0]
  let eye: Eye = { at: [0, 8, 8], to: [0, 0, 0], fieldOfView: 40 }
  let size = { width: 1, height: 1 }
  let box = new Box3(new Vector3(-3, 0, -3), new Vector3(3, 3, 3))
  let [room, mirrored] = [-1, Number.NaN]
  let frame: number | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let [isEnvironmentStale, areRoomsStale, isRefining, isLost] = [true, false, false, false]

  const parts = { film, lighting, scene, camera, wanted, moving }
  const picture = createGatheredPicture(parts, { room: () => room, stops: () => stops })
  const ask = (): void => {
    if (isLost || frame !== null) return
    askedAt = performance.now()
    frame = requestAnimationFrame(draw)
  }
  const wake = (): void => {
    isRefining = false
    film.clear()
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(rest, arrivals.restAfter())
    ask()
  }
  /** The room is another: its shadows and reflections, too. */
  const change = (): void => {
    lighting.refresh()
    isEnvironmentStale = true
    wake()
  }
  const rest = (): void => {
    timer = null
    if (isLost || !home) return
    if (built.isBehind()) {
      stand(home, built.catchUp())
      return change()
    }
    findRooms()
    // Soft light takes a while on slow machines: mirrors are not to wait for it.
    if (mirrored !== room) mirrorRoom()
    if (lighting.isFollowing()) return followLight()
    isRefining = true
    film.clear()
    if (isEnvironmentStale) mirrorRoom()
    lighting.meter(room)
    lighting.beginSamples()
    ask()
  }
  const isAbove = (): boolean => room === -1

  const stand = (home: Home, { made, gone }: BuiltChange): void => {
    solids.stand(home, { made, gone })
    if (made.some(({ id }) => chosen.includes(id))) mark()
    if (made.length > 0) lighting.refresh()
  }

  /** Looks from where the eye is. */
  function aim(): void {
    aimCamera(camera, eye)
    const before = room
    room = roomAround(rooms, eye.at)
    if (before !== room) {
      lighting.enter()
      mirror.leave()
      isEnvironmentStale = true
    }
    lighting.setUp(room)
    materials.glow(0.7 + 1.6 * lighting.home().sky.night)
    const hasChanged = solids.show(viewOf({ home, level, built, eye, isAbove: isAbove() }))
    if (hasChanged) lighting.refresh()
  }

  const building = buildBetweenFrames({
    work: (ms) => solids.work(ms),
    pause: arrivals.pause,
    show() {
      shine()
      change()
    },
  })

  /** Follows the light of the home between frames, and shows it when there is more of it. */
  function followLight(): void {
    timer = null
    if (isLost) return
    if (lighting.follow(followFor)) {
      isEnvironmentStale = true
      wake()
    } else timer = setTimeout(followLight, 0)
  }

  function draw(): void {
    frame = null
    if (isLost || !home) return
    renderer.info.reset()
    if (built.isBehind()) {
      stand(home, built.catchUp(within(followInFrame)))
      ask()
    }
    if (isRefining) return refine()
    aim()
    const count = pace.next(performance.now())
    film.outline(marks.scene(), camera)
    if (count > 0 && lighting.exposure()) picture.move(count)
    else {
      lighting.expose(room)
      if (!lighting.exposure()) {
        lighting.meter(room)
        // What is seen outside follows the exposure.
        aim()
        lighting.expose(room)
      }
    }
    picture.develop(0)
    arrivals.drawing(askedAt)
    onShown?.(0)
  }

  function refine(): void {
    const share = picture.refine()
    onShown?.(share)
    if (share < 1) ask()
    else isRefining = false
  }

  /** Takes the picture of the room that is mirrored in it. */
  function mirrorRoom(): void {
    isEnvironmentStale = false
    mirrored = room
    const here = rooms[room]
    lighting.still(room)
    mirror.take(mirrorPlace(eye.at, here !== undefined, box), here, lighting.home().sky)
  }

  const endWatch = watchContext(canvas, {
    onLost() {
      isLost = true
      building.stop()
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
      options.onLost()
    },
    onRestored() {
      isLost = false
      mirror.forget()
      options.onRestored()
      change()
      if (solids.isWaiting()) building.begin()
    },
  })

  /** The rooms as they are now, and what shines in them. */
  function findRooms(): void {
    if (!home || !areRoomsStale) return
    areRoomsStale = false
    rooms = litRooms(home, level)
    lighting.setRooms(rooms)
    shine()
    box = boxOf(rooms, box)
    const { middle, reach } = ballAround(box)
    lighting.place(middle, box.min.y - 0.16, reach)
  }
  const mark = (): void => marks.set(chosen.flatMap((id) => solids.shapeOf(id)))
  function shine(): void {
    if (home) lighting.setLamps(findLamps(home, solids.glows(), rooms))
  }

  return {
    show(next, shownLevel, changed) {
      home = next
      level = shownLevel
      stand(next, built.update(next, changed, changed ? () => false : undefined))
      areRoomsStale = true
      // While something is dragged its rooms keep their light.
      if (changed === null || changed.size === 0 || rooms.length === 0) findRooms()
      if (solids.isWaiting()) building.begin()
      change()
    },
    look(next) {
      eye = next
      wake()
    },
    light(next, by) {
      stops = by
      if (JSON.stringify(next) === JSON.stringify(moment)) return wake()
      moment = next
      lighting.setMoment(next)
      mirror.dim(lighting.home().sky)
      change()
    },
    choose(ids) {
      chosen = ids
      mark()
      wake()
    },
    rayAt: (right, down) => rayThrough(eye, size.width / size.height, right, down),
    pick: (ray) =>
      home ? pickSeen({ home, level, built, eye, isAbove: isAbove(), meshesOf: files.meshesOf }, ray) : null,
    resize(width, height, density) {
      size = pixelsOf(width, height, density)
      renderer.setSize(size.width, size.height, false)
      film.resize(size.width, size.height)
      lighting.resize(size.width, size.height)
      camera.aspect = size.width / size.height
      wake()
    },
    extent: () => ({ ...ballAround(box), box: box.clone() }),
    rooms: () => rooms,
    count: () => countOf(renderer),
    drawNow(samples) {
      if (timer !== null) clearTimeout(timer)
      timer = null
      film.clear()
      isRefining = false
      if (frame !== null) cancelAnimationFrame(frame)
      if (home) stand(home, built.catchUp())
      while (solids.work(50)) continue
      findRooms()
      shine()
      while (samples > 0 && lighting.isFollowing()) lighting.follow(1_000)
      draw()
      if (samples === 0) return
      if (isEnvironmentStale) mirrorRoom()
      lighting.meter(room)
      lighting.beginSamples()
      picture.sample(samples)
      picture.develop(1)
    },
    dispose() {
      endWatch()
      if (frame !== null) cancelAnimationFrame(frame)
      if (timer !== null) clearTimeout(timer)
      building.stop()
      arrivals.stop()
      isLost = true
      for (const part of [solids, materials, library, lighting, mirror, marks, film]) part.dispose()
      renderer.dispose()
    },
  }
}
