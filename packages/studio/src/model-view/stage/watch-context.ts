interface Watcher {
  readonly onLost: () => void
  readonly onRestored: () => void
}

/** Says when the graphics card takes its memory back, and when it is there again. Returns what ends it. */
export function watchContext(canvas: HTMLCanvasElement, { onLost, onRestored }: Watcher): () => void {
  const lose = (event: Event): void => {
    // Otherwise it would never come back.
    event.preventDefault()
    onLost()
  }
  canvas.addEventListener("webglcontextlost", lose)
  canvas.addEventListener("webglcontextrestored", onRestored)
  return () => {
    canvas.removeEventListener("webglcontextlost", lose)
    canvas.removeEventListener("webglcontextrestored", onRestored)
  }
}
