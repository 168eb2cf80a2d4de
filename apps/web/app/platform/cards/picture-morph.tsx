import { pagePaths } from "@roomwright/contract/page-paths"
import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation, useViewTransitionState } from "react-router"

const detailPaths = new Set<string>([pagePaths.work, pagePaths.product, pagePaths.designer])

/** Marks a picture as that of a work, a product or a designer, on their cards and on their pages. */
export const pictureOf = (id: string) => ({ "data-picture-of": id })

/**
 * Lets a card's picture glide to its place on the detail page and back. The same thing can be on a page several times,
 * and two elements with one name would end the whole transition: only the one that was opened gets the name, while the
 * transition runs. One in the whole page, after what restores the scrolling.
 */
export function PictureMorph() {
  const location = useLocation()
  const ofWork = useViewTransitionState(pagePaths.work)
  const ofProduct = useViewTransitionState(pagePaths.product)
  const ofDesigner = useViewTransitionState(pagePaths.designer)
  const runs = ofWork || ofProduct || ofDesigner
  const { current: morph } = useRef<Morph>({ opened: null, subject: null, from: null, named: null })

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null
      const picture = link?.querySelector<HTMLElement>("[data-picture-of]")
      const id = picture?.dataset["pictureOf"]
      if (picture && id) morph.opened = { id, at: listPictures(id).indexOf(picture) }
    }
    document.addEventListener("click", onClick, { capture: true })
    return () => document.removeEventListener("click", onClick, { capture: true })
  }, [morph])

  useLayoutEffect(() => {
    if (!runs) {
      giveName(morph, null)
      morph.from = null
    } else if (morph.from === null) {
      // The old page is about to be captured: what is gone to, where it is here, else what is come from.
      // The address is the next one already; where a slow machine shows the page, the router's state may lag behind.
      const goal = shownOn(window.location)
      morph.from = location.key
      morph.subject = findPicture(morph, goal) ? goal : shownOn(location)
      giveName(morph, findPicture(morph, morph.subject))
    } else if (morph.from !== location.key) {
      // The new page is.
      giveName(morph, findPicture(morph, morph.subject))
    }
  }, [morph, runs, location])
  return null
}

interface Morph {
  /** The picture that was clicked last, and which of those of the same thing. */
  opened: { readonly id: string; readonly at: number } | null
  /** The id whose pictures glide into each other. */
  subject: string | null
  /** The history entry that is left while the transition runs. */
  from: string | null
  named: HTMLElement | null
}

function findPicture({ opened }: Morph, id: string | null): HTMLElement | null {
  if (id === null) return null
  const all = listPictures(id)
  return (opened?.id === id ? all[opened.at] : undefined) ?? all[0] ?? null
}

/** The style of app.css gives the picture its name, by which it glides into the other. */
function giveName(morph: Morph, picture: HTMLElement | null): void {
  morph.named?.removeAttribute("data-glides")
  picture?.setAttribute("data-glides", "")
  morph.named = picture
}

const listPictures = (id: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-picture-of="${CSS.escape(id)}"]`),
]

/** The id of the work, product or designer that a detail page is about. */
function shownOn({ pathname, search }: Pick<Location, "pathname" | "search">): string | null {
  return detailPaths.has(pathname) ? new URLSearchParams(search).get("id") : null
}
