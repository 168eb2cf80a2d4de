import type { SceneElement } from "@roomwright/scene/elements/element"
import { cameraKind } from "./camera/camera-kind.tsx"
import type { ElementKind } from "./element-kind.tsx"
import { finishTool } from "./finish/finish-tool.ts"
import { foreignKind } from "./foreign/foreign-kind.tsx"
import { itemKind } from "./item/item-kind.tsx"
import { levelKind } from "./level/level-kind.ts"
import { lightKind } from "./light/light-kind.tsx"
import { openingKind } from "./opening/opening-kind.tsx"
import { roomLabelKind } from "./room/room-label-kind.tsx"
import { underlayKind } from "./underlay/underlay-kind.tsx"
import { wallKind } from "./wall/wall-kind.tsx"

/**
 * Every kind of element. The order says which come first where it matters: the tools and pickers of the first, the name of a
 * step that moved several, and, from the end, what is pointed at where several lie on each other.
 */
export const elementKinds: {
  readonly [K in SceneElement["kind"]]: ElementKind<Extract<SceneElement, { kind: K }>>
} = {
  wall: wallKind,
  opening: openingKind,
  roomLabel: roomLabelKind,
  item: itemKind,
  light: lightKind,
  camera: cameraKind,
  // Of surfaces nothing is drawn or chosen in the plan.
  finish: { kind: "finish", toolbox: { tools: [finishTool] } },
  underlay: underlayKind,
  // Where the home stands is set where it is looked at.
  site: { kind: "site" },
  level: levelKind,
  foreign: foreignKind,
}

export const allKinds: readonly ElementKind[] = Object.values(elementKinds)

/** What the studio knows of an element's kind. */
export const kindOf = ({ kind }: Pick<SceneElement, "kind">): ElementKind => elementKinds[kind]
