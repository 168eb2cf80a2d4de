import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { eyeHeight, eyeOfWalk, turnWalk, type WalkEye } from "./eye-moves.ts"
import { firstLook } from "./first-look.ts"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import type { Eye } from "./stage-port.ts"
import { barriersOf, freeStand, walkBy, type Barrier } from "./walk-way.ts"

/** Somebody who walks through a home by keys. */
export interface Walker {
  /** Null before the first step. */
  eye(): Eye | null
  /** Stands in a corner of the largest room, or before a place of the plan, and looks over the room, or to that place. */
  begin(rooms: readonly LitRoom[], before: Vector | null): void
  /** Stands where somebody stood before. */
  stand(eye: WalkEye): void
  turn(round: number, up: number): void
  /** Metres to the right and ahead, along what is in the way. */
  step(by: Vector): void
  /** The walls are others. */
  follow(scene: Scene, level: ElementId): void
  keyDown(event: KeyboardEvent): boolean
  keyUp(event: KeyboardEvent): void
  letGo(): void
}

/** Metres a second, and how much faster with Shift. */
const pace = 1.5
const running = 2.2
/** Radians a second. */
const turning = 1.4

/** By the place of a key, whatever letter is on it: right and ahead, then a turn to the left. */
const steps: Readonly<Record<string, readonly [right: number, ahead: number, left: number]>> = {
  KeyW: [0, 1, 0],
  KeyS: [0, -1, 0],
  KeyA: [-1, 0, 0],
  KeyD: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  ArrowLeft: [0, 0, 1],
  ArrowRight: [0, 0, -1],
}

export function createWalker(onMove: () => void): Walker {
  let walk: WalkEye | null = null
  let barriers: readonly Barrier[] = []
  const held = new Set<string>()
  let isRunning = false
  let last = 0
  let frame: number | null = null

  const step = ({ x: right, y: ahead }: Vector): void => {
    if (!walk) return
    const [sin, cos] = [Math.sin(walk.yaw), Math.cos(walk.yaw)]
    const [x, y, z] = walk.at
    const by = { x: (right * cos - ahead * sin) * 1000, y: (ahead * cos + right * sin) * 1000 }
    const to = walkBy(barriers, { x: x * 1000, y: -z * 1000 }, by)
    walk = { ...walk, at: [to.x / 1000, y, -to.y / 1000] }
  }
  const goOn = (time: number): void => {
    frame = null
    if (held.size === 0) return
    const seconds = Math.min(0.1, Math.max(0, time - last) / 1000)
    last = time
    for (const key of held) {
      const [right, ahead, left] = steps[key] ?? [0, 0, 0]
      const far = seconds * pace * (isRunning ? running : 1)
      step({ x: right * far, y: ahead * far })
      if (walk && left !== 0) walk = turnWalk(walk, left * seconds * turning, 0)
    }
    onMove()
    frame = requestAnimationFrame(goOn)
  }

  return {
    eye: () => walk && eyeOfWalk(walk),
    begin(rooms, before) {
      const [room] = rooms.toSorted((a, b) => b.area - a.area)
      const look = room && firstLook(room)
      const plan = ([x, z]: readonly [number, number]): Vector => ({ x: x * 1000, y: -z * 1000 })
      const wish = look ? plan(look.from) : room ? middleOf(room) : { x: 0, y: 0 }
      const stand = freeStand(barriers, before ? { x: before.x + 1_600, y: before.y - 1_600 } : wish)
      const to = before ?? (look ? plan(look.to) : { x: stand.x, y: stand.y + 1_000 })
      walk = {
        at: [stand.x / 1000, (room?.floorY ?? 0) + eyeHeight, -stand.y / 1000],
        yaw: Math.atan2(stand.x - to.x, to.y - stand.y),
        pitch: -0.04,
      }
      onMove()
    },
    stand(eye) {
      walk = eye
      onMove()
    },
    turn(round, up) {
      if (walk) walk = turnWalk(walk, round, up)
    },
    step,
    follow(scene, level) {
      barriers = barriersOf(scene, level)
    },
    keyDown({ code, shiftKey }) {
      if (!Object.hasOwn(steps, code)) return false
      isRunning = shiftKey
      held.add(code)
      if (frame === null) {
        last = performance.now()
        frame = requestAnimationFrame(goOn)
      }
      return true
    },
    keyUp: ({ code }) => void held.delete(code),
    letGo: () => held.clear(),
  }
}

function middleOf({ ring }: LitRoom): Vector {
  const sum = ring.reduce((one, [x, z]) => ({ x: one.x + x, y: one.y - z }), { x: 0, y: 0 })
  return { x: (sum.x * 1000) / ring.length, y: (sum.y * 1000) / ring.length }
}
