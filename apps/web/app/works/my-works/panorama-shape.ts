import { isPanorama } from "@roomwright/contract/works/panoramas"

/**
 * Whether a file is a picture that nobody could look around in: known before it is sent. What the browser cannot read,
 * the server judges.
 */
export async function isOtherwiseShaped(file: Blob): Promise<boolean> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await new Promise<void>((resolve, reject) => {
      picture.addEventListener("load", () => resolve())
      picture.addEventListener("error", () => reject(new Error("This is no picture.")))
    })
    return !isPanorama(picture.naturalWidth, picture.naturalHeight)
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(address)
  }
}
