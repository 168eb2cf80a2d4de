import type { FieldErrors, FieldValues } from "react-hook-form"
import { showToast } from "../toast-store.ts"

/** What a form that cannot be sent says besides the words under its fields: the specification's toast, of the first. */
export function showFirstFault<Values extends FieldValues>(errors: FieldErrors<Values>): void {
  const message = Object.values(errors)[0]?.message
  if (typeof message === "string") showToast("warning", message)
}
