/** Downloads what is at an address of this site; the page stays. */
export function followDownload(address: string, name: string): void {
  const link = document.createElement("a")
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
