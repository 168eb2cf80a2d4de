/** The scripts of a rendered page that the program itself put there, and the page without their marks. */
interface Unmarked {
  readonly html: string
  /** What each of them runs. */
  readonly scripts: readonly string[]
}

/** A mark that nobody who wrote a text of the page can know. */
export const newScriptMark = (): string => crypto.randomUUID()

/**
 * Takes the marks out of a rendered page. The renderer writes the mark into each script of its own as a nonce, which
 * nobody is sent: the policy names these scripts by their hashes, so that a page may be cached. A script without it came
 * with a text, and is no script of ours. The finished page is looked through, because React and React Router write scripts
 * of their own (data, what starts the program) and tell nobody what is in them; the mark makes it certain whose each is.
 */
export function takeScriptMarks(marked: string, mark: string): Unmarked {
  const attribute = ` nonce="${mark}"`
  const ownScript = new RegExp(`<script(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, "g")
  const scripts = [...marked.matchAll(ownScript)].map(([, text = ""]) => text)
  return { html: marked.replaceAll(attribute, ""), scripts: [...new Set(scripts)] }
}
