import type { ProjectSketch as Sketch } from "@roomwright/contract/studio/projects"
import { SketchDrawing } from "@roomwright/studio/sketch-drawing"
import { useProjectText } from "./project-texts.ts"

/** A project's plan as a picture, beside its name. */
export function ProjectSketch({ sketch }: { readonly sketch: Sketch | null }) {
  const t = useProjectText()
  return (
    <span className="grid aspect-[4/3] place-items-center bg-sunk p-5">
      {sketch ? (
        <SketchDrawing sketch={sketch} className="size-full min-h-0" />
      ) : (
        <span className="text-14 text-ink-2">{t("projects.nothingDrawn")}</span>
      )}
    </span>
  )
}
