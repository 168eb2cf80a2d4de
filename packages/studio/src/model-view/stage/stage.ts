import { findElement } from "@roomwright/scene/document/scene-index"
import type { Scene as Home } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { Box3, PerspectiveCamera, Scene, Vector3 } from "three"
import { meshKinds } from "../../kinds/mesh-kinds.ts"
import { createFinishLibrary } from "../finish-textures.ts"
import { createBuiltScene } from "./built-scene.ts"
import { createFilm } from "./film.ts"
import { findLamps } from "./find-lamps.ts"
import { litRooms, roomAround, type LitLamp, type LitRoom } from "./lit-home.ts"
import { createRoomMirror } from "./mirror-room.ts"
import { pickSeen } from "./pick-seen.ts"
import { skyLight } from "./sky-light.ts"
import { createStageFiles } from "./stage-files.ts"
import { createStageLights } from "./stage-lights.ts"
import { createStageMarks } from "./stage-marks.ts"
import { createStageMaterials } from "./stage-materials.ts"
import type { Eye, Stage, StageOptions } from "./stage-port.ts"
import { ballAround, boxOf, rayThrough } from "./stage-rays.ts"
import { countOf, createStageRenderer } from "./stage-renderer.ts"
import { createStageSolids } from "./stage-solids.ts"
import { viewOf } from "./step-aside.ts"
import { sunAt, type Moment } from "./sun-place.ts"
import { createSurroundings } from "./surroundings.ts"

/** Waits so long after the last move before it refines, ms. */
const restAfter = 160
/** Builds pieces for so long at a time, and shows new ones so often, ms. */
const [buildFor, showEvery] = [12, 400]

