import { findAny, onLevel } from "@roomwright/scene/document/scene-index"
import { distance, type Vector, times } from "@roomwright/scene/geometry/vectors"
import type { Editor, Gesture } from "../editor/editor.ts"
import { nothing, selectedIds, selectionOf } from "../editor/selection.ts"
import { kindOf, allKinds } from "../kinds/element-kinds.ts"
import { findHit, idOfHit } from "./find-hit.ts"
import type { Drag, Grip, Hit } from "./hit.ts"
import { noOverlay, type Measure } from "./overlay.ts"
import type { ScenePlace, Tool, ToolScope, KeyPress } from "./tool.ts"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { withGroups } from "@roomwright/scene/kinds/item/item-groups"
import { chooseElement, takeAlong } from "../edits/choose-element.ts"
import { pushElements } from "../edits/push-elements.ts"

const ways: Readonly<Record<string, Vector>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
}

/** A press becomes a drag when the pointer has gone so far, px: hands are not still. */
const dragPx = 4

/** Chooses, and moves what is chosen as its kind says; or draws a frame around many. */
export function createSelect(scope: ToolScope): Tool {
  const { editor, view } = scope
  let pressed: { readonly place: ScenePlace; readonly hit: Hit | null } | null = null
  let under: { readonly drag: Drag; readonly gesture: Gesture } | null = null
  let frameFrom: Vector | null = null

  const hover = (place: ScenePlace): void => {
    const id = idOfHit(findHit(editor.read(), place))
    const { hovered } = view.overlay()
    if (hovered[0] !== (id ?? undefined)) view.show({ hovered: id === null ? [] : [id] })
  }

  const begin = (place: ScenePlace): void => {
    if (!pressed) return
    const { hit } = pressed
    if (hit?.kind === "element" && !hit.corner) takeAlong(editor, hit.id)
    const drag = dragOf(scope, hit, pressed.place)
    if (!drag) {
      frameFrom = pressed.place.at
      return
    }
    if (hit?.kind === "element" && !hit.corner && !drag.isOfChosen) editor.select(selectionOf([hit.id]))
    under = { drag, gesture: editor.beginGesture(drag.what) }
    follow(place)
  }

  const follow = (place: ScenePlace): void => {
    if (!under) return
    under.gesture.update(under.drag.command(place))
    view.show({ measures: under.drag.measures(), hovered: [] })
  }

  const isFar = (place: ScenePlace): boolean =>
    pressed !== null && distance(pressed.place.at, place.at) > dragPx * place.pixel

  const end = (): void => {
    pressed = null
    under = null
    frameFrom = null
    view.show(noOverlay)
  }

  const giveUp = (): boolean => {
    const isUnderWay = under !== null || frameFrom !== null
    under?.gesture.cancel()
    end()
    return isUnderWay
  }

  return {
    name: "select",
    press: (place) => {
      pressed = { place, hit: findHit(editor.read(), place) }
    },
    move: (place) => {
      if (!pressed) return hover(place)
      if (!under && !frameFrom && isFar(place)) begin(place)
      else if (under) follow(place)
      if (frameFrom) view.show({ frame: { from: frameFrom, to: place.at } })
    },
    release: (place) => {
      if (under) {
        follow(place)
        under.gesture.end()
      } else if (frameFrom) chooseFrame(editor, frameFrom, place)
      else if (pressed) choose(editor, pressed.hit, place)
      end()
    },
    leave: () => {
      if (!pressed) view.show({ hovered: [] })
    },
    key: (press) => {
      if (press.key !== "Escape") return nudge(scope, press)
      if (giveUp()) return true
      if (editor.read().selection.kind === "none") return false
      editor.select(nothing)
      return true
    },
    doublePress: (place) => {
      const hit = findHit(editor.read(), place)
      if (hit?.kind === "element") editor.select(selectionOf([hit.id]))
    },
    deactivate: giveUp,
  }
}

function choose(editor: Editor, hit: Hit | null, { keys }: ScenePlace): void {
  if (!hit) return keys.shift || keys.ctrl ? undefined : editor.select(nothing)
  if (hit.kind === "room") return editor.select({ kind: "room", at: hit.at })
  if (hit.kind === "handle") return
  chooseElement(editor, hit.id, keys)
}

function chooseFrame(editor: Editor, from: Vector, { at, keys }: ScenePlace): void {
  const { scene, level, selection } = editor.read()
  const inside = withGroups(scene, elementsInFrame(scene, level, from, at))
  const kept = keys.shift || keys.ctrl ? selectedIds(selection) : []
  editor.select(selectionOf([...new Set([...kept, ...inside])]))
}

/** What a drag that begins on something does, as its kind says; null: it draws a frame. */
function dragOf(scope: ToolScope, hit: Hit | null, begun: ScenePlace): Drag | null {
  const { scene, selection } = scope.editor.read()
  const isNothing = !hit || hit.kind === "room"
  const grip: Grip = isNothing ? { kind: "chosen" } : hit
  const id = isNothing ? selectedIds(selection)[0] : idOfHit(hit)
  const element = id === undefined || id === null ? null : findAny(scene, id)
  if (!element || id === undefined || id === null) return null
  return kindOf(element).drag?.(scope, { id, element }, grip, begun) ?? null
}

/** What of a level lies wholly in a frame: of the kinds that can be pointed at. */
function elementsInFrame(scene: Scene, level: ElementId, one: Vector, other: Vector): readonly ElementId[] {
  const isInside = ({ x, y }: Vector): boolean =>
    x >= Math.min(one.x, other.x) &&
    x <= Math.max(one.x, other.x) &&
    y >= Math.min(one.y, other.y) &&
    y <= Math.max(one.y, other.y)
  return allKinds.flatMap(({ kind, hit, plan }) =>
    hit && plan?.corners
      ? onLevel(scene, level, kind).flatMap((entry) =>
          plan.corners?.(scene, entry).every(isInside) ? [entry.id] : [],
        )
      : [],
  )
}

/** How far an arrow key goes, mm. */
const stepOfKeys = ({ shift, alt, ctrl }: Omit<KeyPress, "key">): number =>
  shift ? 1_000 : ctrl ? 1 : alt ? 10 : 100

/** Moves what is chosen by the arrow keys; true when there were some. */
function nudge({ editor, view }: ToolScope, press: KeyPress): boolean {
  const way = ways[press.key]
  const { scene, selection } = editor.read()
  const ids = selectedIds(selection)
  const push = way ? pushElements(scene, ids, times(way, stepOfKeys(press))) : null
  if (!push) return false
  editor.do(push.what, push.command)
  const [id, ...more] = ids
  if (id !== undefined && more.length === 0) view.show({ measures: measuresOf(editor, id) })
  return true
}

function measuresOf(editor: Editor, id: string): readonly Measure[] {
  const { scene } = editor.read()
  const element = findAny(scene, id)
  return (element && kindOf(element).moved?.measures?.(scene, { id, element })) || []
}
