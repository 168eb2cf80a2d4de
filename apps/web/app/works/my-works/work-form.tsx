import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { CheckField } from "@roomwright/ui/check-field"
import { Segments } from "@roomwright/ui/segments"
import { languages, languageTag, type Language } from "@roomwright/contract/language"
import { shareOf } from "@roomwright/contract/settings/commission"
import { useId, useState } from "react"
import { Link } from "react-router"
import { SectionCard } from "../../platform/cards/section-card.tsx"
import { useOwnCommission } from "../../platform/commission/use-own-commission.ts"
import { formatMoney, formatRate } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { ChangedNotice } from "./changed-notice.tsx"
import { ChoiceField } from "./choice-field.tsx"
import { useMyWorksText } from "./my-works-texts.ts"
import { GapsNotice } from "./gaps-notice.tsx"
import { choiceNames, type LoadedWork } from "./load-my-work.ts"
import { PanoramasField } from "./panoramas-field.tsx"
import { PicturesField } from "./pictures-field.tsx"
import { SceneField } from "./scene-field.tsx"
import { TemplateField } from "./template-field.tsx"
import { insteadOf, useWorkForm } from "./use-work-form.ts"
import { readSum, type LineName } from "./work-draft.ts"

const shortNames = { zh: "中文", en: "English", vi: "Tiếng Việt" } as const satisfies Record<Language, string>

