import { data } from "react-router"
import { ApiError } from "./api.ts"

/** What is read by the id of an address: an address that is no id names nothing, so the page answers 404. */
export function foundOr404<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    if (error instanceof ApiError && error.is("invalidInput")) throw data(null, { status: 404 })
    throw error
  })
}
