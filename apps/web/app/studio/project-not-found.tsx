import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { LostDoorDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { useProjectText } from "../platform/projects/project-texts.ts"
import { StudioFrame } from "./studio-frame.tsx"

/** The project of the address is not there, in the trash, or somebody else's. */
export function ProjectNotFound() {
  const t = useProjectText()
  return (
    <StudioFrame>
      <EmptyState level={1} drawing={<LostDoorDrawing />} title={t("projects.notFound")}>
        <p>{t("projects.notFoundText")}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={pagePaths.studio} className={buttonClass("primary")}>
            {t("projects.choose")}
          </Link>
          <a href={`${pagePaths.projects}?state=trash`} className={buttonClass()}>
            {t("projects.lookInTrash")}
          </a>
        </p>
      </EmptyState>
    </StudioFrame>
  )
}
