import type {
  DepthTexture,
  Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  IUniform,
} from "three"
import { isOfSoftware } from "../is-drawn-by-software.ts"
import { leaveDarkOut } from "./cast-lights.ts"
import { createContactShade } from "./contact-shade.ts"
import type { FieldMix } from "./field-volume.ts"
import type { Film, PicturePart } from "./film.ts"
import { measureExposure, veilOf, type Exposure } from "./light-meter.ts"
import type { LitLamp, LitRoom } from "@roomwright/models/light/lit-room"
import type { HomeLight } from "./room-light.ts"
import { skyLight } from "@roomwright/models/light/sky-light"
import { createStageField } from "./stage-field.ts"
import { createStageLights } from "./stage-lights.ts"
import { sunAt, type Moment } from "@roomwright/models/light/sun-place"
import { createSurroundings } from "./surroundings.ts"

/** All light on a stage: of sun, sky and lamps with their shadows, the soft light of rooms, and how pictures are exposed. */
export interface StageLighting {
  /** What materials look up. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  /** The sky and the ground. */
  readonly around: readonly Object3D[]
  home(): HomeLight
  setRooms(rooms: readonly LitRoom[]): void
  setLamps(lamps: readonly LitLamp[]): void
  setMoment(moment: Moment): void
  /** Around the middle of the home, its ground and its reach. */
  place(middle: Vector3, groundY: number, reach: number): void
  resize(width: number, height: number): void
  /** Something moved: its shadows are drawn anew. */
  refresh(): void
  /** The eye is in another room: what suited the last one is too bright or too dark here. */
  enter(): void
  /** Before a picture from a room; -1: from outside. */
  setUp(room: number): void
  /** One picture, while something moves, with the shade of what stands near each other. */
  expose(room: number): void
  /** The light of a picture that is taken from elsewhere. */
  still(room: number): void
  /** Before the many pictures at rest. */
  beginSamples(): void
  sample(room: number, i: number, count: number): void
  /** Follows soft light for so many ms; true when there is more of it to be shown. */
  follow(ms: number): boolean
  isFollowing(): boolean
  exposure(): Exposure | null
  /** One that was measured elsewhere, for pictures that belong together. */
  setExposure(exposure: Exposure): void
  /** Soft light was shaded for a whole picture (`resize`), of which such a part is drawn. */
  lookAt(part: PicturePart, height: number): void
  meter(room: number): void
  dispose(): void
}

/** Looks at so many places around each for what stands near, while something moves and at rest. */
const [movingPlaces, restPlaces] = [10, 40]

interface LightingOptions {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly film: Film
  readonly shadowSide: 1_024 | 2_048
  /** For the shade of pictures that are taken in parts; else the film's. */
  readonly depth?: DepthTexture
}

export function createStageLighting({
  renderer,
  scene,
  camera,
  film,
  shadowSide,
  depth = film.depth,
}: LightingOptions): StageLighting {
  const field = createStageField()
  const contact = createContactShade(renderer, depth)
  const isSoftware = isOfSoftware(renderer.getContext())
  const lights = createStageLights(scene, shadowSide)
  const surroundings = createSurroundings()
  let rooms: readonly LitRoom[] = []
  let lamps: readonly LitLamp[] = []
  let moment: Moment = { latitude: 21.03, longitude: 105.85, day: 318, hour: 15.5, north: 0 }
  let known: HomeLight | null = null
  let exposure: Exposure | null = null
  let mixed = ""

  const home = (): HomeLight => {
    if (known) return known
    const { altitude, toSun } = sunAt(moment)
    known = { rooms, lamps, sky: skyLight(altitude), toSun }
    return known
  }
  const mix = (by: FieldMix, key: string): void => {
    if (mixed !== key) field.mix(by)
    mixed = key
  }
  const still = (room: number): void => {
    const by = lights.still(home(), room)
    if (isSoftware) leaveDarkOut(scene)
    field.showLamps(lights.lampRooms)
    field.follow(home(), room)
    mix(by, `${room}`)
  }
  const forget = (isOther: boolean): void => {
    known = null
    field.forget(isOther)
    lights.refresh()
  }

  return {
    uniforms: { ...field.volume.uniforms, ...contact.uniforms },
    around: [surroundings.sky, surroundings.ground],
    home,
    setRooms(next) {
      rooms = next
      forget(false)
    },
    setLamps(next) {
      lamps = next
      forget(false)
    },
    setMoment(next) {
      moment = next
      exposure = null
      forget(true)
    },
    place(middle, groundY, reach) {
      lights.cover(middle, reach * 1.08)
      surroundings.place(middle.x, groundY, middle.z, reach)
    },
    resize: (width, height) => contact.resize(width, height),
    refresh: () => lights.refresh(),
    enter() {
      exposure = null
      lights.refresh()
    },
    setUp(room) {
      const { sky, toSun } = home()
      surroundings.show(sky, toSun, room === -1 ? null : exposure ? veilOf(exposure, sky) : [0.6, 0.6, 0.6])
      field.showEven(room === -1 ? 1 : 0)
    },
    expose(room) {
      still(room)
      contact.take(scene, camera, movingPlaces)
      film.expose(scene, camera)
    },
    still(room) {
      contact.rest()
      still(room)
    },
    beginSamples: () => contact.take(scene, camera, restPlaces),
    sample(room, i, count) {
      const by = lights.sample(home(), room, i, count)
      if (isSoftware) leaveDarkOut(scene)
      mix(by, `samples ${room}`)
    },
    follow(ms) {
      if (!field.work(home(), ms)) return false
      mixed = ""
      exposure = null
      return true
    },
    isFollowing: () => field.isWaiting(),
    exposure: () => exposure,
    setExposure(next) {
      exposure = next
    },
    lookAt: (part, height) => contact.look(part, height),
    meter(room) {
      exposure = measureExposure(film.meter(), field.fallsInto(home(), room), home().sky)
    },
    dispose() {
      for (const part of [field, contact, lights, surroundings]) part.dispose()
    },
  }
}
