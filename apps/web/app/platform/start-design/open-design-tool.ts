import { pagePaths } from "@roomwright/contract/page-paths"
import { takeToolToken } from "@roomwright/contract/studio/sessions"
import type { Language } from "@roomwright/contract/language"
import { ApiError } from "../api.ts"
import { requestLogin } from "../dialogs/modal-store.ts"
import { shownLanguage } from "../locale/shown-language.ts"
import { projectTexts } from "../projects/project-texts.ts"
import { isLoginNeeded } from "../session/signed-in-call.ts"
import { siteCall } from "../site-call.ts"
import { showStartNotice } from "./start-notice.tsx"
import { toolAddress } from "./tool-address.ts"

let isUnderWay = false

/**
 * Sends a blank window on to the design tool; null: the browser held it back. Each token is asked for once. `again` is what
 * another press does, where it is offered.
 */
export async function openDesignTool(opened: Window | null, again: () => void): Promise<void> {
  if (isUnderWay) return opened?.close()
  isUnderWay = true
  try {
    await open(opened, again)
  } finally {
    isUnderWay = false
  }
}

async function open(opened: Window | null, again: () => void): Promise<void> {
  const language = shownLanguage()
  await projectTexts.load(language)
  if (!opened) return showStartNotice({ kind: "blocked" }, again)
  sayThatItComes(opened, language)
  try {
    const token = await siteCall(language)(takeToolToken, { query: {} })
    // Whoever is there has no business with this page.
    opened.opener = null
    opened.location.replace(toolAddress(token, language))
  } catch (error) {
    opened.close()
    react(error, again)
  }
}

function react(error: unknown, again: () => void): void {
  if (!(error instanceof ApiError)) throw error
  if (error.is("studioForDesigners")) return location.assign(pagePaths.price)
  if (!isLoginNeeded(error)) return showStartNotice({ kind: "failed", message: error.message }, again)
  // No press is left to open a window with.
  requestLogin((isSignedIn) => {
    if (isSignedIn) showStartNotice({ kind: "ready" }, again)
  })
}

/** A window that stays white looks broken. */
export function sayThatItComes({ document: blank }: Window, language: Language): void {
  const text = projectTexts.wordsIn(language)("projects.start.opening")
  blank.title = "Roomwright"
  blank.documentElement.lang = document.documentElement.lang
  const line = blank.createElement("p")
  line.textContent = text
  blank.body.append(line)
}
