import type { ProjectFacts } from "@roomwright/contract/studio/projects"
import { formatArea } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useProjectText } from "../platform/projects/project-texts.ts"

/** Rooms and floor of a home. */
export function ProjectStats({ facts }: { readonly facts: ProjectFacts }) {
  const t = useProjectText()
  const language = useLanguage()
  return (
    <p className="num text-14 text-ink-2">
      {t("projects.facts", { rooms: facts.rooms, area: formatArea(facts.areaM2, language) })}
    </p>
  )
}
