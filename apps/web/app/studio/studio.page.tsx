import { pagePaths, studioPath } from "@roomwright/contract/page-paths"
import { readRender } from "@roomwright/contract/renders/calls"
import { listProjects, makeProject } from "@roomwright/contract/studio/project-calls"
import { StudioTextContext } from "@roomwright/studio/texts"
import { Suspense, lazy, useMemo, useState } from "react"
import { redirect, redirectDocument, Link } from "react-router"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { LoginNeeded } from "../platform/session/signed-in-call.ts"
import { projectTexts, useProjectText } from "../platform/projects/project-texts.ts"
import type { Route } from "./+types/studio.page"
import { loadStudio } from "./load-studio.ts"
import { ProjectChooser } from "./project-chooser.tsx"
import { createStudioHost, leaveTo } from "./studio-host-web.ts"
import {
  isOfDesigner,
  studioCall,
  StudioSignedOut,
  ensureStudioSession,
  openByHandOff,
} from "./studio-session.ts"
import { StudioSkeleton } from "./studio-skeleton.tsx"
import { studioTexts } from "./studio-texts.ts"
import { ApiError } from "../platform/api.ts"
import { rememberLanguage } from "../platform/locale/switch-language.ts"
import { takeHandOff } from "./take-hand-off.ts"
import { buttonClass } from "@roomwright/ui/button"
import { LostDoorDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { StudioFrame } from "./studio-frame.tsx"

let key: string | null = null

export { StudioSkeleton as HydrateFallback } from "./studio-skeleton.tsx"

/** How many the way into the studio offers; the others are where projects are listed. */
const offered = "24"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const texts = Promise.all([studioTexts.load(shownLanguage()), projectTexts.load(shownLanguage())])
  await enterStudio()
  await texts
  const { searchParams } = new URL(request.url)
  const [id, piece] = [searchParams.get("project"), searchParams.get("piece")]
  if (id !== null) return openProject(id)
  const render = searchParams.get("render")
  if (render !== null) return leadToRender(render)
  // Who is no designer works on what they have, and begins nothing new.
  if (!isOfDesigner()) throw redirectDocument(pagePaths.price)
  const { content, totals } = await studioCall(listProjects, { query: { size: offered } })
  // Who has none begins one.
  if (totals.active + totals.trash === 0)
    throw redirect(
      studioPath(await makeFirstProject(projectTexts.wordsIn(shownLanguage())("projects.firstName")), piece),
    )
  return { kind: "choosing", projects: content, more: totals.active - content.length, piece } as const
}

async function openProject(id: string) {
  const answer = await createStudioHost(() => {}).open(id)
  if (answer.kind === "signedOut") throw new LoginNeeded()
  return answer.kind === "opened" ? answer : ({ kind: "notFound" } as const)
}

/** Opens the project that a render belongs to. */
async function leadToRender(id: string) {
  const { project } = await studioCall(readRender, { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return { project: null }
    throw error
  })
  // It was deleted, or its project was.
  if (project === null) return { kind: "notFound" } as const
  throw redirect(`${studioPath(project.id)}&render=${id}`)
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
        <ProjectChooser projects={loaderData.projects} more={loaderData.more} piece={loaderData.piece} />
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
  const [{ piece, render }] = useState(() => {
    const asked = new URLSearchParams(location.search)
    return { piece: asked.get("piece"), render: asked.get("render") }
  })
  return (
    <Suspense fallback={<StudioSkeleton />}>
      <Studio host={host} project={opened} inHand={piece} showsRender={render} />
    </Suspense>
  )
}

/**
 * Sees to it that this window has a session of the studio: by what the menu handed over, or by the session of the site.
 * Throws what asks for a login, or leads who may not to the plans.
 */
async function enterStudio(): Promise<void> {
  const { token, language } = takeHandOff()
  if (token !== null) await openByHandOff(token)
  if (language !== null && language !== shownLanguage()) {
    rememberLanguage(language)
    location.reload()
    // The page that comes goes on.
    await new Promise(() => {})
  }
  try {
    await ensureStudioSession()
  } catch (error) {
    if (error instanceof StudioSignedOut) throw new LoginNeeded()
    if (error instanceof ApiError && error.is("studioForDesigners")) throw redirectDocument(pagePaths.price)
    throw error
  }
}

/** Makes a first project and gives its id; asked again by the same page it is the same one. */
async function makeFirstProject(name: string): Promise<string> {
  key ??= crypto.randomUUID()
  const { id } = await studioCall(makeProject, { body: { name, key } })
  return id
}

/** The project of the address is not there, in the trash, or somebody else's. */
function ProjectNotFound() {
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
