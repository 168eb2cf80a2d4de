import { findAny } from "@roomwright/scene/document/scene-index"
import { distance, type Vector } from "@roomwright/scene/geometry/vectors"
import { useCallback, useEffect, useId, useRef, useState } from "react"
import { useEditor, useEditorState } from "../editor/use-editor.ts"
import { kindOf } from "../kinds/element-kinds.ts"
import type { PictureAddress } from "../kinds/plan-kind.tsx"
import { handlesOf } from "../tools/find-hit.ts"
import type { Handle } from "../tools/hit.ts"
import type { Tool } from "../tools/tool.ts"
import { useTool } from "../tools/use-tool.ts"
import { nameOfLevel } from "../kinds/level/name-of-level.ts"
import { EntryBar, type EntryTyping } from "./entry-bar.tsx"
import { OverlayLayer } from "./overlay-layer.tsx"
import { cursorOf } from "./plan-cursor.ts"
import { PlanDrawing } from "./plan-drawing.tsx"
import { PlanVoice } from "./plan-voice.tsx"
import { RefusalBar } from "./refusal-bar.tsx"
import { usePlan, usePlanState } from "./use-plan.ts"
import { useViewport } from "./use-viewport.ts"
import { usePlanKeys } from "./use-plan-keys.ts"
import { usePlanPointers } from "./use-plan-pointers.ts"
import { usePlanWords } from "./use-plan-words.ts"
import { toPlan, type Viewport } from "./view-moves.ts"

interface PlanViewProps {
  /** Stays the same function as long as it gives the same addresses. */
  readonly pictureAddress: PictureAddress
}

/** Handles light up this near to the pointer, px. */
const handleReach = 9

/** The plan to work on: it fills what is around it. */
export function PlanView({ pictureAddress }: PlanViewProps) {
  const editor = useEditor()
  const plan = usePlan()
  const tool = useTool(plan)
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const selection = useEditorState((state) => state.selection)
  const options = useEditorState((state) => state.options)
  const view = usePlanState((state) => state.view)
  const viewport = usePlanState((state) => state.viewport)
  const entry = usePlanState((state) => state.overlay.entry)
  const hovered = usePlanState((state) => state.overlay.hovered[0])
  const words = usePlanWords(options.unit)
  const keysId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const typing = useRef<EntryTyping>(null)
  const pointer = useRef<Vector>(null)
  const [crosshair, setCrosshair] = useState<Vector | null>(null)
  const [doing, setDoing] = useState<"nothing" | "pan" | "tool">("nothing")
  const [isHand, setHand] = useState(false)
  const [handle, setHandle] = useState<Handle["cursor"] | null>(null)

  const measure = useCallback(
    (size: Viewport) => {
      const isFirst = plan.read().viewport.width === 0
      plan.setViewport(size)
      if (isFirst) plan.fit()
    },
    [plan],
  )
  useViewport(surface, measure)
  // Another document lies somewhere else.
  useEffect(() => editor.onChange(({ how }) => (how === "replaced" ? plan.fit() : undefined)), [editor, plan])

  const { keys, onKeyDown, onKeyUp } = usePlanKeys({
    read: () => {
      const { overlay, ...now } = plan.read()
      return { ...now, entry: overlay.entry }
    },
    setView: plan.setView,
    fit: plan.fit,
    tool: () => tool,
    crosshair: () => crosshair,
    moveCrosshair: setCrosshair,
    pointer: () => pointer.current,
    type: (character) => typing.current?.type(character),
  })
  const { onPointerDown, onPointerMove, ...pointerHandlers } = usePlanPointers(surface, {
    read: plan.read,
    setView: plan.setView,
    isHand: () => tool.name === "hand" || keys.isSpaceHeld(),
    tool: () => tool,
    cancel: giveUp,
    onDoing: setDoing,
  })
  const follow = (event: React.PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const [now, seen] = [editor.read(), plan.read()]
    const at = toPlan(seen.view, seen.viewport, { x: event.clientX - box.left, y: event.clientY - box.top })
    pointer.current = at
    if (crosshair) setCrosshair(null)
    setHand(keys.isSpaceHeld())
    const reach = handleReach * seen.view.mmPerPixel
    const handles = now.tool === "select" ? handlesOf(now.scene, now.selection) : []
    setHandle(handles.find((one) => distance(one.at, at) <= reach)?.cursor ?? null)
  }
  const element = hovered === undefined ? null : findAny(scene, hovered)
  const cursor = cursorOf({
    tool: tool.name,
    isPanning: doing === "pan",
    isHand,
    handle,
    hovered: element ? { isMovable: kindOf(element).drag !== undefined } : null,
  })

  return (
    <div ref={frame} className="relative size-full overflow-hidden bg-plan">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It is drawn on by keys. */}
      <div
        ref={surface}
        role="application"
        aria-label={words.t("plan.of", { level: nameOfLevel(words.t, scene, level) })}
        aria-describedby={keysId}
        // It is drawn on by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerDown={(event) => {
          keys.useSpace()
          follow(event)
          onPointerDown(event)
        }}
        onPointerMove={(event) => {
          follow(event)
          onPointerMove(event)
        }}
        {...pointerHandlers}
        onKeyDown={(event) => {
          onKeyDown(event)
          setHand(keys.isSpaceHeld())
        }}
        onKeyUp={(event) => {
          onKeyUp(event)
          setHand(keys.isSpaceHeld())
        }}
        onBlur={(event) => {
          keys.forget()
          setHand(false)
          if (!crosshair || frame.current?.contains(event.relatedTarget)) return
          setCrosshair(null)
          tool.leave?.()
        }}
        onContextMenu={(event) => event.preventDefault()}
        className="absolute inset-0 touch-none -outline-offset-3"
        style={{ cursor }}
      >
        {viewport.width > 0 ? (
          <PlanDrawing
            scene={scene}
            level={level}
            options={options}
            selection={selection}
            words={words}
            view={view}
            viewport={viewport}
            pictureAddress={pictureAddress}
          >
            <OverlayLayer words={words} crosshair={crosshair} />
          </PlanDrawing>
        ) : null}
      </div>
      <p id={keysId} className="sr-only">
        {words.t("plan.keys")}
      </p>
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-col items-center gap-2">
        <RefusalBar />
        {entry ? (
          <EntryBar
            ref={typing}
            entry={entry}
            words={words}
            onLeave={() => {
              surface.current?.focus({ preventScroll: true })
              // Lengths that are typed lead anywhere.
              const { cursor: typed } = plan.overlay()
              if (typed) plan.reveal(typed)
            }}
          />
        ) : null}
      </div>
      <PlanVoice words={words} crosshair={crosshair} />
    </div>
  )
}

/** A press that turned into something else: what is under way is given up. */
function giveUp(tool: Tool): void {
  // With nothing under way, Escape would let go of what is chosen.
  const isTaken =
    tool.name !== "select" && tool.key?.({ key: "Escape", shift: false, alt: false, ctrl: false })
  if (!isTaken) tool.deactivate?.()
}
