import { pagePaths } from "@roomwright/contract/page-paths"
import { listRenders } from "@roomwright/contract/renders/calls"
import { renderStates } from "@roomwright/contract/renders/renders"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { SelectField } from "@roomwright/ui/select-field"
import { Link, useNavigate, useSearchParams } from "react-router"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { useFreshAddresses } from "../platform/lists/use-fresh-addresses.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { projectTexts, useProjectText } from "../platform/projects/project-texts.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/renders.page"
import { OwnRenderCard } from "./own-render-card.tsx"

const onPage = "12"
const isId = (text: string | null): text is string => /^[0-9a-f-]{36}$/.test(text ?? "")

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const state = renderStates.find((one) => one === asked.get("state")) ?? null
  const project = asked.get("project")
  const place = toApiPage(pickParameters(asked, ["page"]))
  const query = { ...place, size: onPage, ...(state ? { state } : {}), ...(isId(project) ? { project } : {}) }
  const [renders] = await Promise.all([call(listRenders, { query }), projectTexts.load(shownLanguage())])
  return { renders, state, project: isId(project) ? project : null }
}

/** All renders of the account over its projects: how far they are, downloaded, and opened in the studio. */
export default function RendersPage({ loaderData: { renders, state, project } }: Route.ComponentProps) {
  const t = useProjectText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Pictures open for an hour, but what is under way goes on.
  useFreshAddresses(renders.content.some((one) => one.state === "running" || one.state === "waiting"))
  const title = t("projects.renders.title")
  const hasAny = renders.projects.length > 0 || renders.totalElements > 0
  return (
    <>
      <title>{`${title} · Roomwright`}</title>
      <header className="mb-6">
        <h1 className="text-36">{title}</h1>
        <p className="mt-1.5 text-ink-2">{t("projects.renders.text")}</p>
      </header>
      {hasAny || state || project ? (
        <div className="mb-6 grid gap-4">
          <nav aria-label={t("projects.renders.states")} className="flex flex-wrap gap-2">
            {[null, ...renderStates].map((each) => (
              <Link
                key={each ?? "all"}
                to={withParameters(search, { state: each })}
                aria-current={each === state ? "page" : undefined}
                className={chipClass(each === state)}
              >
                {t(`projects.renders.state.${each ?? "all"}`)}
              </Link>
            ))}
          </nav>
          <SelectField
            className="max-w-sm"
            label={t("projects.renders.project")}
            value={project ?? ""}
            onChange={({ target }) =>
              void navigate(withParameters(search, { project: target.value === "" ? null : target.value }))
            }
          >
            <option value="">{t("projects.renders.allProjects")}</option>
            {renders.projects.map(({ id, name, renders: count }) => (
              <option key={id} value={id}>
                {t("projects.renders.ofProject", { name, count })}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      {renders.content.length > 0 ? (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
          {renders.content.map((render) => (
            <li key={render.id} className="min-w-0">
              <OwnRenderCard render={render} />
            </li>
          ))}
        </ul>
      ) : state || project ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("projects.renders.noneSo")}>
          <Link to={pagePaths.renders} className="text-accent underline underline-offset-4">
            {t("projects.showAll")}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("projects.renders.none")}>
          <p>{t("projects.renders.noneText")}</p>
          <Link
            to={pagePaths.projects}
            className="mt-4 inline-block text-accent underline underline-offset-4"
          >
            {t("projects.renders.toProjects")}
          </Link>
        </EmptyState>
      )}
      <ListPages {...renders} search={search} />
    </>
  )
}
