import { readDocument } from "@roomwright/scene/document/read-document"
import type { Scene } from "@roomwright/scene/document/scene"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { LengthUnit } from "@roomwright/scene/units/length-units"
import { Segments } from "@roomwright/ui/segments"
import { useId, useMemo, useState } from "react"
import { nameOfLevel } from "./kinds/level/name-of-level.ts"
import { nothing, type Selection } from "./editor/selection.ts"
import { drawLevel } from "./plan-view/draw-level.ts"
import { PlanViewer } from "./plan-view/plan-viewer.tsx"
import type { PlanWords } from "./plan-view/plan-words.ts"
import { RoomList } from "./kinds/room/room-list.tsx"
import type { PictureAddress } from "./kinds/plan-kind.tsx"
import type { StudioText } from "./use-studio-text.ts"

interface SharedPlanProps {
  /** The text of a document, as it is stored. */
  readonly text: string
  /** Of the project: its heading, or where one is there already, what it is called for who cannot see it. */
  readonly name: string
  readonly hasHeading?: boolean
  readonly words: StudioText
  /** In which lengths are written; m without it. */
  readonly unit?: LengthUnit
  /** Without it pictures under the plan are left out. */
  readonly pictureAddress?: PictureAddress
}

/** A home to look at: level by level, with its rooms. For who follows a link, and where there is no room to draw. */
export function SharedPlan({
  text,
  name,
  hasHeading = true,
  words: t,
  unit = "m",
  pictureAddress,
}: SharedPlanProps) {
  const words = useMemo(() => ({ t, unit }), [t, unit])
  const read = useMemo(() => readDocument(text), [text])
  if ("refused" in read) {
    const isNewer = read.refused.reason === "newerVersion"
    return (
      <Notice
        name={hasHeading ? name : null}
        title={t("plan.viewer.unreadable")}
        text={t(isNewer ? "plan.viewer.newer" : "plan.viewer.damaged")}
      />
    )
  }
  if (levelsOf(read.scene).length === 0)
    return (
      <Notice
        name={hasHeading ? name : null}
        title={t("plan.viewer.empty")}
        text={t("plan.viewer.emptyHint")}
      />
    )
  return (
    <Home
      scene={read.scene}
      name={name}
      hasHeading={hasHeading}
      words={words}
      pictureAddress={pictureAddress}
    />
  )
}

function Notice({
  name,
  title,
  text,
}: {
  readonly name: string | null
  readonly title: string
  readonly text: string
}) {
  return (
    <section className="grid h-full min-h-80 place-content-center gap-2 p-6 text-center">
      {name === null ? null : <h1 className="text-28">{name}</h1>}
      <p className="font-medium">{title}</p>
      <p className="mx-auto max-w-measure text-ink-2">{text}</p>
    </section>
  )
}

interface HomeProps {
  readonly scene: Scene
  readonly name: string
  readonly hasHeading: boolean
  readonly words: PlanWords
  readonly pictureAddress: PictureAddress | undefined
}

function Home({ scene, name, hasHeading, words, pictureAddress }: HomeProps) {
  const { t } = words
  const roomsId = useId()
  const levels = levelsOf(scene)
  const [chosen, setChosen] = useState(levels[0]?.id ?? "")
  const [selection, setSelection] = useState<Selection>(nothing)
  const level = levels.find(({ id }) => id === chosen) ?? levels[0]
  if (!level) return null
  const goTo = (id: string): void => {
    setChosen(id)
    setSelection(nothing)
  }
  return (
    <section
      aria-label={hasHeading ? undefined : name}
      className="relative grid h-full min-h-0 bg-card max-lg:auto-rows-max max-lg:overflow-y-auto lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      {hasHeading || levels.length > 1 ? (
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-3 lg:col-span-2">
          {hasHeading ? <h1 className="min-w-0 text-22 [overflow-wrap:anywhere]">{name}</h1> : null}
          {levels.length > 1 ? (
            <Segments
              label={t("plan.viewer.levels")}
              options={levels.map(({ id }) => ({ value: id, text: nameOfLevel(t, scene, id) }))}
              value={level.id}
              onChange={goTo}
            />
          ) : null}
        </header>
      ) : null}
      <div className="h-[60svh] min-h-80 lg:row-start-2 lg:h-auto lg:min-h-0">
        <PlanViewer
          scene={scene}
          level={level.id}
          selection={selection}
          words={words}
          label={t("plan.of", { level: nameOfLevel(t, scene, level.id) })}
          pictureAddress={pictureAddress}
        />
      </div>
      <aside
        aria-labelledby={roomsId}
        className="relative border-line px-4 py-4 text-14 max-lg:border-t lg:row-start-2 lg:overflow-y-auto lg:border-l"
      >
        <h2 id={roomsId} className="mb-2 px-2 font-sans text-14 font-medium">
          {t("plan.viewer.rooms")}
        </h2>
        <RoomList
          rooms={drawLevel(scene, level.id).rooms}
          words={words}
          selection={selection}
          onSelect={setSelection}
        />
      </aside>
    </section>
  )
}
