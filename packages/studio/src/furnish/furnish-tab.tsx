import { labelOf } from "@roomwright/scene/geometry/room-facts"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import type { StyleId } from "@roomwright/models/layout/styles"
import { WandSparkles } from "lucide-react"
import { useMemo, useState } from "react"
import { useEditorState } from "../editor/use-editor.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { PickField } from "../panels/parts/pick-field.tsx"
import { Fact, Facts, Section } from "../panels/parts/section.tsx"
import { useLengths } from "../panels/parts/use-lengths.ts"
import { formatMoment } from "../saving/format-moment.ts"
import type { StudioHost } from "../studio-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { BudgetField, readBudget } from "./budget-field.tsx"
import { LayoutCard } from "./layout-card.tsx"
import { StylePicker } from "./style-picker.tsx"
import { TemplatePicker } from "./template-picker.tsx"
import { useFurnish, type Furnishing } from "./use-furnish.ts"

interface FurnishTabProps {
  readonly host: StudioHost
  readonly project: string
}

const wholeHome = "all"

/** The machine furnishes a room or the whole level: what is wished, what it costs, and three layouts to choose from. */
export function FurnishTab({ host, project }: FurnishTabProps) {
  const t = useStudioText()
  const rooms = useRooms()
  const [room, setRoom] = useState(wholeHome)
  const [style, setStyle] = useState<StyleId>("japandi")
  const [typed, setTyped] = useState("")
  const [template, setTemplate] = useState<string | null>(null)
  const budget = readBudget(typed)
  const furnishing = useFurnish(host, project)
  const { offer, phase, problem, layouts } = furnishing
  const chosen = rooms.some(({ value }) => value === room) ? room : wholeHome
  const isUsedUp = offer !== null && offer.left !== null && offer.left < offer.cost
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <Section title={t("furnish.title")}>
        <p className="text-12 text-pretty text-ink-2">{t("furnish.text")}</p>
        <PickField
          label={t("furnish.where")}
          value={chosen}
          options={[{ value: wholeHome, text: t("furnish.whole") }, ...rooms]}
          onPick={setRoom}
        />
        <TemplatePicker host={host.layouts} value={template} onPick={setTemplate} />
        {template === null ? <StylePicker value={style} onPick={setStyle} /> : null}
        <BudgetField value={typed} isWrong={budget === "wrong"} onType={setTyped} />
        <p className="text-12 text-pretty text-ink-2">{t("furnish.locked")}</p>
        <Cost furnishing={furnishing} />
        {isUsedUp ? (
          <p role="alert" className="text-12 text-wait">
            {offer.resetsAt === null
              ? t("furnish.usedUp")
              : t("furnish.usedUpUntil", { time: formatMoment(offer.resetsAt) })}{" "}
            <a href={host.layouts.plans} target="_blank" rel="noreferrer" className="underline">
              {t("furnish.plans")}
            </a>
          </p>
        ) : null}
        <PanelButton
          look="primary"
          icon={WandSparkles}
          disabled={
            phase !== "idle" || offer === null || isUsedUp || rooms.length === 0 || budget === "wrong"
          }
          onClick={() => {
            if (budget !== "wrong")
              void furnishing.ask({ room: chosen === wholeHome ? null : chosen, style, budget, template })
          }}
          className="min-h-9"
        >
          {phase === "working"
            ? t("furnish.working")
            : layouts.length > 0
              ? t("furnish.more")
              : t("furnish.go")}
        </PanelButton>
        {rooms.length === 0 ? <p className="text-12 text-ink-2">{t("furnish.noRooms")}</p> : null}
        <p role="status" className="text-12 text-bad empty:hidden">
          {problem}
        </p>
      </Section>
      {layouts.length > 0 ? <Results furnishing={furnishing} /> : null}
    </div>
  )
}

function Cost({ furnishing: { offer } }: { readonly furnishing: Furnishing }) {
  const t = useStudioText()
  const { number } = useLengths()
  return (
    <Facts>
      <Fact name={t("furnish.cost")}>{t("furnish.units", { count: offer?.cost ?? 1 })}</Fact>
      <Fact name={t("furnish.left")}>
        {offer === null ? "…" : offer.left === null ? t("furnish.unlimited") : number(offer.left, 0)}
      </Fact>
    </Facts>
  )
}

function Results({ furnishing }: { readonly furnishing: Furnishing }) {
  const t = useStudioText()
  const { layouts, shown, phase, show, apply, discard } = furnishing
  return (
    <Section title={t("furnish.results")}>
      <p role="status" className="text-12 text-pretty text-ink-2">
        {shown === null
          ? t("furnish.choose", { count: layouts.length })
          : t("furnish.shown", { number: shown + 1 })}
      </p>
      <ul aria-label={t("furnish.results")} className="grid gap-2">
        {layouts.map((layout, at) => (
          <li key={layout.picture.things}>
            <LayoutCard layout={layout} number={at + 1} isShown={shown === at} onShow={() => show(at)} />
          </li>
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-3.5 flex gap-2 border-t border-line bg-card px-3.5 py-2.5">
        <PanelButton
          look="primary"
          disabled={shown === null || phase !== "idle"}
          onClick={() => void apply()}
          className="flex-1"
        >
          {t("furnish.apply")}
        </PanelButton>
        <PanelButton disabled={phase !== "idle"} onClick={discard}>
          {t("furnish.discard")}
        </PanelButton>
      </div>
    </Section>
  )
}

/** The rooms of the level that is shown, by name and size. */
function useRooms(): readonly { readonly value: string; readonly text: string }[] {
  const t = useStudioText()
  const lengths = useLengths()
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  return useMemo(
    () =>
      planLevel(scene, level).rooms.map((room) => {
        const label = labelOf(scene, level, room)?.element
        const name = label ? label.name || t(`room.${label.room}`) : t("panel.roomUnnamed")
        return { value: room.key, text: `${name} · ${lengths.area(measureRoom(room).netArea)}` }
      }),
    [scene, level, lengths, t],
  )
}
