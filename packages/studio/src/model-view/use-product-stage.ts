import { useEffect, useRef, useState, type RefObject } from "react"
import type { Side } from "./dimension-lines.ts"
import { loadVaried, type ModelSource } from "./load-model.ts"
import { variantNamed, type ModelVariants } from "./model-variants.ts"
import { createProductStage, type LabelPlace, type ProductStage } from "./product-stage.ts"

export type ViewerState =
  /** From 0 to 1. */
  | { readonly kind: "loading"; readonly fraction: number }
  | { readonly kind: "ready" }
  /** The browser has no WebGL, or has lost it. */
  | { readonly kind: "noWebGl" }
  /** The model is not here; asking again may help. */
  | { readonly kind: "failed" }

interface StageOfComponent {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  /** Where the texts of the lines are. */
  readonly labels: RefObject<Readonly<Partial<Record<Side, HTMLElement | null>>>>
  readonly state: ViewerState
  readonly stage: RefObject<ProductStage | null>
  retry(): void
}

/**
 * A stage for as long as a component is there: loaded, kept at the canvas's size, and given back. The model is dressed as the variant
 * that is called by one of the words of `dress`, the first before the others.
 */
export function useProductStage({ address, bytes }: ModelSource, dress: readonly string[]): StageOfComponent {
  const canvas = useRef<HTMLCanvasElement>(null)
  const labels = useRef<Partial<Record<Side, HTMLElement | null>>>({})
  const stage = useRef<ProductStage>(null)
  const [attempt, setAttempt] = useState(0)
  const [variants, setVariants] = useState<ModelVariants | null>(null)
  const [state, setState] = useState<ViewerState>({ kind: "loading", fraction: 0 })
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const leaving = new AbortController()
    const { signal } = leaving
    const set = (next: ViewerState): void => {
      if (!signal.aborted) setState(next)
    }
    set({ kind: "loading", fraction: 0 })
    const made = openStage(element, labels, () => set({ kind: "noWebGl" }))
    if (!made) {
      set({ kind: "noWebGl" })
      return
    }
    stage.current = made
    const watching = new ResizeObserver(() => made.resize(element.clientWidth, element.clientHeight))
    watching.observe(element)
    let given: ModelVariants | null = null
    loadVaried(
      { address, bytes },
      { signal, onProgress: (fraction) => set({ kind: "loading", fraction }) },
    ).then(
      ({ model, variants }) => {
        given = variants
        made.resize(element.clientWidth, element.clientHeight)
        made.show(model)
        setVariants(variants)
        set({ kind: "ready" })
      },
      () => set({ kind: "failed" }),
    )
    return () => {
      leaving.abort()
      watching.disconnect()
      stage.current = null
      setVariants(null)
      given?.dispose()
      made.dispose()
    }
  }, [address, bytes, attempt])
  const wanted = variants && variantNamed(variants.names, dress)
  useEffect(() => {
    const redraw = (): void => stage.current?.redraw()
    // A picture of it that does not come leaves it as it was.
    variants?.choose(wanted).then(redraw, () => {})
  }, [variants, wanted])
  return { canvas, labels, state, stage, retry: () => setAttempt((before) => before + 1) }
}

/** Null where the browser has no WebGL. */
function openStage(
  canvas: HTMLCanvasElement,
  labels: StageOfComponent["labels"],
  onLost: () => void,
): ProductStage | null {
  try {
    return createProductStage({
      canvas,
      isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
      onLost,
      onDraw(places) {
        for (const [side, label] of Object.entries(labels.current)) {
          const place = places?.[side as Side]
          if (!label) continue
          label.hidden = !place
          if (place) moveTo(label, place, canvas)
        }
      },
    })
  } catch {
    return null
  }
}

/** Puts the middle of a text there, or as near as it is seen whole. */
function moveTo(label: HTMLElement, { x, y }: LabelPlace, canvas: HTMLCanvasElement): void {
  const within = (value: number, half: number, most: number): number =>
    Math.max(half + 4, Math.min(most - half - 4, value))
  const left = within(x, label.offsetWidth / 2, canvas.clientWidth)
  const top = within(y, label.offsetHeight / 2, canvas.clientHeight)
  label.style.transform = `translate(-50%, -50%) translate(${left}px, ${top}px)`
}
