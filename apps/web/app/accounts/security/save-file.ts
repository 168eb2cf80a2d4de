/** Has the browser keep a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }))
  followDownload(address, name)
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Downloads what is at an address of this site; the page stays. */
export function followDownload(address: string, name: string): void {
  const link = document.createElement("a")
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
