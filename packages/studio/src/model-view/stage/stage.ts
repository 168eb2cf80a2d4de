import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import { findElement, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene as Home } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import {
  Box3,
  Mesh,
  MeshBasicMaterial,
  NoToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from "three"
import { meshKinds } from "../../kinds/mesh-kinds.ts"
import { createFinishLibrary, type FinishLibrary } from "../finish-textures.ts"
import { surfaceGeometry } from "../model-group.ts"
import { createBuiltScene, type BuiltScene } from "./built-scene.ts"
import { colourOfKelvin, linearColour, brightness, scaled } from "./colours.ts"
import { createFilm } from "./film.ts"
import { litRooms, roomAround, type LitLamp, type LitRoom } from "./lit-home.ts"
import { pickRay, type Picked, type Ray } from "./pick-ray.ts"
import { skyLight } from "./sky-light.ts"
import { createStageLights } from "./stage-lights.ts"
import { createStageMaterials } from "./stage-materials.ts"
import { builtMeshes, createStageSolids, type Glow } from "./stage-solids.ts"
import { sunAt, type Moment } from "./sun-place.ts"
import { createSurroundings } from "./surroundings.ts"
import { isAside, wallsAside } from "./step-aside.ts"

/** From where one looks: metres of the world. */
export interface Eye {
  readonly at: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  /** Up and down the picture, degrees. */
  readonly fieldOfView: number
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement
  readonly finishBase: string
  /** In place of the pictures that are fetched from `finishBase`. */
  readonly library?: FinishLibrary
  /** So many pictures make a refined one. */
  readonly samples?: number
  readonly textureSide?: 256 | 512 | 1024
  readonly onLost: () => void
  readonly onRestored: () => void
  /** After a picture was shown; how far it is refined, 0 to 1. */
  readonly onShown?: (refined: number) => void
}

export interface StageCount {
  readonly calls: number
  readonly triangles: number
  readonly textures: number
  readonly geometries: number
}

/** A home in three dimensions. It draws when something changed, and refines what is at rest. */
export interface Stage {
  readonly built: BuiltScene
  /** Another document, level, or state of it; `changed` are the elements that differ, null: any. */
  show(home: Home, level: ElementId, changed: ReadonlySet<ElementId> | null): void
  look(eye: Eye): void
  /** When it is, and by how many stops the picture is brighter than by itself. */
  light(moment: Moment, stops: number): void
  choose(ids: readonly ElementId[]): void
  /** The ray through a place of the picture: from its left and its top, 0 to 1. */
  rayAt(right: number, down: number): Ray
  /** What is met first, of what is seen. */
  pick(ray: Ray): Picked | null
  resize(width: number, height: number, density: number): void
  /** The middle of the home and how far it reaches from there, metres. */
  extent(): { readonly middle: Vector3; readonly reach: number; readonly box: Box3 }
  rooms(): readonly LitRoom[]
  count(): StageCount
  /** Draws now, refined by so many pictures: for pictures that are kept. */
  drawNow(samples: number): void
  dispose(): void
}

/** Waits so long after the last move before it refines, ms. */
const restAfter = 160

/** Makes a stage on a canvas. Throws where the browser has no WebGL. */
export function createStage(options: StageOptions): Stage {
  const { canvas, onShown } = options
  const wanted = options.samples ?? 96
  const renderer = new WebGLRenderer({ canvas, antialias: false, powerPreference: "high-performance" })
  renderer.toneMapping = NoToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.info.autoReset = false
  const scene = new Scene()
  const camera = new PerspectiveCamera(50, 1, 0.06, 400)
  const film = createFilm(renderer)
  const library =
    options.library ?? createFinishLibrary({ base: options.finishBase, side: options.textureSide ?? 512 })
  const materials = createStageMaterials(library, () => change())
  const solids = createStageSolids(materials)
  const lights = createStageLights(scene)
  const surroundings = createSurroundings()
  const generator = new PMREMGenerator(renderer)
  scene.add(surroundings.sky, surroundings.ground, solids.root)
  const built = createBuiltScene(meshKinds)
  const marks = new Scene()
  const markMaterial = new MeshBasicMaterial({ color: "#ffffff" })

  let home: Home | null = null
  let level: ElementId = ""
  let rooms: readonly LitRoom[] = []
  let lamps: readonly LitLamp[] = []
  let moment: Moment = { latitude: 21.03, longitude: 105.85, day: 318, hour: 15.5, north: 0 }
  let stops = 0
  let eye: Eye = { at: [0, 8, 8], to: [0, 0, 0], fieldOfView: 40 }
  let size = { width: 1, height: 1 }
  let box = new Box3(new Vector3(-3, 0, -3), new Vector3(3, 3, 3))
  let room = -1
  let environment: WebGLRenderTarget | null = null
  let isEnvironmentStale = true
  let ev: number | null = null
  let frame: number | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
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
    const levels = home ? levelsOf(home) : []
    const own = levels.findIndex(({ id }) => id === level)
    const shown = new Set(levels.slice(0, isAbove() ? own + 1 : undefined).map(({ id }) => id))
    const hasChanged = solids.show({
      hasCeilings: !isAbove(),
      isLevelShown: (id) => shown.has(id),
      isHidden: (one) => isAbove() && isAside(one, wallsAside(built, eye.at)),
    })
    if (hasChanged) lights.refresh()
  }

  function draw(): void {
    frame = null
    if (isLost || !home) return
    renderer.info.reset()
    if (solids.isWaiting()) {
      solids.work(12)
      findLamps()
      change()
    }
    if (isRefining) return refine()
    setUp()
    lights.still(now(), room)
    film.expose(scene, camera)
    film.outline(marks.children.length > 0 ? marks : null, camera)
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
    const mean = film.meter()
    // A room in the evening is meant to be darker than one at noon.
    const aim = -0.45
    ev = Math.max(-6, Math.min(7.5, (aim - mean) * 0.86))
  }

  /** Takes the picture of the room that is mirrored in it. */
  function mirrorRoom(): void {
    isEnvironmentStale = false
    const here = rooms[room]
    const from = new Vector3(...eye.at)
    if (!here) from.set((box.min.x + box.max.x) / 2, box.max.y + 2, (box.min.z + box.max.z) / 2)
    scene.environment = null
    if (here) lights.still(now(), room)
    const next = generator.fromScene(scene, 0, 0.06, 60, { size: 256, position: from })
    environment?.dispose()
    environment = next
    scene.environment = next.texture
    scene.environmentIntensity = 1
    if (!here) return materials.reflect(null)
    const [xs, zs] = [here.ring.map(([x]) => x), here.ring.map(([, z]) => z)]
    materials.reflect({
      low: new Vector3(Math.min(...xs), here.floorY, Math.min(...zs)),
      high: new Vector3(Math.max(...xs), here.floorY + here.height, Math.max(...zs)),
      from,
    })
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
    environment = null
    options.onRestored()
    change()
  }
  canvas.addEventListener("webglcontextlost", lose)
  canvas.addEventListener("webglcontextrestored", restore)

  function findLamps(): void {
    const shining = solids.glows().map(lampOf)
    const shown = home
    const bare = shown
      ? levelsOf(shown).flatMap(({ id, element }) => lightsOf(shown, id, element.elevation / 1000))
      : []
    lamps = [...shining, ...bare]
  }

  return {
    built,
    show(next, shownLevel, changed) {
      home = next
      level = shownLevel
      const { made, gone } = built.update(next, changed)
      for (const id of gone) solids.remove(id)
      for (const one of made) solids.put(one, (findElement(next, one.level, "level")?.elevation ?? 0) / 1000)
      rooms = litRooms(next, level)
      findLamps()
      box = boxOf(rooms, box)
      const middle = box.getCenter(new Vector3())
      const reach = box.getSize(new Vector3()).length() / 2
      lights.cover(middle, reach * 1.08)
      surroundings.place(middle.x, box.min.y - 0.16, middle.z, reach)
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
      for (const mark of [...marks.children]) {
        marks.remove(mark)
        if (mark instanceof Mesh) mark.geometry.dispose()
      }
      for (const id of ids)
        for (const { mesh, matrix } of solids.shapeOf(id)) {
          const mark = new Mesh(surfaceGeometry(mesh, 1), markMaterial)
          mark.applyMatrix4(matrix)
          marks.add(mark)
        }
      wake()
    },
    rayAt(right, down) {
      const [from, to] = [new Vector3(...eye.at), new Vector3(...eye.to)]
      const away = to.sub(from).normalize()
      const side = new Vector3().crossVectors(away, new Vector3(0, 1, 0)).normalize()
      const up = new Vector3().crossVectors(side, away)
      const half = Math.tan((eye.fieldOfView * Math.PI) / 360)
      const { x, y, z } = away
        .addScaledVector(side, (2 * right - 1) * half * (size.width / size.height))
        .addScaledVector(up, (1 - 2 * down) * half)
      return { from: eye.at, way: [x, y, z] }
    },
    pick(ray) {
      const shown = home
      if (!shown) return null
      const aside = isAbove() ? wallsAside(built, eye.at) : new Map()
      const things = [...built.all()]
        .filter((one) => one.level === level && !(isAbove() && isAside(one, aside)))
        .map((one) => ({
          built: one,
          elevation: (findElement(shown, one.level, "level")?.elevation ?? 0) / 1000,
        }))
      return pickRay(things, ray, builtMeshes)
    },
    resize(width, height, density) {
      size = {
        width: Math.max(1, Math.round(width * density)),
        height: Math.max(1, Math.round(height * density)),
      }
      renderer.setPixelRatio(1)
      renderer.setSize(size.width, size.height, false)
      film.resize(size.width, size.height)
      camera.aspect = size.width / size.height
      wake()
    },
    extent: () => ({
      middle: box.getCenter(new Vector3()),
      reach: box.getSize(new Vector3()).length() / 2,
      box: box.clone(),
    }),
    rooms: () => rooms,
    count: () => ({
      calls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      textures: renderer.info.memory.textures,
      geometries: renderer.info.memory.geometries,
    }),
    drawNow(samples) {
      if (timer !== null) clearTimeout(timer)
      timer = null
      film.clear()
      ev = null
      isRefining = false
      if (frame !== null) cancelAnimationFrame(frame)
      while (solids.work(50)) continue
      findLamps()
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
      isLost = true
      solids.dispose()
      materials.dispose()
      library.dispose()
      lights.dispose()
      surroundings.dispose()
      environment?.dispose()
      generator.dispose()
      film.dispose()
      renderer.dispose()
    },
  }
}

