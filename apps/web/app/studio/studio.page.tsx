import { pagePaths, studioPath } from "@roomwright/contract/page-paths"
import { listProjects } from "@roomwright/contract/studio/project-calls"
import { StudioTextContext } from "@roomwright/studio/texts"
import { Suspense, lazy, useMemo, useState } from "react"
import { redirect, redirectDocument } from "react-router"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { LoginNeeded } from "../platform/session/signed-in-call.ts"
import { projectTexts, useProjectText } from "../platform/projects/project-texts.ts"
import type { Route } from "./+types/studio.page"
import { enterStudio } from "./enter-studio.ts"
import { loadStudio } from "./load-studio.ts"
import { makeFirstProject } from "./make-first-project.ts"
import { ProjectChooser } from "./project-chooser.tsx"
import { ProjectNotFound } from "./project-not-found.tsx"
import { createStudioHost, leaveTo } from "./studio-host-web.ts"
import { isOfDesigner, studioCall } from "./studio-session.ts"
import { StudioSkeleton } from "./studio-skeleton.tsx"
import { studioTexts } from "./studio-texts.ts"

export { StudioSkeleton as HydrateFallback } from "./studio-skeleton.tsx"

/** How many the way into the studio offers; the others are where projects are listed. */
const offered = "24"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const texts = Promise.all([studioTexts.load(shownLanguage()), projectTexts.load(shownLanguage())])
  await enterStudio()
  await texts
  const id = new URL(request.url).searchParams.get("project")
  if (id !== null) return openProject(id)
  // Who is no designer works on what they have, and begins nothing new.
  if (!isOfDesigner()) throw redirectDocument(pagePaths.price)
  const { content, totals } = await studioCall(listProjects, { query: { size: offered } })
  // Who has none begins one.
  if (totals.active + totals.trash === 0)
    throw redirect(
      studioPath(await makeFirstProject(projectTexts.wordsIn(shownLanguage())("projects.firstName"))),
    )
  return { kind: "choosing", projects: content, more: totals.active - content.length } as const
}

async function openProject(id: string) {
  const answer = await createStudioHost(() => {}).open(id)
  if (answer.kind === "signedOut") throw new LoginNeeded()
  return answer.kind === "opened" ? answer : ({ kind: "notFound" } as const)
}

/** What is drawn lives in the window: the document is read anew only where another project is opened. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.search !== nextUrl.search

const Studio = lazy(loadStudio)

/** The window in which homes are drawn. */
export default function StudioPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = useProjectText()
  return (
    <>
      <title>{`${t("projects.studio")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      {loaderData.kind === "choosing" ? (
        <ProjectChooser projects={loaderData.projects} more={loaderData.more} />
      ) : loaderData.kind === "notFound" ? (
        <ProjectNotFound />
      ) : (
        <StudioTextContext value={studioTexts.wordsIn(language)}>
          <OpenStudio key={loaderData.project.id} project={loaderData.project} />
        </StudioTextContext>
      )}
    </>
  )
}

type OpenedProject = Extract<Route.ComponentProps["loaderData"], { kind: "opened" }>["project"]

function OpenStudio({ project }: { readonly project: OpenedProject }) {
  // Not by the router: the question of unsaved work is the browser's.
  const host = useMemo(() => createStudioHost(() => location.assign(leaveTo)), [])
  // Read anew by the loader, it is still the one that was opened.
  const [opened] = useState(project)
  return (
    <Suspense fallback={<StudioSkeleton />}>
      <Studio host={host} project={opened} />
    </Suspense>
  )
}
