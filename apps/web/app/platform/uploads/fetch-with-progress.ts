export interface UploadWatch {
  /** How much of the body has gone out, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
  /** Breaks it off. */
  readonly signal: AbortSignal
}

/**
 * Sends what a call sends and tells how far it is, which `fetch` itself cannot. Rejects when there is no answer and
 * when it is broken off.
 */
export const fetchWithProgress =
  ({ onProgress, signal }: UploadWatch) =>
  (address: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const fail = (): void => reject(new TypeError("There is no answer."))
      const abort = (): void => request.abort()
      request.open(init.method ?? "GET", address)
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      request.addEventListener("load", () =>
        resolve(new Response(request.responseText, { status: request.status })),
      )
      for (const end of ["error", "timeout", "abort"]) request.addEventListener(end, fail)
      request.addEventListener("loadend", () => signal.removeEventListener("abort", abort))
      if (signal.aborted) return fail()
      signal.addEventListener("abort", abort)
      request.send(init.body instanceof FormData ? init.body : null)
    })
