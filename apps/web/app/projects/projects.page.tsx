import { pagePaths, studioPath } from "@roomwright/contract/page-paths"
import { listRenders } from "@roomwright/contract/renders/calls"
import { listProjects } from "@roomwright/contract/studio/project-calls"
import {
  projectLimits,
  projectSorts,
  projectStates,
  type DocumentStorage,
} from "@roomwright/contract/studio/projects"
import { buttonClass, Button } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link, useSearchParams } from "react-router"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { projectTexts, useProjectText } from "../platform/projects/project-texts.ts"
import { mayDesign } from "../platform/session/role-dashboard.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import { useSession } from "../platform/session/use-session.ts"
import type { Route } from "./+types/projects.page"
import { ProjectCard } from "./project-card.tsx"
import { ProjectSearch } from "./project-search.tsx"
import { TrashedCard } from "./trashed-card.tsx"
import { UndoBar } from "./undo-bar.tsx"
import { useProjectActions, type ProjectActions } from "./use-project-actions.ts"
import { useState } from "react"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { classNames } from "@roomwright/ui/class-names"

/** From which share on it is worth a word, and from which a warning. */
const [worthSaying, almostFull] = [0.5, 0.9]

const onPage = "12"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const state = projectStates.find((one) => one === asked.get("state")) ?? "active"
  const sort = projectSorts.find((one) => one === asked.get("sort")) ?? "changed"
  const w = asked.get("w")?.trim().slice(0, 100) ?? ""
  const place = toApiPage(pickParameters(asked, ["page"]))
  const [projects, renders] = await Promise.all([
    call(listProjects, { query: { ...place, state, sort, size: onPage, ...(w ? { w } : {}) } }),
    // How many there are is said beside each; without it the list is as useful.
    call(listRenders, { query: { size: "1" } }).catch(() => null),
    projectTexts.load(shownLanguage()),
  ])
  const counts = new Map(renders?.projects.map(({ id, renders: count }) => [id, count]))
  return { projects, state, sort, w, counts, hasRenders: (renders?.totalElements ?? 0) > 0 }
}

/** The homes that one draws: opened, called otherwise, copied, shared, and put into the trash and out of it. */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { projects, state, sort, w, counts, hasRenders } = loaderData
  const t = useProjectText()
  const language = useLanguage()
  const [search] = useSearchParams()
  const session = useSession()
  const actions = useProjectActions()
  const isDesigning = mayDesign(session?.summary?.roles.map(({ name }) => name) ?? session?.user?.roles ?? [])
  const isTrash = state === "trash"
  const total = projects.totals[state]
  const title = t("projects.title")
  return (
    <>
      <title>{`${title} · Roomwright`}</title>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-36">{title}</h1>
          <p className="mt-1.5 text-ink-2">{t("projects.text")}</p>
          {hasRenders ? (
            <Link
              to={pagePaths.renders}
              className="mt-2 inline-block text-accent underline underline-offset-4"
            >
              {t("projects.renders.all")}
            </Link>
          ) : null}
        </div>
        {isDesigning ? <NewProject actions={actions} /> : null}
      </header>
      <nav aria-label={t("projects.states")} className="mb-5 flex flex-wrap gap-2">
        {projectStates.map((each) => (
          <Link
            key={each}
            to={each === "active" ? "?" : `?state=${each}`}
            aria-current={each === state ? "page" : undefined}
            className={chipClass(each === state)}
          >
            {t(`projects.state.${each}`)}
            <span className="num">{formatNumber(projects.totals[each], language)}</span>
          </Link>
        ))}
      </nav>
      <StorageLine storage={projects.storage} />
      <UndoBar actions={actions} />
      {isTrash && total > 0 ? <EmptyTrash actions={actions} days={projectLimits.trashDays} /> : null}
      {total > 1 || w ? <ProjectSearch key={`${state}${w}`} w={w} sort={sort} /> : null}
      {projects.content.length > 0 ? (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
          {projects.content.map((project) => (
            <li key={project.id} className="min-w-0">
              {isTrash ? (
                <TrashedCard project={project} actions={actions} />
              ) : (
                <ProjectCard project={project} actions={actions} renders={counts.get(project.id) ?? 0} />
              )}
            </li>
          ))}
        </ul>
      ) : w ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("projects.noneSo")}>
          <Link to={withParameters(search, { w: null })} className="text-accent underline underline-offset-4">
            {t("projects.showAll")}
          </Link>
        </EmptyState>
      ) : isTrash ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("projects.trashEmpty")}>
          <p>{t("projects.trashText", { days: projectLimits.trashDays })}</p>
        </EmptyState>
      ) : (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("projects.none")}>
          <p>{t(isDesigning ? "projects.noneText" : "projects.noneForBuyers")}</p>
          {isDesigning ? null : (
            <Link to={pagePaths.price} className={`${buttonClass("primary")} mt-6`}>
              {t("projects.seePlans")}
            </Link>
          )}
        </EmptyState>
      )}
      <ListPages {...projects} search={search} />
    </>
  )
}

interface EmptyTrashProps {
  readonly actions: ProjectActions
  readonly days: number
}

/** How long the trash keeps, and what empties it now. */
function EmptyTrash({ actions, days }: EmptyTrashProps) {
  const t = useProjectText()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-14 text-ink-2">{t("projects.trashText", { days })}</p>
      <Button small disabled={actions.isBusy} onClick={() => setAsking(true)}>
        {t("projects.emptyTrash")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t("projects.emptyAsk")}
          text={t("projects.deleteAskText")}
          confirmText={t("projects.emptyTrash")}
          cancelText={t("projects.cancel")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void actions.emptyTrash()
          }}
        />
      ) : null}
    </div>
  )
}

/** Makes a project and opens it in the studio. */
function NewProject({ actions }: { readonly actions: ProjectActions }) {
  const t = useProjectText()
  // One wish, one project, however often it is pressed or sent.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const begin = async (): Promise<void> => {
    // Opened in the press itself, or the browser would hold it back.
    const opened = window.open("", "_blank")
    const id = await actions.make(t("projects.newName"), key)
    if (id === null) {
      opened?.close()
      return
    }
    setKey(crypto.randomUUID())
    // Held back all the same: the project stands first in the list now.
    opened?.location.replace(studioPath(id))
  }
  return (
    <Button look="primary" disabled={actions.isBusy} onClick={() => void begin()}>
      {t("projects.new")}
    </Button>
  )
}

/** How much of their room documents take up, and what can be given up of it; nothing while there is plenty. */
function StorageLine({ storage }: { readonly storage: DocumentStorage }) {
  const t = useProjectText()
  const language = useLanguage()
  const { used, most, trash, named } = storage
  const mb = (bytes: number): string => formatNumber(Math.ceil(bytes / 1_000_000), language)
  if (used < most * worthSaying) return null
  return (
    <p
      role="status"
      className={classNames("mb-5 text-14", used < most * almostFull ? "text-ink-2" : "font-medium text-bad")}
    >
      {t("projects.storage", { used: mb(used), most: mb(most), trash: mb(trash), named: mb(named) })}
    </p>
  )
}
