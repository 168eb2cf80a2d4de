import type { CallData, CallInput, Endpoint } from "@roomwright/contract/endpoint"
import { ApiError, buildRequest, readAnswer, type CallSettings } from "../api.ts"

export interface UploadWatch {
  /** How much of the file has gone out, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void
  /** Breaks it off: the promise is then rejected with an `AbortError`. */
  readonly signal?: AbortSignal
}

/**
 * Calls an endpoint that takes a file, and tells how far it is: `fetch` cannot. Never sent twice by itself. Throws
 * `ApiError` as every call does.
 */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  settings: CallSettings,
  { onProgress, signal }: UploadWatch = {},
): Promise<CallData<E>> {
  const { address, init } = buildRequest(endpoint, input, settings)
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (): void => reject(new ApiError(settings.texts.serverFail(), 0, 0))
    const abort = (): void => request.abort()
    request.open(endpoint.method, address)
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener("load", () =>
      // A status that no answer can have means that there was none.
      request.status >= 200 && request.status <= 599
        ? resolve(new Response(request.responseText, { status: request.status }))
        : fail(),
    )
    request.addEventListener("error", fail)
    request.addEventListener("timeout", fail)
    request.addEventListener("abort", () => reject(new DOMException("Broken off.", "AbortError")))
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort))
    if (signal?.aborted) return reject(new DOMException("Broken off.", "AbortError"))
    signal?.addEventListener("abort", abort)
    request.send(init.body instanceof FormData ? init.body : null)
  })
  return readAnswer<E>(response, settings)
}
