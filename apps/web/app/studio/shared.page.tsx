import { pagePaths } from "@roomwright/contract/page-paths"
import { readSharedPicture, readSharedProject } from "@roomwright/contract/studio/project-calls"
import type { SharedProject } from "@roomwright/contract/studio/projects"
import { LostDoorDrawing, UnpluggedLampDrawing } from "@roomwright/ui/drawings"
import { Button } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { StudioTextContext } from "@roomwright/studio/texts"
import { Logo } from "@roomwright/ui/logo"
import { Suspense, lazy, useCallback, useEffect, useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { plainCall } from "../platform/plain-call.ts"
import { projectTexts, useProjectText } from "../platform/projects/project-texts.ts"
import { loadSharedPlan } from "./load-studio.ts"
import { StudioFrame } from "./studio-frame.tsx"
import { StudioSkeleton } from "./studio-skeleton.tsx"
import { studioTexts } from "./studio-texts.ts"

export { StudioSkeleton as HydrateFallback } from "./studio-skeleton.tsx"

export async function clientLoader() {
  await Promise.all([studioTexts.load(shownLanguage()), projectTexts.load(shownLanguage())])
  return null
}

const SharedPlan = lazy(loadSharedPlan)

type Seen =
  | { readonly kind: "loading" }
  | { readonly kind: "there"; readonly project: SharedProject; readonly token: string }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "failed" }

/** A project that somebody shared by a link, to look at. */
export default function SharedPage() {
  const t = useProjectText()
  const [tries, setTries] = useState(0)
  const seen = useShared(tries)
  if (seen.kind === "loading") return <StudioSkeleton />
  if (seen.kind === "there") return <SharedView project={seen.project} token={seen.token} />
  const isGone = seen.kind === "withdrawn"
  const title = t(isGone ? "projects.withdrawn" : "projects.notLoaded")
  return (
    <StudioFrame>
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState level={1} drawing={isGone ? <LostDoorDrawing /> : <UnpluggedLampDrawing />} title={title}>
        <p>{t(isGone ? "projects.withdrawnText" : "projects.notLoadedText")}</p>
        {isGone ? null : (
          <Button look="primary" className="mt-8" onClick={() => setTries(tries + 1)}>
            {t("projects.tryAgain")}
          </Button>
        )}
      </EmptyState>
    </StudioFrame>
  )
}

interface SharedViewProps {
  readonly project: SharedProject
  readonly token: string
}

function SharedView({ project, token }: SharedViewProps) {
  const t = useProjectText()
  const site = useText()
  const language = useLanguage()
  const { name, owner, document, changedAt } = project
  const words = studioTexts.wordsIn(language)
  const pictureAddress = useCallback((picture: string) => readPicture(token, picture), [token])
  return (
    <StudioTextContext value={words}>
      <title>{`${name} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-paper text-ink">
        <header className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-4 py-2">
          <Link to={pagePaths.home} aria-label={`Roomwright · ${site("nav.home")}`}>
            <Logo />
          </Link>
          <p className="min-w-0 text-14 text-ink-2">
            {t("projects.sharedBy", { name: owner.nickname })} · <Moment iso={changedAt} />
          </p>
        </header>
        <main id="main" tabIndex={-1} className="min-h-0 outline-none">
          <Suspense fallback={<span role="status" aria-busy aria-label={site("shell.loading")} />}>
            <SharedPlan text={document} name={name} words={words} pictureAddress={pictureAddress} />
          </Suspense>
        </main>
      </div>
    </StudioTextContext>
  )
}

/** The project behind the token of the address, asked for anew with every try and every other token. */
function useShared(tries: number): Seen {
  const [seen, setSeen] = useState<Seen>({ kind: "loading" })
  const [hash, setHash] = useState(() => location.hash)
  useEffect(() => {
    const follow = (): void => setHash(location.hash)
    window.addEventListener("hashchange", follow)
    return () => window.removeEventListener("hashchange", follow)
  }, [])
  useEffect(() => {
    let isOver = false
    const token = new URLSearchParams(hash.slice(1)).get("token") ?? ""
    setSeen({ kind: "loading" })
    void readShared(token).then((answer) => {
      if (!isOver) setSeen(answer)
    })
    return () => {
      isOver = true
    }
  }, [hash, tries])
  return seen
}

async function readShared(token: string): Promise<Seen> {
  // An address that was cut is none.
  if (!/^[\w-]{43}$/.test(token)) return { kind: "withdrawn" }
  try {
    const project = await plainCall(shownLanguage())(readSharedProject, { body: { token } })
    return { kind: "there", project, token }
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? { kind: "withdrawn" } : { kind: "failed" }
  }
}

/** Where a picture below the plan is for a minute; null where it cannot be had. */
async function readPicture(token: string, picture: string): Promise<string | null> {
  const call = plainCall(shownLanguage())
  return call(readSharedPicture, { body: { token, picture } }).then(
    ({ address }) => address,
    () => null,
  )
}
