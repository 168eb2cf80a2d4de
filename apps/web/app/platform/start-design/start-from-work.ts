import { studioPath } from "@roomwright/contract/page-paths"
import { makeProjectFromWork } from "@roomwright/contract/studio/work-scene-calls"
import { ApiError } from "../api.ts"
import { requestLogin } from "../dialogs/modal-store.ts"
import { shownLanguage } from "../locale/shown-language.ts"
import { projectTexts } from "../projects/project-texts.ts"
import { isLoginNeeded } from "../session/signed-in-call.ts"
import { siteCall } from "../site-call.ts"
import { sayThatItComes } from "./open-design-tool.ts"
import { showStartNotice } from "./start-notice.tsx"

interface Beginning {
  readonly workId: string
  /** Of the wish: however often it is pressed, it is one project. */
  readonly key: string
}

/**
 * Makes a project of the scene of a work and sends a blank window on to it; null: the browser held it back. Gives why it was
 * refused, null where it was not. `again` is what another press does, where it is offered.
 */
export async function startFromWork(
  opened: Window | null,
  { workId, key }: Beginning,
  again: () => void,
): Promise<ApiError | null> {
  const language = shownLanguage()
  await projectTexts.load(language)
  if (!opened) {
    showStartNotice({ kind: "blocked" }, again)
    return null
  }
  sayThatItComes(opened, language)
  try {
    const { id } = await siteCall(language)(makeProjectFromWork, { params: { id: workId }, body: { key } })
    opened.opener = null
    opened.location.replace(studioPath(id))
    return null
  } catch (error) {
    opened.close()
    if (!(error instanceof ApiError)) throw error
    if (!isLoginNeeded(error)) return error
    // No press is left to open a window with.
    requestLogin((isSignedIn) => {
      if (isSignedIn) showStartNotice({ kind: "ready" }, again)
    })
    return null
  }
}
