import { followDownload } from "../../platform/follow-download.ts"

/** Has the browser keep a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }))
  followDownload(address, name)
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
