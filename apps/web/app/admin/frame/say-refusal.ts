import { ApiError } from "../../platform/api.ts"
import { showToast } from "../../platform/toast-store.ts"

/** Says what the server said; who has been signed out was told that already. */
export function sayRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
  if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
}
