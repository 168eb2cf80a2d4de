import type { Language } from "@roomwright/contract/language"
import type { MouseEvent } from "react"
import { useNavigate } from "react-router"
import { useLangOf } from "./locale/locale.tsx"

interface ProseProps {
  /** Made by the server from Markdown: nothing in it can run. */
  readonly html: string
  readonly language: Language
  readonly className?: string
}

/** A text with headings, lists, tables and pictures. Its links to pages of the site are followed inside it. */
export function Prose({ html, language, className = "" }: ProseProps) {
  const navigate = useNavigate()
  const langOf = useLangOf()
  const follow = (event: MouseEvent<HTMLDivElement>): void => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest("a") : null
    const address = link?.getAttribute("href") ?? ""
    if (!address.startsWith("/") || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    // Keys work on the links themselves, which click as well.
    <div
      className={`prose ${className}`}
      {...(html.includes("<a ") ? { onClick: follow } : {})}
      // The server made it of Markdown, where HTML stays text.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
      {...langOf({ text: html, language })}
    />
  )
}
