import { useEffect, useId, useMemo, useRef } from "react"
import { useEditorState } from "../../editor/use-editor.ts"
import { nameOfLevel } from "../../kinds/level/name-of-level.ts"
import type { LibraryHost } from "../../library/library-host.ts"
import type { StageControl } from "../../stage-view/stage-control.ts"
import { noOverlay } from "../../tools/overlay.ts"
import { useStageState } from "../../stage-view/use-stage-state.ts"
import { useTool } from "../../tools/use-tool.ts"
import type { ToolView } from "../../tools/tool.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { createStageHand, type StageHand } from "./stage-hand.ts"

interface StageCanvasProps {
  readonly control: StageControl
  readonly host: LibraryHost
}

/** The picture of the home, with what pointers and keys do on it. */
export function StageCanvas({ control, host }: StageCanvasProps) {
  const t = useStudioText()
  const surface = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const hand = useRef<StageHand>(null)
  const keysId = useId()
  const { editor } = control
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  // Beside the plan each view has a tool of its own: only where one is, it shows what it would do.
  const view = useMemo<ToolView>(
    () => ({
      overlay: control.overlay,
      middle: () => control.middle(),
      show: (part) => {
        const here = surface.current
        const isHere = here !== null && (here.matches(":hover") || here === document.activeElement)
        if (isHere || part.ghosts?.length === 0) control.show(part)
      },
    }),
    [control],
  )
  const quality = useStageState(control, (state) => (state.isLive ? "live" : state.quality))
  const isAgain = useRef(false)
  const tool = useTool(view)
  const toolNow = useRef(tool)
  useEffect(() => {
    toolNow.current = tool
  })

  useEffect(() => {
    if (!surface.current || !canvas.current) return
    // A new hand looks from a place of its own at first.
    const { sight } = control.read()
    let made: StageHand
    try {
      made = createStageHand({
        surface: surface.current,
        canvas: canvas.current,
        control,
        host,
        tool: () => toolNow.current,
      })
    } catch {
      // Without WebGL one goes on in the plan.
      control.set({ problem: "noWebgl" })
      return
    }
    hand.current = made
    control.set({ problem: "none" })
    const { scene: first, level: onLevel } = editor.read()
    made.show(first, onLevel, null)
    made.choose()
    // Another quality is no other view.
    if (isAgain.current && sight) made.stand(sight.eye)
    else made.fit()
    isAgain.current = true
    const ends = [
      editor.onChange(({ change, how }) => {
        const { scene: now, level: shown } = editor.read()
        made.show(now, shown, how === "replaced" ? null : new Set(Object.keys(change)))
        if (how === "replaced") made.fit()
      }),
      editor.subscribe(() => made.follow()),
    ]
    return () => {
      for (const end of ends) end()
      hand.current = null
      made.dispose()
    }
    // Another quality is another stage.
  }, [control, editor, host, quality])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One walks in it by keys.
    <div
      ref={surface}
      role="application"
      aria-label={t("stage.of", { level: nameOfLevel(t, scene, level) })}
      aria-describedby={keysId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event) => {
        if (hand.current?.keyDown(event.nativeEvent)) event.preventDefault()
      }}
      onKeyUp={(event) => hand.current?.keyUp(event.nativeEvent)}
      onBlur={() => hand.current?.letGo()}
      onPointerLeave={() => control.show(noOverlay)}
      onContextMenu={(event) => event.preventDefault()}
      className="absolute inset-0 touch-none -outline-offset-3"
    >
      <canvas key={quality} ref={canvas} className="absolute inset-0 size-full text-accent" />
      <p id={keysId} className="sr-only">
        {t("stage.keys")}
      </p>
    </div>
  )
}