/** Makes a stage on a canvas. Throws where the browser has no WebGL. */
export function createStage(options: StageOptions): Stage {
  const { canvas, host, onShown } = options
  const wanted = options.samples ?? 96
  const renderer = createStageRenderer(canvas)
  const scene = new Scene()
  const camera = new PerspectiveCamera(50, 1, 0.06, 400)
  const film = createFilm(renderer, getComputedStyle(canvas).color)
  const library =
    options.library ?? createFinishLibrary({ base: host.finishes, side: options.textureSide ?? 512 })
  const materials = createStageMaterials(library, () => change())
  const files = createStageFiles({
    materials,
    addressOf: (reference) => host.modelFile(reference),
    onCome(ids) {
      solids.come(ids)
      mark()
      change()
    },
  })
  const solids = createStageSolids(materials, files)
  const lights = createStageLights(scene)
  const surroundings = createSurroundings()
  const mirror = createRoomMirror(renderer, materials)
  scene.add(surroundings.sky, surroundings.ground, solids.root)
  const built = createBuiltScene(meshKinds)
  const marks = createStageMarks()

  let home: Home | null = null
  let chosen: readonly ElementId[] = []
  let level: ElementId = ""
  let rooms: readonly LitRoom[] = []
  let lamps: readonly LitLamp[] = []
  let moment: Moment = { latitude: 21.03, longitude: 105.85, day: 318, hour: 15.5, north: 0 }
  let stops = 0
  let eye: Eye = { at: [0, 8, 8], to: [0, 0, 0], fieldOfView: 40 }
  let size = { width: 1, height: 1 }
  let box = new Box3(new Vector3(-3, 0, -3), new Vector3(3, 3, 3))
  let room = -1
  let isEnvironmentStale = true
  let ev: number | null = null
  let frame: number | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let building: ReturnType<typeof setTimeout> | null = null
  let lastBuilt = 0
  let isRefining = false
  let isLost = false

  const ask = (): void => {
    if (!isLost) frame ??= requestAnimationFrame(draw)
  }
  const wake = (): void => {
    isRefining = false
    film.clear()
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(rest, restAfter)
    ask()
  }
  /** Something in the room is another: its shadows and reflections, too. */
  const change = (): void => {
    lights.refresh()
    isEnvironmentStale = true
    wake()
  }
  const rest = (): void => {
    timer = null
    if (isLost) return
    isRefining = true
    if (isEnvironmentStale) mirrorRoom()
    meter()
    ask()
  }

  const now = () => {
    const { altitude, toSun } = sunAt(moment)
    return { rooms, lamps, sky: skyLight(altitude), toSun }
  }
  const isAbove = (): boolean => room === -1

  function setUp(): void {
    camera.position.set(...eye.at)
    camera.fov = eye.fieldOfView
    camera.lookAt(...eye.to)
    camera.clearViewOffset()
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
    const before = room
    room = roomAround(rooms, eye.at)
    if (before !== room) {
      lights.refresh()
      isEnvironmentStale = true
    }
    const { toSun, sky } = now()
    surroundings.show(sky, toSun, isAbove())
    materials.glow(0.7 + 1.6 * sky.night)
    const hasChanged = solids.show(viewOf({ home, level, built, eye, isAbove: isAbove() }))
    if (hasChanged) lights.refresh()
  }

  /** Builds pieces between frames, and shows now and then how far it is. */
  function build(): void {
    building = null
    if (isLost) return
    const isMore = solids.work(buildFor)
    const time = performance.now()
    if (!isMore || time - lastBuilt > showEvery) {
      lastBuilt = time
      shine()
      change()
    }
    if (isMore) building = setTimeout(build, 0)
  }

  function draw(): void {
    frame = null
    if (isLost || !home) return
    renderer.info.reset()
    if (isRefining) return refine()
    setUp()
    lights.still(now(), room)
    film.expose(scene, camera)
    film.outline(marks.scene(), camera)
    if (ev === null) meter()
    film.develop((ev ?? 0) + stops, 0)
    onShown?.(0)
  }

  function refine(): void {
    const end = performance.now() + 14
    const light = now()
    do sampleOnce(light)
    while (performance.now() < end && film.gathered() < wanted)
    camera.clearViewOffset()
    film.develop((ev ?? 0) + stops, Math.min(1, film.gathered() / 10))
    onShown?.(film.gathered() / wanted)
    if (film.gathered() < wanted) ask()
    else isRefining = false
  }

  function sampleOnce(light: ReturnType<typeof now>): void {
    const i = film.gathered()
    lights.sample(light, room, i)
    const [x, y] = [(0.5 + i * 0.754_877_666) % 1, (0.5 + i * 0.569_840_291) % 1]
    camera.setViewOffset(size.width, size.height, x - 0.5, y - 0.5, size.width, size.height)
    film.gather(scene, camera)
  }

  function meter(): void {
    // A room in the evening is meant to be darker than one at noon.
    const aim = -0.45 - 0.75 * now().sky.night
    ev = Math.max(-6, Math.min(7.5, (aim - film.meter()) * 0.86))
  }

  /** Takes the picture of the room that is mirrored in it. */
  function mirrorRoom(): void {
    isEnvironmentStale = false
    const here = rooms[room]
    const from = new Vector3(...eye.at)
    if (here) lights.still(now(), room)
    else from.set((box.min.x + box.max.x) / 2, box.max.y + 2, (box.min.z + box.max.z) / 2)
    mirror.take(scene, from, here)
  }

  const lose = (event: Event): void => {
    event.preventDefault()
    isLost = true
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    options.onLost()
  }
  const restore = (): void => {
    isLost = false
    mirror.forget()
    options.onRestored()
    change()
  }
  canvas.addEventListener("webglcontextlost", lose)
  canvas.addEventListener("webglcontextrestored", restore)

  const mark = (): void => marks.set(chosen.flatMap((id) => solids.shapeOf(id)))
  function shine(): void {
    if (home) lamps = findLamps(home, solids.glows())
  }

  return {
    show(next, shownLevel, changed) {
      home = next
      level = shownLevel
      const { made, gone } = built.update(next, changed)
      for (const id of gone) solids.remove(id)
      for (const one of made) solids.put(one, (findElement(next, one.level, "level")?.elevation ?? 0) / 1000)
      if (made.some(({ id }) => chosen.includes(id))) mark()
      rooms = litRooms(next, level)
      shine()
      box = boxOf(rooms, box)
      const { middle, reach } = ballAround(box)
      lights.cover(middle, reach * 1.08)
      surroundings.place(middle.x, box.min.y - 0.16, middle.z, reach)
      if (solids.isWaiting()) building ??= setTimeout(build, 0)
      change()
    },
    look(next) {
      eye = next
      wake()
    },
    light(next, by) {
      const isOther = JSON.stringify(next) !== JSON.stringify(moment)
      moment = next
      stops = by
      if (isOther) {
        ev = null
        change()
      } else wake()
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
      const pixels = (side: number): number => Math.max(1, Math.round(side * density))
      size = { width: pixels(width), height: pixels(height) }
      renderer.setPixelRatio(1)
      renderer.setSize(size.width, size.height, false)
      film.resize(size.width, size.height)
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
      ev = null
      isRefining = false
      if (frame !== null) cancelAnimationFrame(frame)
      while (solids.work(50)) continue
      shine()
      draw()
      if (samples === 0) return
      if (isEnvironmentStale) mirrorRoom()
      const light = now()
      for (let i = 0; i < samples; i++) sampleOnce(light)
      camera.clearViewOffset()
      film.develop((ev ?? 0) + stops, 1)
    },
    dispose() {
      canvas.removeEventListener("webglcontextlost", lose)
      canvas.removeEventListener("webglcontextrestored", restore)
      if (frame !== null) cancelAnimationFrame(frame)
      if (timer !== null) clearTimeout(timer)
      if (building !== null) clearTimeout(building)
      isLost = true
      solids.dispose()
      materials.dispose()
      library.dispose()
      lights.dispose()
      surroundings.dispose()
      mirror.dispose()
      marks.dispose()
      film.dispose()
      renderer.dispose()
    },
  }
}
