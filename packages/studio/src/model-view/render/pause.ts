/** Lets the window do what else it has to do. Not by a timer: those of hidden windows come once a second. Rejects with the signal's reason. */
export function pause(signal: AbortSignal): Promise<void> {
  const turn = new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
  return turn.then(() => signal.throwIfAborted())
}

/** Waits until the card has drawn what it was given: else it would have minutes of work before it draws the page again. */
export async function drawn(gl: WebGL2RenderingContext, signal: AbortSignal): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return pause(signal)
  try {
    let state: number = gl.TIMEOUT_EXPIRED
    while (state === gl.TIMEOUT_EXPIRED) {
      await pause(signal)
      state = gl.clientWaitSync(fence, gl.SYNC_FLUSH_COMMANDS_BIT, 0)
    }
  } finally {
    gl.deleteSync(fence)
  }
}
