import { preload } from "react-dom"
import medium from "./be-vietnam-pro-500-basic.woff2?url"
import regular from "./be-vietnam-pro-400-basic.woff2?url"
import serif from "./fraunces-display-basic.woff2?url"

/**
 * Has the letters of a page that begins with text fetched beside the style sheet, so that the text is laid out once.
 * Not for pages that begin with a picture: that would wait for them on a slow line.
 */
export function preloadFonts(): void {
  // Where the program runs, they are there.
  if (typeof document !== "undefined") return
  for (const file of [regular, medium, serif])
    preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" })
}
