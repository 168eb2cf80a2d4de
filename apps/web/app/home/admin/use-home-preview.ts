import type { HomePage } from "@roomwright/contract/home/calls"
import { previewHome, type HomeSection, type HomeThing } from "@roomwright/contract/home/admin"
import { useEffect, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { toChoice, type HomeDraft } from "./home-draft.ts"

/** How long choosing pauses before the page is asked for. */
const pauseMs = 250

/** Something on the front page, as small as the back office shows it. */
export type ShownThing = Pick<HomeThing, "id" | "name" | "picture">
export type ShownSections = Readonly<Record<HomeSection, readonly ShownThing[]>>

interface Preview {
  /** Null until the first one came. */
  readonly shown: ShownSections | null
  /** Why there is none of what is chosen now. */
  readonly failure: string | null
}

/** What the front page would show with a choice, followed while one chooses. */
export function useHomePreview(draft: HomeDraft): Preview {
  const language = useLanguage()
  const now = toChoice(draft)
  // The same choice again, made anew at every look, is none to ask about.
  const [choice, setChoice] = useState(now)
  if (JSON.stringify(now) !== JSON.stringify(choice)) setChoice(now)
  const [preview, setPreview] = useState<Preview>({ shown: null, failure: null })
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      siteCall(language)(previewHome, { body: { choice } }).then(
        (page) => {
          if (!isOver) setPreview({ shown: sectionsOf(page), failure: null })
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!isOver) setPreview(({ shown }) => ({ shown, failure: error.message }))
        },
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [choice, language])
  return preview
}

const sectionsOf = ({
  cover,
  coverArticle,
  newWorks,
  products,
  designers,
  articles,
}: HomePage): ShownSections => ({
  hero: [
    ...(cover ? [cover] : []),
    ...(coverArticle ? [{ id: coverArticle.id, name: coverArticle.title, picture: coverArticle.cover }] : []),
  ],
  works: newWorks,
  products,
  designers: designers.map(({ id, nickname, city, pictures }) => ({
    id,
    name: { text: nickname, language: city.language },
    picture: pictures[0] ?? null,
  })),
  articles: articles.map(({ id, title, cover: picture }) => ({ id, name: title, picture })),
})
