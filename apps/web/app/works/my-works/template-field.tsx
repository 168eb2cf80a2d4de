import { listWorks, readWork } from "@roomwright/contract/works/calls"
import { Button } from "@roomwright/ui/button"
import { FieldNote } from "@roomwright/ui/field-note"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect, useId, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useMyWorksText } from "./my-works-texts.ts"

interface Template {
  readonly id: string
  readonly name: string
  readonly by: string
}

interface TemplateFieldProps {
  /** Of the chosen one; "" for none. */
  readonly value: string
  /** The work itself starts from nothing of its own. */
  readonly workId: string | null
  readonly error: string | undefined
  readonly onChange: (id: string) => void
}

const pauseMs = 250
const mostShown = "6"

/** The template that a work started from, found among all of them by name or designer. */
export function TemplateField({ value, workId, error, onChange }: TemplateFieldProps) {
  const t = useMyWorksText()
  const id = useId()
  const [chosen, setChosen] = useState<Template | null>(null)
  const [typed, setTyped] = useState("")
  const found = useTemplates(typed.trim())
  const shown = useChosen(value, chosen)
  if (value !== "")
    return (
      <div className="grid gap-1.5 text-14">
        <p id={id} className="font-medium">
          {t("myWorks.field.templateId")}
        </p>
        <p
          role="group"
          aria-labelledby={id}
          tabIndex={-1}
          data-field="templateId"
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-line bg-sunk px-3.5 py-1 text-16"
        >
          <span className="min-w-0 wrap-anywhere">{shown ? `${shown.name} · ${shown.by}` : value}</span>
          <Button look="quiet" small onClick={() => onChange("")}>
            {t("myWorks.template.remove")}
          </Button>
        </p>
        <FieldNote id={`${id}-note`} error={error} />
      </div>
    )
  const offered = found?.templates.filter((one) => one.id !== workId) ?? []
  return (
    <div className="min-w-0">
      <TextField
        name="templateId"
        type="search"
        label={t("myWorks.field.templateId")}
        hint={t("myWorks.template.hint")}
        autoComplete="off"
        maxLength={100}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        // Enter would save the whole form.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault()
        }}
      />
      <p role="status" className="mt-1.5 text-14 text-ink-2 empty:hidden">
        {found === null ? null : offered.length === 0 ? (
          t("myWorks.template.none")
        ) : (
          <span className="sr-only">{t("myWorks.template.found", { count: offered.length })}</span>
        )}
      </p>
      {offered.length > 0 ? (
        <ul aria-label={t("myWorks.template.list")} className="mt-2 rounded-control border border-line p-1">
          {offered.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => {
                  setChosen(one)
                  setTyped("")
                  onChange(one.id)
                }}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded-control px-2.5 py-2 text-left text-14 hover:bg-sunk"
              >
                <span className="font-medium wrap-anywhere">{one.name}</span>
                <span className="wrap-anywhere text-ink-2">{one.by}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface Found {
  readonly of: string
  readonly templates: readonly Template[]
}

/** Templates that what is typed may mean, once typing pauses; null as long as nothing was looked for. */
function useTemplates(wanted: string): Found | null {
  const language = useLanguage()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (wanted === "") return
    let isOvertaken = false
    const timer = setTimeout(() => {
      siteCall(language)(listWorks, { query: { template: "true", w: wanted, size: mostShown } }).then(
        ({ content }) => {
          const templates = content.map(({ id, name, designer }) => ({
            id,
            name: name.text,
            by: designer.nickname,
          }))
          if (!isOvertaken) setFound({ of: wanted, templates })
        },
        (reason: unknown) => {
          // Whoever types on looks again.
          if (!(reason instanceof ApiError)) throw reason
        },
      )
    }, pauseMs)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [wanted, language])
  return found?.of === wanted && wanted !== "" ? found : null
}

/** What a chosen template is called; null where it is not there any more, and until that is known. */
function useChosen(id: string, chosen: Template | null): Template | null {
  const language = useLanguage()
  const [read, setRead] = useState<Template | null>(null)
  const isKnown = id === "" || chosen?.id === id
  useEffect(() => {
    if (isKnown) return
    let isOvertaken = false
    siteCall(language)(readWork, { params: { id } }).then(
      ({ name, designer }) => {
        if (!isOvertaken) setRead({ id, name: name.text, by: designer.nickname })
      },
      (reason: unknown) => {
        if (!(reason instanceof ApiError)) throw reason
      },
    )
    return () => {
      isOvertaken = true
    }
  }, [id, isKnown, language])
  if (chosen?.id === id) return chosen
  return read?.id === id ? read : null
}
