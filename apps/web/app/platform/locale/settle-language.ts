import { languages } from "@roomwright/contract/language"

/**
 * Runs in the page's head. An address may ask for a language (`?lang=en`, as search engines and shared links do); the
 * server has answered in it and given the cookie. Here it is remembered in the store that the specification names, and
 * leaves the address, so that links and going back know nothing of it and the reader's own switch is never undone.
 */
export const settleLanguage = `try{var u=new URL(location.href),l=u.searchParams.get("lang");if(l!==null){u.searchParams.delete("lang");history.replaceState(history.state,"",u);if(${JSON.stringify(languages)}.includes(l))localStorage.setItem("prg-lang",l)}}catch{}`
