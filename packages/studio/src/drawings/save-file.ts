/** Hands a file to whoever draws. */
export function saveFile(name: string, ending: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  // What files may not be called.
  link.download = `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || "plan"}.${ending}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
