import { ApiError } from "../../platform/api.ts"
import { showToast } from "../../platform/toast-store.ts"

/** What the server said, to be shown in a dialog; null for who has been signed out, who was told that already. */
export function readRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError)) throw error
  return error.status === 401 || error.is("loginRequired") ? null : error.message
}

/** Says what the server said; who has been signed out was told that already. */
export function sayRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
  if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
}
