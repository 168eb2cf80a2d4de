import type { Vector } from "@roomwright/scene/geometry/vectors"

/** What a wheel event says. */
export interface WheelTurn {
  readonly deltaX: number
  readonly deltaY: number
  /** 0: pixels; 1: lines; 2: pages. */
  readonly deltaMode: number
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  /** ms. */
  readonly timeStamp: number
}

export type WheelMove =
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "pan"; readonly pixels: Vector }

/** Turns that follow each other so soon are of one movement, ms. */
const pause = 250
/** A notch of a wheel is at least this far, px. */
const notch = 50
const pixelsPer = [1, 20, 400] as const

/**
 * Tells wheels, which zoom, from track pads, whose two fingers push; those that pinch come with ctrl. Browsers do not
 * say which it is: a wheel turns in whole notches and never aside. A movement stays what it began as.
 */
export function createWheelReader(): (turn: WheelTurn) => WheelMove {
  let last = { time: -Infinity, isWheel: false }
  return ({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey, timeStamp }) => {
    const pixels = pixelsPer[deltaMode === 1 || deltaMode === 2 ? deltaMode : 0]
    const [x, y] = [deltaX * pixels, deltaY * pixels]
    // A pinch comes in small steps.
    if (ctrlKey) return zoomBy(Math.abs(y) < notch ? y * 4 : y)
    const goesOn = timeStamp - last.time < pause
    const isWheel = goesOn ? last.isWheel : deltaMode !== 0 || (deltaX === 0 && Math.abs(y) >= notch)
    last = { time: timeStamp, isWheel }
    if (isWheel && !shiftKey) return zoomBy(y)
    // Some browsers turn a wheel aside by themselves when shift is held.
    const isAside = shiftKey && x === 0
    return { kind: "pan", pixels: isAside ? { x: -y, y: 0 } : { x: -x, y: -y } }
  }
}

const zoomBy = (pixels: number): WheelMove => ({
  kind: "zoom",
  factor: Math.exp(-Math.min(300, Math.max(-300, pixels)) / 450),
})
