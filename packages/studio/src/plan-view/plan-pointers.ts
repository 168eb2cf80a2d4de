import { distance, midway, minus, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Viewport, PlanSection } from "./view-moves.ts"
import type { ScenePlace, Tool } from "../tools/tool.ts"
import { panBy, reachOf, toPlan, zoomAround } from "./view-moves.ts"

/** What a pointer event says. */
export interface PointerFact {
  readonly id: number
  /** px of the viewport. */
  readonly at: Vector
  readonly isTouch: boolean
  /** 0 left, 1 middle, 2 right. */
  readonly button: number
  readonly keys: ScenePlace["keys"]
  /** ms. */
  readonly time: number
}

/** What pointers act on. */
export interface PointerPort {
  read(): { readonly view: PlanSection; readonly viewport: Viewport }
  setView(view: PlanSection): void
  /** Whether pressing and dragging pushes the plan. */
  isHand(): boolean
  /** Null where one may only look. */
  tool(): Tool | null
  /** A press turned out to be something else. */
  cancel(tool: Tool): void
  nextFrame(callback: () => void): void
  /** What a pressed pointer does now. */
  onDoing(doing: "nothing" | "pan" | "tool"): void
}

export interface PlanPointers {
  down(fact: PointerFact): void
  move(fact: PointerFact): void
  up(fact: PointerFact): void
  /** The system took the pointer away. */
  lose(fact: PointerFact): void
  leave(): void
}

type Doing =
  | { readonly kind: "nothing" }
  | { readonly kind: "pan"; readonly id: number; readonly last: Vector }
  | { readonly kind: "tool"; readonly id: number; readonly tool: Tool; readonly isSecond: boolean }
  /** A finger went down: it may be the first of two. */
  | { readonly kind: "finger"; readonly fact: PointerFact }
  | {
      readonly kind: "pinch"
      readonly ids: readonly [number, number]
      readonly middle: Vector
      readonly span: number
    }
  /** One finger of a pinch is left. */
  | { readonly kind: "spent" }

const nothing: Doing = { kind: "nothing" }

/** A finger that moved farther than this draws, px. */
const fingerStart = 8
/** Two presses so near in time (ms) and place (px) are a double one. */
const doubleTime = 400
const doubleReach = { mouse: 6, touch: 24 } as const

/**
 * Tells what pointers do: press with the tool in the hand, push the plan, pinch. Moves are given on at most once a frame.
 */
