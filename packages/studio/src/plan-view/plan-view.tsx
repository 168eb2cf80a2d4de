import { distance, type Vector } from "@roomwright/scene/geometry/vectors"
import { useCallback, useEffect, useId, useRef, useState } from "react"
import type { Paper } from "../editor/editor-state.ts"
import { useEditor, useEditorState } from "../editor/use-editor.ts"
import { handlesOf } from "../tools/handles.ts"
import type { Tool } from "../tools/tool.ts"
import { useTool } from "../tools/use-tool.ts"
import { nameOfLevel } from "../edits/name-of-level.ts"
import { bringIntoSight } from "./bring-into-sight.ts"
import { EntryBar, type EntryTyping } from "./entry-bar.tsx"
import { OverlayLayer } from "./overlay-layer.tsx"
import { cursorOf } from "./plan-cursor.ts"
import { PlanDrawing } from "./plan-drawing.tsx"
import { PlanVoice } from "./plan-voice.tsx"
import { RefusalBar } from "./refusal-bar.tsx"
import type { PictureAddress } from "./underlay-layer.tsx"
import { usePaper } from "./use-paper.ts"
import { usePlanKeys } from "./use-plan-keys.ts"
import { usePlanPointers } from "./use-plan-pointers.ts"
import { usePlanWords } from "./use-plan-words.ts"
import { fitView, toPlan } from "./view-moves.ts"

interface PlanViewProps {
  /** Stays the same function as long as it gives the same addresses. */
  readonly pictureAddress: PictureAddress
}

/** Handles light up this near to the pointer, px. */
const handleReach = 9

/** The plan to work on: it fills what is around it. */
export function PlanView({ pictureAddress }: PlanViewProps) {
  const editor = useEditor()
  const tool = useTool()
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const selection = useEditorState((state) => state.selection)
  const options = useEditorState((state) => state.options)
  const view = useEditorState((state) => state.view)
  const paper = useEditorState((state) => state.paper)
  const entry = useEditorState((state) => state.overlay.entry)
  const hovered = useEditorState((state) => state.overlay.hovered[0])
  const words = usePlanWords(options.unit)
  const keysId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const typing = useRef<EntryTyping>(null)
  const pointer = useRef<Vector>(null)
  const [crosshair, setCrosshair] = useState<Vector | null>(null)
  const [doing, setDoing] = useState<"nothing" | "pan" | "tool">("nothing")
  const [isHand, setHand] = useState(false)
  const [handle, setHandle] = useState<ReturnType<typeof handlesOf>[number]["kind"] | null>(null)

  const fit = useCallback(() => {
    const now = editor.read()
    if (now.paper.width > 0) editor.look(fitView(now.scene, now.level, now.paper))
  }, [editor])
  const measure = useCallback(
    (size: Paper) => {
      const isFirst = editor.read().paper.width === 0
      editor.setPaper(size)
      if (isFirst) fit()
    },
    [editor, fit],
  )
  usePaper(surface, measure)
  // Another document lies somewhere else.
  useEffect(() => editor.onChange(({ how }) => (how === "replaced" ? fit() : undefined)), [editor, fit])

  const { keys, onKeyDown, onKeyUp } = usePlanKeys({
    read: () => {
      const now = editor.read()
      return { view: now.view, paper: now.paper, entry: now.overlay.entry }
    },
    look: editor.look,
    fit,
    tool: () => tool,
    crosshair: () => crosshair,
    moveCrosshair: setCrosshair,
    pointer: () => pointer.current,
    type: (character) => typing.current?.type(character),
  })
  const { onPointerDown, onPointerMove, ...pointerHandlers } = usePlanPointers(surface, {
    read: () => editor.read(),
    look: editor.look,
    isHand: () => tool.name === "hand" || keys.isSpaceHeld(),
    tool: () => tool,
    cancel: giveUp,
    onDoing: setDoing,
  })
  const follow = (event: React.PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const now = editor.read()
    const at = toPlan(now.view, now.paper, { x: event.clientX - box.left, y: event.clientY - box.top })
    pointer.current = at
    if (crosshair) setCrosshair(null)
    setHand(keys.isSpaceHeld())
    const reach = handleReach * now.view.mmPerPixel
    const handles = now.tool === "select" ? handlesOf(now.scene, now.selection) : []
    setHandle(handles.find((one) => distance(one.at, at) <= reach)?.kind ?? null)
  }
  const cursor = cursorOf({
    tool: tool.name,
    isPanning: doing === "pan",
    isHand,
    handle,
    hovered: (hovered === undefined ? undefined : scene.elements[hovered]?.kind) ?? null,
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
        {paper.width > 0 ? (
          <PlanDrawing
            scene={scene}
            level={level}
            options={options}
            selection={selection}
            words={words}
            view={view}
            paper={paper}
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
              const { cursor } = editor.read().overlay
              if (cursor) bringIntoSight(editor, cursor)
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
  if (!isTaken) tool.putAway?.()
}
