import type { ErrorName } from "@roomwright/contract/errors"
import type { FieldValues, Path, UseFormReturn } from "react-hook-form"
import { ApiError } from "../api.ts"
import { showToast } from "../toast-store.ts"

interface RefusalPlaces<Values extends FieldValues> {
  /** Under which field a refusal is shown; the rest are toasts. */
  readonly names?: Partial<Record<ErrorName, Path<Values>>>
  /** Parts of the call's input (`body.mobile`) and the fields they came from. */
  readonly faults?: Readonly<Record<string, Path<Values>>>
  /** Said instead of the server's message. */
  readonly texts?: Partial<Record<ErrorName, string>>
}

/**
 * Shows a refused call in the form that made it, with the focus where something is to be done. What was typed stays.
 * Gives what was said; null when the session has ended, which was said already.
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  { names = {}, faults = {}, texts = {} }: RefusalPlaces<Values>,
): string | null {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 401 || error.is("loginRequired")) return null
  const of = <Value>(table: Partial<Record<ErrorName, Value>>): Value | undefined =>
    Object.entries<Value | undefined>(table).find(([name]) => error.is(name as ErrorName))?.[1]
  const message = of(texts) ?? error.message
  const field = of(names) ?? error.faults.map(({ path }) => faults[path]).find((place) => place !== undefined)
  if (field) form.setError(field, { type: "server", message }, { shouldFocus: true })
  else showToast("error", message)
  return message
}
