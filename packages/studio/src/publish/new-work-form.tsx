import { useEffect, useRef, type ReactNode } from "react"
import { formatPrice } from "../library/format-piece.ts"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { PickField } from "../panels/parts/pick-field.tsx"
import type { Saving } from "../saving/use-saving.ts"
import { useStudioText } from "../use-studio-text.ts"
import { ComesWith } from "./comes-with.tsx"
import { PicturePicker } from "./picture-picker.tsx"
import { draftLimits, readSum } from "./publish-draft.ts"
import { workFilters, type WorkChoices } from "./publish-host.ts"
import { PublishedNote } from "./published-note.tsx"
import { usePublish } from "./use-publish.ts"
import { Fault, TextLine, Tick } from "./work-fields.tsx"

interface NewWorkFormProps {
  readonly saving: Pick<Saving, "host" | "project" | "ask">
  readonly choices: WorkChoices
}

/** A work made of the project in one go: pictures, facts, tour, plan, terms. The 3D scene comes with it by itself. */
export function NewWorkForm({ saving, choices }: NewWorkFormProps) {
  const t = useStudioText()
  const form = usePublish(saving)
  const { draft, change, faults, busyWith, problem, ended, send } = form
  const root = useRef<HTMLFormElement>(null)
  // The first field that is wrong may lie far above the button that was pressed.
  useEffect(() => {
    if (faults.size > 0) root.current?.querySelector("[data-fault]")?.scrollIntoView({ block: "center" })
  }, [faults])
  if (ended?.kind === "done" || ended?.kind === "incomplete")
    return (
      <PublishedNote
        ended={ended}
        host={saving.host.publishing}
        isBusy={busyWith !== null}
        onAgain={() => void send(true)}
      />
    )
  const price = readSum(draft.price)
  return (
    <form
      ref={root}
      noValidate
      aria-busy={busyWith !== null}
      onSubmit={(event) => {
        event.preventDefault()
        void send(true)
      }}
      className="grid gap-5"
    >
      <p className="text-pretty text-ink-2">{t("publish.newText")}</p>
      <PicturePicker
        chosen={form.chosen}
        isWrong={faults.has("pictures")}
        onChange={(renders) => change({ renders })}
      />
      <TextLine
        label={t("publish.name")}
        value={draft.name}
        error={faults.has("name") ? t("publish.fault.name", { count: draftLimits.name }) : null}
        onType={(name) => change({ name })}
      />
      <TextLine
        isLong
        label={t("publish.description")}
        value={draft.description}
        error={
          faults.has("description")
            ? t("publish.fault.description", { count: draftLimits.description })
            : null
        }
        onType={(description) => change({ description })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {workFilters.map((filter) => (
          <div key={filter} className="grid content-start gap-1">
            <PickField
              label={t(`publish.filter.${filter}`)}
              value={
                choices[filter].some(({ value }) => value === draft.filters[filter])
                  ? draft.filters[filter]
                  : null
              }
              none={t("publish.choose")}
              options={choices[filter]}
              onPick={(value) => change({ filters: { ...draft.filters, [filter]: value } })}
            />
            <Fault text={faults.has(filter) ? t("publish.fault.choose") : null} />
          </div>
        ))}
        <TextLine
          label={t("publish.area")}
          value={draft.area}
          mode="decimal"
          error={faults.has("area") ? t("publish.fault.area") : null}
          onType={(area) => change({ area })}
        />
      </div>
      <ComesWith form={form} />
      <Terms>
        <TextLine
          label={t("publish.price")}
          value={draft.price}
          mode="numeric"
          error={faults.has("price") ? t("publish.fault.price") : null}
          hint={price > 0 ? t("publish.priceFor", { price: formatPrice(price) }) : t("publish.priceFree")}
          onType={(text) => change({ price: text })}
        />
        <Tick
          label={t("publish.template")}
          text={t("publish.templateText")}
          isOn={draft.isTemplate}
          onSet={(isTemplate) => change({ isTemplate })}
        />
      </Terms>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-2 border-t border-line bg-card px-5 py-3">
        <PanelButton type="submit" look="primary" disabled={busyWith !== null} className="min-h-10">
          {t(busyWith === "publish" ? "publish.sending" : "publish.now")}
        </PanelButton>
        <PanelButton disabled={busyWith !== null} onClick={() => void send(false)} className="min-h-10">
          {t(busyWith === "save" ? "publish.sending" : "publish.saveDraft")}
        </PanelButton>
        <p role="alert" className="basis-full text-pretty text-bad empty:hidden">
          {problem}
        </p>
      </div>
    </form>
  )
}

function Terms({ children }: { readonly children: ReactNode }) {
  const t = useStudioText()
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="float-left mb-1.5 font-medium">{t("publish.terms")}</legend>
      <div className="clear-left grid gap-3">{children}</div>
      <p className="text-12 text-pretty text-ink-2">{t("publish.licence")}</p>
    </fieldset>
  )
}