export function createPlanPointers(port: PointerPort): PlanPointers {
  const held = new Map<number, Vector>()
  const moves = new Map<number, PointerFact>()
  let doing = nothing
  let isFrameAsked = false
  let lastPress: PointerFact | null = null

  const begin = (next: Doing): void => {
    doing = next
    port.onDoing(
      next.kind === "pan" || next.kind === "pinch" ? "pan" : next.kind === "tool" ? "tool" : "nothing",
    )
  }
  const toPointer = ({ at, isTouch, keys }: PointerFact): ScenePlace => {
    const { view, viewport } = port.read()
    return {
      at: toPlan(view, viewport, at),
      reach: reachOf(view, isTouch),
      pixel: view.mmPerPixel,
      keys,
    }
  }
  const press = (tool: Tool, fact: PointerFact): void => {
    const isSecond = lastPress !== null && isDouble(lastPress, fact)
    lastPress = isSecond ? null : fact
    begin({ kind: "tool", id: fact.id, tool, isSecond })
    // A finger hovers nowhere: the tool has to hear where it is.
    if (fact.isTouch) tool.move?.(toPointer(fact))
    tool.press?.(toPointer(fact))
  }
  const release = (fact: PointerFact): void => {
    if (doing.kind !== "tool") return
    const { tool, isSecond } = doing
    begin(nothing)
    // Another tool may have been taken meanwhile.
    if (tool !== port.tool()) return
    tool.release?.(toPointer(fact))
    if (isSecond) tool.doublePress?.(toPointer(fact))
    if (fact.isTouch) tool.leave?.()
  }
  const pinch = (): void => {
    const [one, other] = [...held]
    if (!one || !other) return
    begin({
      kind: "pinch",
      ids: [one[0], other[0]],
      middle: midway(one[1], other[1]),
      span: distance(one[1], other[1]),
    })
  }
  const spread = (): void => {
    if (doing.kind !== "pinch") return
    const [one, other] = doing.ids.map((id) => held.get(id))
    if (!one || !other) return
    const { viewport, view } = port.read()
    const [middle, span] = [midway(one, other), distance(one, other)]
    const moved = panBy(view, minus(middle, doing.middle))
    const factor = doing.span > 0 && span > 0 ? span / doing.span : 1
    port.setView(zoomAround(moved, factor, toPlan(moved, viewport, middle)))
    doing = { ...doing, middle, span }
  }
  const follow = (fact: PointerFact): void => {
    if (held.has(fact.id)) held.set(fact.id, fact.at)
    const tool = port.tool()
    if (doing.kind === "finger" && doing.fact.id === fact.id && tool) {
      if (distance(doing.fact.at, fact.at) <= fingerStart) return
      press(tool, doing.fact)
    }
    if (doing.kind === "pan" && doing.id === fact.id) {
      port.setView(panBy(port.read().view, minus(fact.at, doing.last)))
      doing = { ...doing, last: fact.at }
    } else if (doing.kind === "tool" && doing.id === fact.id) {
      if (doing.tool === tool) tool.move?.(toPointer(fact))
    } else if (doing.kind === "nothing" && !fact.isTouch) tool?.move?.(toPointer(fact))
  }
  const flush = (): void => {
    const all = [...moves.values()]
    moves.clear()
    for (const fact of all) follow(fact)
    if (all.length > 0) spread()
  }
  const end = (fact: PointerFact): void => {
    held.delete(fact.id)
    if (doing.kind === "pinch") begin(held.size > 0 ? { kind: "spent" } : nothing)
    else if (doing.kind === "pan" && doing.id === fact.id) begin(nothing)
    else if (doing.kind === "spent" && held.size === 0) begin(nothing)
  }

  return {
    down: (fact) => {
      flush()
      held.set(fact.id, fact.at)
      if (fact.isTouch && held.size === 2) {
        if (doing.kind === "tool") port.cancel(doing.tool)
        return pinch()
      }
      if (doing.kind !== "nothing") return
      const tool = port.tool()
      if (fact.button === 1 || (fact.button === 0 && (port.isHand() || !tool)))
        return begin({ kind: "pan", id: fact.id, last: fact.at })
      if (fact.button !== 0 || !tool) return
      if (fact.isTouch) begin({ kind: "finger", fact })
      else press(tool, fact)
    },
    move: (fact) => {
      moves.set(fact.id, fact)
      if (isFrameAsked) return
      isFrameAsked = true
      port.nextFrame(() => {
        isFrameAsked = false
        flush()
      })
    },
    up: (fact) => {
      flush()
      const tool = port.tool()
      if (doing.kind === "finger" && doing.fact.id === fact.id) {
        if (tool) press(tool, doing.fact)
        else begin(nothing)
      }
      if (doing.kind === "tool" && doing.id === fact.id) release(fact)
      else if (doing.kind === "nothing" && !held.has(fact.id) && fact.button === 0)
        tool?.drop?.(toPointer(fact))
      end(fact)
    },
    lose: (fact) => {
      moves.delete(fact.id)
      if (doing.kind === "tool" && doing.id === fact.id) {
        port.cancel(doing.tool)
        begin(nothing)
      } else if (doing.kind === "finger" && doing.fact.id === fact.id) begin(nothing)
      end(fact)
    },
    leave: () => {
      if (doing.kind !== "nothing") return
      moves.clear()
      port.tool()?.leave?.()
    },
  }
}

const isDouble = (first: PointerFact, second: PointerFact): boolean =>
  first.isTouch === second.isTouch &&
  second.time - first.time <= doubleTime &&
  distance(first.at, second.at) <= doubleReach[second.isTouch ? "touch" : "mouse"]