/** The form of a work: pictures, texts in each language, facts, price. What is typed stays in this browser. */
export function WorkForm({ accountId, work, choices }: LoadedWork) {
  const t = useMyWorksText()
  const reader = useLanguage()
  const [language, setLanguage] = useState<Language>(reader)
  const templateNote = useId()
  const form = useWorkForm({ accountId, work })
  const { draft, faults, gaps, isBusy, isChanged, change, save, discard } = form
  const { setPicturesSending, setPanoramasSending } = form
  const title = t(work ? "myWorks.edit.title" : "myWorks.edit.new")
  const setLine = (name: LineName, text: string): void =>
    change(name, (before) => ({ ...before, lines: { ...before.lines, [name]: text } }))
  const setText = (name: "name" | "description", text: string): void =>
    change(name, (before) => ({ ...before, [name]: { ...before[name], [language]: text } }))
  const hintOf = (name: "name" | "description"): { hint: string } | object => {
    const instead = insteadOf(draft[name], language)
    return instead === "" ? {} : { hint: t("myWorks.texts.instead", { text: instead.slice(0, 80) }) }
  }
  const price = readSum(draft.lines.price)
  const own = useOwnCommission()
  const rate = own ? own.commission.design[own.tier] : null
  const keeps = rate
    ? t("myWorks.field.priceKept", {
        rate: formatRate(rate, reader),
        sum: formatMoney(price - shareOf(price, rate), reader),
      })
    : rate === 0
      ? t("myWorks.field.nothingKept")
      : ""
  return (
    <form
      ref={form.root}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        void save(false)
      }}
      className="grid min-w-0 gap-6"
    >
      <title>{`${title} · Roomwright`}</title>
      <header>
        <Link
          to={pagePaths.myWorks}
          className="inline-flex min-h-9 items-center text-14 text-accent underline-offset-4 hover:underline"
        >
          {t("myWorks.edit.back")}
        </Link>
        <h1 className="text-36">{title}</h1>
        {work?.reason ? (
          <p className="mt-2 wrap-anywhere text-bad">{t("myWorks.edit.held", { reason: work.reason })}</p>
        ) : null}
      </header>
      {gaps.length > 0 ? <GapsNotice gaps={gaps} /> : null}
      <PicturesField
        work={work}
        ids={draft.pictures}
        error={faults.pictures}
        onSending={setPicturesSending}
        onChange={(next) => change("pictures", (before) => ({ ...before, pictures: next(before.pictures) }))}
      />
      <SectionCard
        title={t("myWorks.section.texts")}
        aside={
          <Segments
            label={t("myWorks.texts.language")}
            value={language}
            onChange={setLanguage}
            options={languages.map((value) => ({
              value,
              text: draft.name[value].trim() === "" ? shortNames[value] : `${shortNames[value]} ✓`,
            }))}
          />
        }
      >
        <div className="mt-4 grid gap-5">
          <TextField
            // Another language is another field: its caret and history are its own.
            key={`name-${language}`}
            name="name"
            label={t("myWorks.field.name")}
            lang={languageTag[language]}
            value={draft.name[language]}
            error={faults.name}
            {...hintOf("name")}
            onChange={({ target }) => setText("name", target.value)}
          />
          <TextArea
            key={`description-${language}`}
            name="description"
            label={t("myWorks.field.description")}
            lang={languageTag[language]}
            value={draft.description[language]}
            error={faults.description}
            {...hintOf("description")}
            onChange={({ target }) => setText("description", target.value)}
          />
        </div>
      </SectionCard>
      <SectionCard title={t("myWorks.section.facts")}>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          {choiceNames.map((name) => (
            <ChoiceField
              key={name}
              name={name}
              label={t(`myWorks.field.${name}`)}
              value={draft.lines[name]}
              error={faults[name]}
              options={[
                { value: "", text: "–" },
                ...choices[name].map((value) => ({ value: value.id, text: value.name.text })),
                ...(draft.lines[name] !== "" && !choices[name].some(({ id }) => id === draft.lines[name])
                  ? [{ value: draft.lines[name], text: draft.lines[name] }]
                  : []),
              ]}
              onChange={(value) => setLine(name, value)}
            />
          ))}
          <TextField
            name="area"
            label={t("myWorks.field.area")}
            inputMode="decimal"
            value={draft.lines.area}
            error={faults.area}
            onChange={({ target }) => setLine("area", target.value)}
          />
        </div>
      </SectionCard>
      <SectionCard title={t("myWorks.section.more")}>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <TextField
            name="price"
            label={t("myWorks.field.price")}
            inputMode="numeric"
            value={draft.lines.price}
            error={faults.price}
            hint={
              price > 0
                ? `${formatMoney(price, reader)}. ${t("myWorks.field.priceMark")} ${keeps}`.trim()
                : t("myWorks.field.priceHint")
            }
            onChange={({ target }) => setLine("price", target.value)}
          />
          <TextField
            name="url3d"
            label={t("myWorks.field.url3d")}
            type="url"
            placeholder="https://"
            value={draft.lines.url3d}
            error={faults.url3d}
            hint={t("myWorks.field.url3dHint")}
            onChange={({ target }) => setLine("url3d", target.value)}
          />
          <TemplateField
            value={draft.lines.templateId}
            workId={work?.id ?? null}
            error={faults.templateId}
            onChange={(value) => setLine("templateId", value)}
          />
        </div>
      </SectionCard>
      <SectionCard title={t("myWorks.section.scene")}>
        <p className="mt-1 max-w-[60em] text-14 text-pretty text-ink-2">{t("myWorks.scene.text")}</p>
        {work ? (
          <SceneField workId={work.id} onChanged={form.followScene} />
        ) : (
          <p className="mt-4">{t("myWorks.scene.saveFirst")}</p>
        )}
        <div className="mt-5 grid gap-1 border-t border-line pt-4">
          <CheckField
            label={t("myWorks.field.template")}
            checked={draft.template}
            aria-describedby={templateNote}
            onChange={({ target }) => {
              const { checked } = target
              change("template", (before) => ({ ...before, template: checked }))
            }}
          />
          <p id={templateNote} className="max-w-[60em] text-14 text-pretty text-ink-2">
            {t("myWorks.field.templateText")}
          </p>
        </div>
      </SectionCard>
      <PanoramasField
        work={work}
        rooms={draft.panoramas}
        kinds={choices.space}
        space={draft.lines.space}
        error={faults.panoramas}
        onSending={setPanoramasSending}
        onChange={(next) =>
          change("panoramas", (before) => ({ ...before, panoramas: next(before.panoramas) }))
        }
      />
      {form.beaten ? (
        <ChangedNotice
          message={form.beaten.message}
          isBusy={isBusy}
          onShowNewer={() => void form.showNewer()}
          onSaveOver={() => void save(form.beaten?.isPublishing ?? false, true)}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {work?.state === "SHELVED" || work?.state === "HELD" ? (
          <Button look="primary" type="submit" aria-disabled={isBusy}>
            {t("myWorks.edit.save")}
          </Button>
        ) : (
          <>
            <Button look="primary" aria-disabled={isBusy} onClick={() => void save(true)}>
              {t("myWorks.edit.publish")}
            </Button>
            <Button type="submit" aria-disabled={isBusy}>
              {t("myWorks.edit.save")}
            </Button>
          </>
        )}
        {isChanged ? (
          <>
            <Button look="quiet" disabled={isBusy} onClick={discard}>
              {t("myWorks.edit.discard")}
            </Button>
            <p className="text-14 text-ink-2">{t("myWorks.edit.draftKept")}</p>
          </>
        ) : null}
      </div>
    </form>
  )
}
