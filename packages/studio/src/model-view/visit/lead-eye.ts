import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { isInRing } from "@roomwright/scene/geometry/rings"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { VisitMode } from "../../visit/visit-state.ts"
import { eyeOfOrbit, fitOrbit, pushOrbit, turnOrbit, zoomOrbit, type OrbitEye } from "../stage/eye-moves.ts"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import type { Eye, Stage } from "../stage/stage-port.ts"
import { createWalker } from "../stage/walker.ts"
import { createGlide } from "./glide.ts"
import { createStride } from "./stride.ts"
import { widened } from "./visit-eye.ts"

interface LeadOptions {
  readonly stage: Pick<Stage, "extent" | "rooms">
  readonly size: () => { readonly width: number; readonly height: number }
  readonly mode: () => VisitMode
  /** The eye is elsewhere. */
  readonly onLook: () => void
}

/** What arrow keys turn an orbit by, radians. */
const turns: Readonly<Record<string, readonly [round: number, up: number]>> = {
  ArrowLeft: [0.12, 0],
  ArrowRight: [-0.12, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
}

/** So much farther away than what just sees the home. */
const airAround = 1.14

/** The eye of who looks at a home: around it, or walking through it. Ways over the picture are px, over the floor metres. */
export type LedEye = ReturnType<typeof leadEye>

export function leadEye({ stage, size, mode, onLook }: LeadOptions) {
  let orbit: OrbitEye = fitOrbit([0, 0, 0], 6, 1.5, false)
  const walker = createWalker(onLook)
  const stride = createStride(walker, onLook)
  const glide = createGlide((eye) => {
    orbit = eye
    onLook()
  })
  const isWalking = (): boolean => mode() === "walk"
  const tall = (): number => Math.max(1, size().height)
  const aspect = (): number => size().width / tall()
  /** Of a pixel, at what is looked at. */
  const metresOf = ({ distance }: OrbitEye): number => (2 * distance * Math.tan(0.3)) / tall()
  const whole = (): OrbitEye => {
    const { middle, reach } = stage.extent()
    const eye = fitOrbit([middle.x, middle.y, middle.z], reach, aspect(), false)
    const [x, y, z] = eye.target
    // Bars take more below than above.
    return { ...eye, target: [x, y - reach * 0.1, z], distance: eye.distance * airAround }
  }
  const begin = (rooms: readonly LitRoom[]): void => {
    glide.stop()
    if (isWalking()) {
      walker.begin(rooms, null)
      // A tall picture would be of the ceiling.
      if (aspect() < 1) walker.turn(0, -0.14)
      return onLook()
    }
    orbit = whole()
    onLook()
  }

  return {
    eye(): Eye {
      const walked = isWalking() ? walker.eye() : null
      return walked ? widened(walked, aspect()) : eyeOfOrbit(orbit)
    },
    follow: (scene: Scene, level: ElementId) => walker.follow(scene, level),
    /** Where one begins: all of the home, or its largest room. */
    begin: () => begin(stage.rooms()),
    fit: () => (isWalking() ? begin(stage.rooms()) : glide.to(orbit, whole())),
    /** To the room around a place of the plan, mm. */
    enter(place: Vector) {
      const room = stage.rooms().find(({ ring }) =>
        isInRing(
          place,
          ring.map(([x, z]) => ({ x: x * 1000, y: -z * 1000 })),
        ),
      )
      if (!room) return
      if (isWalking()) return begin([room])
      const reach = Math.sqrt(room.area) * 0.85 + 0.6
      const eye = fitOrbit([place.x / 1000, room.floorY + 0.6, -place.y / 1000], reach, aspect(), false)
      glide.to(orbit, { ...eye, azimuth: orbit.azimuth, elevation: 0.86 })
    },
    /** To before a place of the world, seen so many px above the middle: something lies over what is below. */
    lookAt([x, y, z]: readonly [number, number, number], above: number) {
      if (isWalking()) return walker.begin(stage.rooms(), { x: x * 1000, y: -z * 1000 })
      // On a narrow picture one stands farther away, or a table would be cut.
      const distance = Math.min(orbit.distance, 6.5 / Math.min(1, aspect()))
      const before: OrbitEye = { ...orbit, target: [x, y, z], distance, elevation: 0.72 }
      glide.to(orbit, pushOrbit(before, 0, -above * metresOf(before)))
    },
    turn(right: number, down: number) {
      const [round, up] = [(right / tall()) * 3, (down / tall()) * 3]
      if (isWalking()) walker.turn(round * 0.7, up * 0.7)
      else orbit = turnOrbit(orbit, -round, up)
      onLook()
    },
    push(right: number, down: number) {
      const metres = metresOf(orbit)
      if (!isWalking()) orbit = pushOrbit(orbit, -right * metres, down * metres)
      onLook()
    },
    zoom(factor: number) {
      if (isWalking()) walker.step({ x: 0, y: Math.log(factor) * 2.5 })
      else orbit = zoomOrbit(orbit, factor)
      onLook()
    },
    /** To the right and ahead. */
    walk(by: Vector) {
      if (!isWalking()) return
      walker.step(by)
      onLook()
    },
    /** To x and z of the world, as far as the way is free. */
    strideTo: (to: readonly [x: number, z: number]) => stride.begin(to),
    /** Whoever takes the eye in hand stops what it does by itself. */
    stop() {
      glide.stop()
      stride.stop()
    },
    keyDown(event: KeyboardEvent): boolean {
      if (isWalking()) return walker.keyDown(event)
      const [round, up] = turns[event.key] ?? []
      if (round === undefined || up === undefined) return false
      orbit = turnOrbit(orbit, round, up)
      onLook()
      return true
    },
    keyUp: (event: KeyboardEvent) => walker.keyUp(event),
    letGo: () => walker.letGo(),
  }
}
