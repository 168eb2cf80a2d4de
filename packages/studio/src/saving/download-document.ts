/** Hands a document to whoever draws, as a file that the studio reads. */
export function downloadDocument(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  const link = document.createElement("a")
  link.href = address
  // What files may not be called.
  link.download = `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || "plan"}.roomwright.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
