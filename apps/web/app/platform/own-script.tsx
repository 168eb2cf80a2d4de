import { createContext, useContext } from "react"

/** What the renderer marks scripts of ours with (`takeScriptMarks`); browsers know none. */
export const ScriptMark = createContext<string | undefined>(undefined)

/** A script that runs as soon as a browser reads it. `text` is the program's own: nothing that anybody wrote is in it. */
export function OwnScript({ text }: { readonly text: string }) {
  const mark = useContext(ScriptMark)
  return <script nonce={mark} dangerouslySetInnerHTML={{ __html: text }} />
}
