import {
  homeChosenMax,
  homeShown,
  type HomeSection,
  type HomeThingKind,
} from "@roomwright/contract/home/admin"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Segments } from "@roomwright/ui/segments"
import { Plus } from "lucide-react"
import { useId, useRef, useState } from "react"
import { Notice } from "../../admin/frame/notice.tsx"
import { useHomeAdminText } from "./home-admin-texts.ts"
import { addTexts, kindsOfSection, modeTexts, ruleTexts, sectionTexts } from "./home-names.ts"
import type { SectionDraft } from "./home-draft.ts"
import { ShownStrip } from "./shown-strip.tsx"
import { ThingList } from "./thing-list.tsx"
import { ThingPicker } from "./thing-picker.tsx"
import type { ShownThing } from "./use-home-preview.ts"

interface SectionEditorProps {
  readonly section: HomeSection
  readonly draft: SectionDraft
  /** What the page would show there; null until that is known. */
  readonly shown: readonly ShownThing[] | null
  readonly onChange: (next: Partial<SectionDraft>) => void
}

/** One section of the front page: filled by itself, or with what is chosen first. */
export function SectionEditor({ section, draft, shown, onChange }: SectionEditorProps) {
  const t = useHomeAdminText()
  const id = useId()
  const add = useRef<HTMLDivElement>(null)
  const [picking, setPicking] = useState<HomeThingKind | null>(null)
  const { mode, chosen } = draft
  const isHero = section === "hero"
  const most = isHero ? 1 : homeChosenMax
  const missing = chosen.filter(({ state }) => state !== "SHOWN").length
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-22">
            {t(sectionTexts[section])}
          </h2>
          <p className="mt-1 max-w-measure text-14 text-ink-2">{t(ruleTexts[section])}</p>
        </div>
        <Segments
          label={t("homeAdmin.mode", { section: t(sectionTexts[section]) })}
          value={mode}
          onChange={(next) => onChange({ mode: next })}
          options={(["AUTOMATIC", "CHOSEN"] as const).map((value) => ({ value, text: t(modeTexts[value]) }))}
        />
      </div>
      {mode === "AUTOMATIC" && chosen.length > 0 ? (
        <Notice>
          <p>{t("homeAdmin.aside", { count: chosen.length })}</p>
        </Notice>
      ) : null}
      {mode === "CHOSEN" && missing > 0 ? (
        <Notice tone="wait">
          <p>{t("homeAdmin.missing", { count: missing })}</p>
        </Notice>
      ) : null}
      {mode === "CHOSEN" ? (
        <div className="grid gap-3">
          {chosen.length === 0 ? (
            <p className="text-ink-2">{t("homeAdmin.none")}</p>
          ) : (
            <ThingList
              label={t("homeAdmin.chosenOf", { section: t(sectionTexts[section]) })}
              things={chosen}
              onChange={(things) => onChange({ chosen: things })}
              onEmptied={() => add.current?.querySelector("button")?.focus()}
            />
          )}
          <div ref={add} className="flex flex-wrap items-center gap-3">
            {kindsOfSection[section].map((kind) => (
              <Button
                key={kind}
                small
                disabled={!isHero && chosen.length >= most}
                onClick={() => setPicking(kind)}
              >
                <Icon of={Plus} size={16} />
                {t(addTexts[kind])}
              </Button>
            ))}
            {isHero ? null : (
              <span className="text-14 text-ink-2">
                {t("homeAdmin.room", { shown: homeShown[section], most })}
              </span>
            )}
          </div>
        </div>
      ) : null}
      {shown && shown.length > 0 ? (
        <div className="min-w-0 border-t border-line pt-3">
          <p className="text-14 font-medium">{t("homeAdmin.shows")}</p>
          <ShownStrip
            label={t("homeAdmin.showsOf", { section: t(sectionTexts[section]) })}
            shown={shown}
            chosen={new Set(mode === "CHOSEN" ? chosen.map((thing) => thing.id) : [])}
          />
        </div>
      ) : null}
      {picking ? (
        <ThingPicker
          kind={picking}
          chosen={chosen}
          onPick={(thing) => {
            // The hero has one place: the next one takes it.
            onChange({ chosen: isHero ? [thing] : [...chosen, thing] })
            if (isHero || chosen.length + 1 >= most) setPicking(null)
          }}
          onClose={() => setPicking(null)}
        />
      ) : null}
    </section>
  )
}
