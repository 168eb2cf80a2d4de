import { randomIds } from "@roomwright/scene/commands/element-ids"
import { useMemo, useRef, useEffect, useState, type RefObject } from "react"
import { useActionScope } from "../../actions/use-action.ts"
import { languageOf, useStudioText } from "../../use-studio-text.ts"
import { PanelButton } from "../parts/panel-button.tsx"
import { Section } from "../parts/section.tsx"
import { useLengths } from "../parts/use-lengths.ts"
import { PlanCard } from "./plan-card.tsx"
import { replaceHome } from "./replace-home.ts"
import { drawPieces, type SampleHome, type SampleHomes, loadHomes } from "./sample-homes.ts"
import { useTemplatePicture } from "./use-template-picture.ts"

/** Their places are kept until they came. */
const places = [1, 2, 3, 4, 5, 6, 7, 8]

/** Homes that are furnished whole, to begin with. */
export function SampleList() {
  const t = useStudioText()
  const list = useRef<HTMLUListElement>(null)
  const { homes, hasFailed, retry } = useSampleHomes(list)
  return (
    <Section title={t("panel.samples")}>
      {hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-2 text-12 text-ink-2">
          {t("panel.samplesFailed")}
          <PanelButton onClick={retry}>{t("panel.again")}</PanelButton>
        </div>
      ) : null}
      <ul
        ref={list}
        data-samples
        tabIndex={-1}
        aria-label={t("panel.samples")}
        aria-busy={!homes && !hasFailed}
        className="grid grid-cols-2 gap-2"
      >
        {homes
          ? homes.demoHomes.map((home) => (
              <li key={home.id}>
                <SampleCard homes={homes} home={home} />
              </li>
            ))
          : null}
        {homes || hasFailed
          ? null
          : places.map((at) => (
              <li key={at} aria-hidden="true" className="h-34 rounded-control border border-line bg-sunk" />
            ))}
      </ul>
    </Section>
  )
}

function SampleCard({ homes, home }: { readonly homes: SampleHomes; readonly home: SampleHome }) {
  const t = useStudioText()
  const scope = useActionScope()
  const lengths = useLengths()
  const picture = useTemplatePicture(home.plan)
  const isDrawn = picture !== null
  const pieces = useMemo(() => (isDrawn ? drawPieces(homes, home) : ""), [homes, home, isDrawn])
  const build = () => homes.buildHome(home, t("level.nth", { number: 1 }), randomIds(Math.random))
  return (
    <PlanCard
      name={home.name[languageOf(t)]}
      picture={picture}
      pieces={pieces}
      onPick={() => replaceHome(scope, "useSample", build)}
    >
      {lengths.wholeArea(home.plan.area * 1_000_000)}
      <br />
      {t("panel.samplePieces", { count: home.pieces.length })}
    </PlanCard>
  )
}

interface FoundHomes {
  /** Null before they came. */
  readonly homes: SampleHomes | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The furnished homes, fetched when their place comes into sight: most people begin without them. */
function useSampleHomes(place: RefObject<HTMLElement | null>): FoundHomes {
  const [homes, setHomes] = useState<SampleHomes | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let isGone = false
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      loadHomes().then(
        (found) => !isGone && setHomes(found),
        () => !isGone && setFailed(true),
      )
    })
    watcher.observe(element)
    return () => {
      isGone = true
      watcher.disconnect()
    }
  }, [place, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { homes, hasFailed, retry }
}