/** What lamps of the library give, lumens. */
function lampOf({ at, finish, type }: Glow): LitLamp {
  const isFlame = finish.startsWith("flame")
  const lumens = isFlame
    ? 60
    : type.startsWith("lamp.pendant") || type.startsWith("lamp.ceiling")
      ? 900
      : type.startsWith("lamp.")
        ? 520
        : 160
  const tint = linearColour(finishes[finish satisfies FinishId].colour)
  const warm = colourOfKelvin(isFlame ? 1_900 : 2_900)
  const light = brightness(tint) || 1
  return {
    at,
    lumens,
    tint: [
      warm[0] * 0.6 + (0.4 * tint[0]) / light,
      warm[1] * 0.6 + (0.4 * tint[1]) / light,
      warm[2] * 0.6 + (0.4 * tint[2]) / light,
    ],
  }
}

/** Lights of the document that have no lamp around them. */
function lightsOf(home: Home, level: ElementId, floor: number): readonly LitLamp[] {
  return Object.values(home.elements).flatMap((element): LitLamp[] =>
    element.kind === "light" && element.parent === level && element.lit
      ? [
          {
            at: [element.at.x / 1000, floor + element.elevation / 1000, -element.at.y / 1000],
            lumens: element.lumens,
            tint: scaled(colourOfKelvin(element.kelvin), 1),
          },
        ]
      : [],
  )
}

function boxOf(rooms: readonly LitRoom[], usual: Box3): Box3 {
  if (rooms.length === 0) return usual
  const box = new Box3()
  for (const { ring, floorY, height } of rooms)
    for (const [x, z] of ring) {
      box.expandByPoint(new Vector3(x, floorY, z))
      box.expandByPoint(new Vector3(x, floorY + height, z))
    }
  return box.expandByVector(new Vector3(0.25, 0, 0.25))
}
