import type { PlanTemplate } from "@roomwright/scene/templates/plan-template"
import { useEffect, useState } from "react"
import { drawnPicture, pictureOf, type TemplatePicture } from "./template-picture.ts"

/** The drawing of a template; null until there was time for it: all of them at once would hold up the studio. */
export function useTemplatePicture(template: PlanTemplate): TemplatePicture | null {
  const [picture, setPicture] = useState(() => drawnPicture(template))
  useEffect(() => {
    if (picture) return
    const draw = (): void => setPicture(pictureOf(template))
    // Not every browser says when it has time.
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(draw, 200)
      return () => clearTimeout(timer)
    }
    const wait = requestIdleCallback(draw, { timeout: 2_000 })
    return () => cancelIdleCallback(wait)
  }, [picture, template])
  return picture
}
