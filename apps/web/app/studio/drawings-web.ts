import { productPath } from "@roomwright/contract/page-paths"
import { printDrawings } from "@roomwright/contract/studio/drawing-calls"
import type { DrawingsHost } from "@roomwright/studio/drawings-host"
import { ApiError } from "../platform/api.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { studioCall } from "./studio-session.ts"

/** Printing drawings: this site's API, and the addresses of its products. */
export const createDrawings = (): DrawingsHost => ({
  print: async ({ title, sheets }) => {
    try {
      const { pdf } = await studioCall(printDrawings, {
        body: {
          title,
          language: shownLanguage(),
          sheets: sheets.map((sheet) => ({
            ...sheet,
            marks: sheet.marks.map((mark) =>
              mark.kind === "line" ? { ...mark, dash: [...mark.dash] } : { ...mark },
            ),
          })),
        },
      })
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
      return { kind: "printed", pdf: new Blob([bytes], { type: "application/pdf" }) }
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400) return { kind: "refused", message: error.message }
      throw error
    }
  },
  codeOf: async (reference) => {
    const { encode } = await import("uqr")
    const address = `${location.origin}${productPath(reference.slice("product:".length))}`
    return encode(address, { ecc: "M", border: 1 }).data
  },
})
