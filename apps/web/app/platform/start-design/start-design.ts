import { shownLanguage } from "../locale/shown-language.ts"
import { siteTexts } from "../locale/site-texts.ts"
import { showToast } from "../toast-store.ts"

/**
 * Opens the design tool in a window of its own. Call it in the press itself: browsers hold back windows that open later,
 * so it opens blank and is sent on when the token is there.
 */
export function startDesign(): void {
  const opened = window.open("", "_blank")
  import("./open-design-tool.ts").then(
    ({ openDesignTool }) => openDesignTool(opened, startDesign),
    () => {
      opened?.close()
      showToast("error", siteTexts(shownLanguage())("call.serverFail"))
    },
  )
}
