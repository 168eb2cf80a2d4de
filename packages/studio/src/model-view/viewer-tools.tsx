import { classNames } from "@roomwright/ui/class-names"
import { IconButton } from "@roomwright/ui/icon-button"
import { CircleMinus, CirclePlus, Expand, RotateCcw, Ruler, ScanEye, Shrink, X } from "lucide-react"
import { useEffect, useState, type RefObject } from "react"
import type { ViewerWords } from "./viewer-words.ts"

interface ViewerToolsProps {
  readonly words: ViewerWords
  /** What fills the screen. */
  readonly frame: RefObject<HTMLElement | null>
  readonly isReady: boolean
  readonly hasLines: boolean
  readonly onLines: () => void
  /** Steps to the right. */
  readonly onTurn: (steps: number) => void
  /** Steps nearer. */
  readonly onZoom: (steps: number) => void
  readonly onReset: () => void
  readonly onClose: (() => void) | undefined
}

const plate = "absolute z-1 flex rounded-pill border border-line bg-glass p-0.5"

/** The viewer's buttons: what keys and fingers do, for who has neither. */
export function ViewerTools({ words, frame, isReady, hasLines, ...does }: ViewerToolsProps) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener("fullscreenchange", look)
    return () => document.removeEventListener("fullscreenchange", look)
  }, [])
  const toggleFull = (): void => {
    // Refused by a browser that has its reasons: it stays as it is.
    const change = isFull ? document.exitFullscreen() : frame.current?.requestFullscreen()
    change?.catch(() => {})
  }
  return (
    <>
      {does.onClose ? (
        <div className={classNames(plate, "top-3 right-3")}>
          <IconButton icon={X} label={words.close} onClick={does.onClose} className="rounded-pill" />
        </div>
      ) : null}
      {isReady ? (
        <div className={classNames(plate, "bottom-3 left-1/2 -translate-x-1/2")}>
          <IconButton
            icon={RotateCcw}
            label={words.left}
            onClick={() => does.onTurn(-2)}
            className="rounded-pill"
          />
          <IconButton
            icon={RotateCcw}
            label={words.right}
            onClick={() => does.onTurn(2)}
            className="rounded-pill [&_svg]:-scale-x-100"
          />
          <IconButton
            icon={CirclePlus}
            label={words.nearer}
            onClick={() => does.onZoom(1)}
            className="rounded-pill"
          />
          <IconButton
            icon={CircleMinus}
            label={words.farther}
            onClick={() => does.onZoom(-1)}
            className="rounded-pill"
          />
          <IconButton icon={ScanEye} label={words.reset} onClick={does.onReset} className="rounded-pill" />
          <IconButton
            icon={Ruler}
            label={words.dimensions}
            aria-pressed={hasLines}
            onClick={does.onLines}
            className="rounded-pill aria-pressed:text-accent"
          />
          {document.fullscreenEnabled ? (
            <IconButton
              icon={isFull ? Shrink : Expand}
              label={isFull ? words.small : words.full}
              onClick={toggleFull}
              className="rounded-pill"
            />
          ) : null}
        </div>
      ) : null}
    </>
  )
}
