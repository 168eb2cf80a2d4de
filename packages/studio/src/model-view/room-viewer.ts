/** A thing that Scene Viewer is to show. All addresses are whole ones: it is another program. */
interface SceneViewerThing {
  /** Of a plain GLB in metres. */
  readonly file: string
  /** Its page, which Scene Viewer leads back to. */
  readonly page: string
  readonly name: string
}

/** The programs that put a thing into a room: Quick Look of iPhones and iPads, and Android's Scene Viewer. */
export type RoomViewer = "quickLook" | "sceneViewer"

/**
 * The one that a device has; null where it has none. `saysAr`: its browser knows links that open AR, as those of iPhones do. Firefox
 * and headsets on Android do not hand links over to Scene Viewer.
 */
export function roomViewerOf(device: {
  readonly saysAr: boolean
  readonly userAgent: string
}): RoomViewer | null {
  if (device.saysAr) return "quickLook"
  const isAndroid = /\bAndroid\b/.test(device.userAgent)
  return isAndroid && !/Firefox|OculusBrowser|Quest|Wolvic/.test(device.userAgent) ? "sceneViewer" : null
}

/** This device's. */
export const ownRoomViewer = (): RoomViewer | null =>
  roomViewerOf({
    saysAr: document.createElement("a").relList.supports("ar"),
    userAgent: navigator.userAgent,
  })

/**
 * A link that opens Scene Viewer (version 1.2 of its intents), true to size; where a device has none, Android goes to the page.
 * https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerLink({ file, page, name }: SceneViewerThing): string {
  const query = new URLSearchParams({
    file,
    mode: "ar_preferred",
    resizable: "false",
    title: name,
    link: page,
  })
  const extras = [
    "scheme=https",
    "package=com.google.android.googlequicksearchbox",
    "action=android.intent.action.VIEW",
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
  ]
  // Android reads a plus sign as itself.
  const values = query.toString().replaceAll("+", "%20")
  return `intent://arvr.google.com/scene-viewer/1.2?${values}#Intent;${extras.join(";")};end;`
}
