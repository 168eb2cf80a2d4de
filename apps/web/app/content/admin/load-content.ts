import { readContent, type Content } from "@roomwright/contract/content/admin"
import { data } from "react-router"
import { ApiError } from "../../platform/api.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"

/** The text to be edited; null for one that is begun, when the address names none. */
export async function loadContent(id: string | null): Promise<Content | null> {
  if (id === null) {
    // Whoever may not edit is told so before writing.
    adminCall()
    return null
  }
  return adminCall()(readContent, { params: { id } }).catch((error: unknown) => {
    // An address that is no id names nothing.
    if (error instanceof ApiError && error.is("invalidInput")) throw data(null, { status: 404 })
    throw error
  })
}
