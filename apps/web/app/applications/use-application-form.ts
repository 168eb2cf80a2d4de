import {
  applicationFields,
  type ApplicationField,
  type PictureKind,
} from "@roomwright/contract/applications/calls"
import { useEffect, useRef, useState } from "react"
import { useApplicationText } from "../platform/locale/application-texts.ts"
import { draftOf, emptyDraft, saveDraft, readDraft, type Draft, type TextField } from "./application-draft.ts"
import { checkDraft, type Faults } from "./check-draft.ts"
import type { LoadedApplication } from "./load-application.ts"

/** What is filled in, kept in this browser with every change, and what is wrong with it. */
export function useApplicationForm({ role, accountId, process, last, styles }: LoadedApplication) {
  const t = useApplicationText()
  const isAgain = process?.status === "REJECTED"
  const [draft, setDraft] = useState<Draft>(() =>
    withKnownStyles(readDraft(role, accountId) ?? (last ? draftOf(last) : emptyDraft), styles),
  )
  const [faults, setFaults] = useState<Faults>({})
  const isFirst = useRef(true)
  useEffect(() => {
    // What was only read is no draft yet.
    if (!isFirst.current) saveDraft(role, accountId, draft)
    isFirst.current = false
  }, [role, accountId, draft])

  /** Only what is mended keeps pictures: a new application shows its own. */
  const kept: readonly PictureKind[] = isAgain && last ? last.pictures.map(({ kind }) => kind) : []
  const clear = (field: ApplicationField): void =>
    setFaults((before) => {
      const { [field]: _gone, ...rest } = before
      return rest
    })
  return {
    draft,
    faults,
    kept,
    setText: (field: TextField, text: string): void => {
      setDraft((before) => ({ ...before, texts: { ...before.texts, [field]: text } }))
      clear(field)
    },
    setStyles: (styles: readonly string[]): void => {
      setDraft((before) => ({ ...before, styles }))
      clear("styles")
    },
    setUpload: (kind: PictureKind, id: string | null): void => {
      setDraft((before) => {
        const { [kind]: _gone, ...rest } = before.uploads
        return { ...before, uploads: id === null ? rest : { ...rest, [kind]: id } }
      })
      clear(kind)
    },
    setFaults,
    /** True when it may be sent; else says what is wrong. */
    check: (): boolean => {
      const found = checkDraft(role, draft, kept, t)
      setFaults(found)
      return Object.keys(found).length === 0
    },
  }
}

/** A style that was deleted since is not sent: nothing would show what is wrong. */
const withKnownStyles = (draft: Draft, known: LoadedApplication["styles"]): Draft => ({
  ...draft,
  styles: draft.styles.filter((style) => known.some(({ id }) => id === style)),
})

export type ApplicationFormState = ReturnType<typeof useApplicationForm>

/** The fields of a form; what a reviewer marked comes first. */
export function orderFields({ role, process }: LoadedApplication): readonly ApplicationField[] {
  const fields: readonly ApplicationField[] = applicationFields[role]
  const marked = process?.status === "REJECTED" ? process.marks.map(({ field }) => field) : []
  return [
    ...fields.filter((field) => marked.includes(field)),
    ...fields.filter((field) => !marked.includes(field)),
  ]
}
