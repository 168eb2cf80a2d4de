import { Button } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react"
import { ArButton, type PublicThing } from "./ar-button.tsx"
import { sides } from "./dimension-lines.ts"
import type { ModelSource } from "./load-model.ts"
import { useProductStage } from "./use-product-stage.ts"
import { ViewerTools } from "./viewer-tools.tsx"
import type { ViewerWords } from "./viewer-words.ts"

export interface ViewerHandle {
  /** What is seen now, as a square PNG. Null while nothing is. */
  takePicture(sidePx: number): Promise<Blob | null>
}

interface ProductViewerProps {
  readonly source: ModelSource
  /** What Android needs to put it into a room; left out where it is not public. */
  readonly thing?: PublicThing | undefined
  /** What is chosen is called so, as variants of models are; left out where there is no choice. */
  readonly dress?: readonly string[] | undefined
  readonly words: ViewerWords
  /** Shown until the model is there, and in its place where it cannot be shown. */
  readonly poster?: ReactNode
  readonly onClose?: () => void
  readonly ref?: Ref<ViewerHandle>
  readonly className?: string
}

/** It takes keys as a program does, which readers of screens have to let through. */
const asApplication = { role: "application" } as const
const undressed: readonly string[] = []
const turnDegrees = 15
const zoomFactor = 1.2

/** A thing that can be walked around by mouse, touch, keys and buttons, with its measures beside it. */
export function ProductViewer({
  source,
  thing,
  dress = undressed,
  words,
  poster,
  onClose,
  ref,
  className,
}: ProductViewerProps) {
  const { canvas, labels, state, stage, retry } = useProductStage(source, dress)
  const frame = useRef<HTMLDivElement>(null)
  const [hasLines, setLines] = useState(true)
  const keysId = useId()
  const isReady = state.kind === "ready"
  useImperativeHandle(
    ref,
    () => ({ takePicture: async (sidePx) => stage.current?.takePicture(sidePx) ?? null }),
    [stage],
  )
  useEffect(() => {
    if (isReady) canvas.current?.focus({ preventScroll: true })
  }, [isReady, canvas])
  useEffect(() => stage.current?.showDimensions(hasLines), [hasLines, isReady, stage])

  const turn = (right: number, up: number): void => stage.current?.turn(right, up)
  const zoom = (factor: number): void => stage.current?.zoom(factor)
  const reset = (): void => stage.current?.reset()
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turn(-turnDegrees, 0),
    ArrowRight: () => turn(turnDegrees, 0),
    ArrowUp: () => turn(0, turnDegrees),
    ArrowDown: () => turn(0, -turnDegrees),
    "+": () => zoom(zoomFactor),
    "=": () => zoom(zoomFactor),
    "-": () => zoom(1 / zoomFactor),
    "0": reset,
    Home: reset,
    d: () => setLines((shown) => !shown),
  }
  const press = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div
      ref={frame}
      className={classNames("relative isolate overflow-hidden bg-sunk", className)}
      aria-busy={state.kind === "loading"}
    >
      {isReady ? null : <div className="absolute inset-0 [&_img]:h-full [&_img]:object-cover">{poster}</div>}
      <canvas
        ref={canvas}
        {...asApplication}
        tabIndex={isReady ? 0 : -1}
        aria-label={words.name}
        aria-describedby={keysId}
        className={classNames(
          "absolute inset-0 block size-full cursor-grab touch-none text-accent outline-offset-[-3px] active:cursor-grabbing",
          isReady ? "" : "invisible",
        )}
        onKeyDown={press}
        onFocus={() => stage.current?.takeWheel(true)}
        onPointerDown={() => stage.current?.takeWheel(true)}
        onBlur={() => stage.current?.takeWheel(false)}
      />
      <p id={keysId} className="sr-only">
        {words.keys}
      </p>
      {/* Read as a list where nobody sees the lines. */}
      <ul className={isReady && hasLines ? "pointer-events-none" : "sr-only"}>
        {sides.map((side) => (
          <li
            key={side}
            ref={(element) => {
              labels.current = { ...labels.current, [side]: element }
            }}
            className="num absolute top-0 left-0 rounded-pill border border-line bg-card px-2 py-0.5 text-12 whitespace-nowrap text-ink"
          >
            {words.sides[side]}
          </li>
        ))}
      </ul>
      {state.kind === "loading" ? <Loading text={words.loading(Math.round(state.fraction * 100))} /> : null}
      {state.kind === "noWebGl" || state.kind === "failed" ? (
        <div
          role="alert"
          className="absolute inset-x-4 bottom-4 grid justify-items-start gap-3 rounded-card border border-line bg-card p-4 text-15"
        >
          <p>{state.kind === "failed" ? words.failed : words.noWebGl}</p>
          {state.kind === "failed" ? (
            <Button small onClick={retry}>
              {words.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isReady ? <ArButton source={source} thing={thing} dress={dress} words={words} /> : null}
      <ViewerTools
        words={words}
        frame={frame}
        isReady={isReady}
        hasLines={hasLines}
        onLines={() => setLines(!hasLines)}
        onTurn={(steps) => turn(steps * turnDegrees, 0)}
        onZoom={(steps) => zoom(zoomFactor ** steps)}
        onReset={reset}
        onClose={onClose}
      />
    </div>
  )
}

function Loading({ text }: { readonly text: string }) {
  return (
    <p
      role="status"
      className="absolute bottom-4 left-1/2 -translate-x-1/2 rounded-pill border border-line bg-card px-4 py-1.5 text-14 whitespace-nowrap"
    >
      {text}
    </p>
  )
}
