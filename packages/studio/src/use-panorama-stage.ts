import { useCallback, useEffect, useRef, useState, type RefObject } from "react"
import { canShowPanoramas, openPanoramaStage, type PanoramaStage } from "./model-view/panorama-stage.ts"
import type { Direction, PanoramaRoom } from "./panorama-room.ts"

export type StageState = "loading" | "shown" | "failed" | "unable"

interface StageOptions {
  readonly room: PanoramaRoom
  readonly loadingText: string
  readonly onPress?: (direction: Direction) => void
  /** Hears where one looks whenever the picture is drawn. */
  readonly onLook?: (direction: Direction) => void
}

/** Arrows on the stage by the room that they lead to, and marks of spots by their ids. */
export type Arrows = RefObject<Map<string, HTMLElement>>

/** A stage in an element, showing one room after the other, with the arrows of the room in their places. */
export function usePanoramaStage({ room, loadingText, onPress, onLook }: StageOptions) {
  const container = useRef<HTMLDivElement>(null)
  const arrows: Arrows = useRef(new Map())
  const [stage, setStage] = useState<PanoramaStage | null>(null)
  const [state, setState] = useState<StageState>("loading")
  const [attempt, setAttempt] = useState(0)
  const current = useRef({ room, onPress, onLook })
  useEffect(() => {
    current.current = { room, onPress, onLook }
  })

  const place = useCallback((on: PanoramaStage): void => {
    const { room: shown, onLook: hear } = current.current
    const spots = shown.spots ?? []
    for (const mark of [...shown.links.map((link) => ({ ...link, id: link.to })), ...spots]) {
      const arrow = arrows.current.get(mark.id)
      if (!arrow) continue
      const at = on.placeOf(mark)
      // Out of sight it can still have the focus: then one turns to it.
      arrow.toggleAttribute("data-away", at === null)
      if (at) arrow.style.transform = `translate(${at.x}px, ${at.y}px)`
    }
    hear?.(on.looking())
  }, [])

  useEffect(() => {
    if (!container.current) return
    if (!canShowPanoramas()) return setState("unable")
    let opened: PanoramaStage | null = null
    opened = openPanoramaStage({
      container: container.current,
      loadingText,
      isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
      onDraw: () => opened && place(opened),
      onPress: (direction) => current.current.onPress?.(direction),
    })
    setStage(opened)
    return () => {
      opened?.close()
      opened = null
      setStage(null)
    }
    // The text is the loader's of the time of opening: a new language opens the page anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place])

  useEffect(() => {
    if (!stage) return
    let isLeft = false
    setState("loading")
    stage.show(current.current.room, current.current.room.view).then(
      (isShown) => {
        if (isShown && !isLeft) setState("shown")
      },
      () => {
        if (!isLeft) setState("failed")
      },
    )
    return () => {
      isLeft = true
    }
  }, [stage, room.id, room.base, attempt])

  // Arrows that were moved stand elsewhere before anything is drawn anew.
  useEffect(() => {
    if (stage && state === "shown") place(stage)
  }, [stage, state, room.links, room.spots, place])

  return { container, arrows, stage, state, retry: () => setAttempt((before) => before + 1) }
}
