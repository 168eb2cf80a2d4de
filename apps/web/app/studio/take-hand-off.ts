import type { Language } from "@roomwright/contract/language"

/** What the menu gives a studio window behind the # of its address. */
export interface HandOff {
  readonly token: string | null
  readonly language: Language | null
}

const keptAs = "roomwrightHandOff"

/**
 * Runs in the page before anything is painted: the studio is dark unless whoever draws has chosen otherwise. Its own
 * code follows that choice later.
 */
export const showStudioThemeScript = `try{if(location.pathname==="/studio"){var d=document.documentElement.dataset,t="dark";try{t=JSON.parse(localStorage.getItem("roomwright-studio")).theme||t}catch{}if(t==="system")delete d.theme;else d.theme=t}}catch{}`

/**
 * Runs in the page before anything else: takes token and locale out of the address, so that neither the history nor a
 * picture of the screen has them. What is behind the # of other pages of the studio stays.
 */
export const takeHandOffScript = `try{if(location.pathname==="/studio"&&location.hash){window.${keptAs}=location.hash;history.replaceState(history.state,"",location.pathname+location.search)}}catch{}`

const languageOf: Readonly<Record<string, Language>> = { zh_CN: "zh", en_US: "en", vi: "vi" }

/** What was handed over, once; an unknown locale is Vietnamese, as the specification has it. */
export function takeHandOff(): HandOff {
  const place = globalThis as { [keptAs]?: unknown }
  const kept = place[keptAs]
  place[keptAs] = undefined
  return readHandOff(typeof kept === "string" ? kept : "")
}

export function readHandOff(hash: string): HandOff {
  const parts = new URLSearchParams(hash.replace(/^#/, ""))
  const locale = parts.get("locale")
  return {
    token: parts.get("token") || null,
    language: locale === null ? null : (languageOf[locale] ?? "vi"),
  }
}
