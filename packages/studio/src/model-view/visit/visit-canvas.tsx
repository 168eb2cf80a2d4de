import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { useEffect, useId, useRef } from "react"
import type { LibraryHost } from "../../library/library-host.ts"
import { useStudioText } from "../../use-studio-text.ts"
import type { Margins } from "../../visit/tag-places.ts"
import type { Visit } from "../../visit/visit-state.ts"
import type { Tagged } from "./find-tags.ts"
import { createVisitHand, type VisitHand } from "./visit-hand.ts"

interface VisitCanvasProps {
  readonly visit: Visit
  /** What is seen is called. */
  readonly name: string
  readonly scene: Scene
  readonly host: Pick<LibraryHost, "finishes" | "modelFile">
  readonly tagged: readonly (Tagged & { readonly level: ElementId })[]
  readonly margins: () => Margins
  readonly className?: string
}

/** The picture of a home that is only looked at, with what pointers and keys do on it. All but `className` stay the same. */
export function VisitCanvas({ visit, name, scene, host, tagged, margins, className }: VisitCanvasProps) {
  const t = useStudioText()
  const surface = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const hand = useRef<VisitHand>(null)
  const keysId = useId()
  useEffect(() => {
    if (!surface.current || !canvas.current) return
    const parts = { surface: surface.current, canvas: canvas.current }
    let made: VisitHand
    try {
      made = createVisitHand({ ...parts, visit, scene, host, tagged, margins })
    } catch {
      // The pictures of the work are still there.
      visit.set({ problem: "noWebgl" })
      return
    }
    hand.current = made
    return () => {
      hand.current = null
      made.dispose()
    }
  }, [visit, scene, host, tagged, margins])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One walks in it by keys.
    <div
      ref={surface}
      role="application"
      aria-label={t("visit.picture", { name })}
      aria-describedby={keysId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event) => {
        if (hand.current?.keyDown(event.nativeEvent)) event.preventDefault()
      }}
      onKeyUp={(event) => hand.current?.keyUp(event.nativeEvent)}
      onBlur={() => hand.current?.letGo()}
      onContextMenu={(event) => event.preventDefault()}
      className={className}
    >
      <canvas ref={canvas} className="absolute inset-0 size-full text-accent" />
      <p id={keysId} className="sr-only">
        {t("visit.keys")}
      </p>
    </div>
  )
}
