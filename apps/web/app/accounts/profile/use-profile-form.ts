import type { Profile } from "@roomwright/contract/accounts/calls"
import type { Language } from "@roomwright/contract/language"
import { flushSync } from "react-dom"
import { get, set, useForm, type FieldErrors, type UseFormReturn } from "react-hook-form"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"
import { findFaults, languageOfPath, type ProfileFault, type ProfilePath } from "./profile-faults.ts"
import { toValues, type ProfileValues } from "./profile-values.ts"

interface ProfileFormState {
  readonly form: UseFormReturn<ProfileValues>
  /** Moves the focus to the first field with an error, in the language that it is in. */
  readonly focusFault: (errors: FieldErrors<ProfileValues>) => void
}

/** The form of a profile with its rules. `showLanguage` shows the texts in a language. */
export function useProfileForm(
  profile: Profile,
  showLanguage: (language: Language) => void,
): ProfileFormState {
  const t = useDashboardText()
  const form = useForm<ProfileValues>({
    defaultValues: toValues(profile),
    // The first fault may be in a language that is not shown: see below.
    shouldFocusError: false,
    resolver: (values) => {
      const faults = findFaults(profile, values, t)
      return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors(faults) }
    },
  })
  const focusFault = (errors: FieldErrors<ProfileValues>): void => {
    const first = fieldOrder.flatMap((path) => firstIn(errors, path)).at(0)
    if (first === undefined) return
    const language = languageOfPath(first)
    if (language) flushSync(() => showLanguage(language))
    form.setFocus(first)
  }
  return { form, focusFault }
}

function toErrors(faults: readonly ProfileFault[]): FieldErrors<ProfileValues> {
  const errors: FieldErrors<ProfileValues> = {}
  for (const { path, message } of faults) {
    // Of two faults of one field the first is said.
    if (get(errors, path) === undefined) set(errors, path, { type: "fault", message })
  }
  return errors
}

/** The fields as the form shows them. */
const fieldOrder = [
  "nickname",
  "username",
  "designer.experienceYears",
  "designer.city",
  "designer.styles",
  "designer.companyName",
  "designer.school",
  "designer.major",
  "designer.introduction",
  "designer.otherContact",
  "merchant.companyAddress",
  "merchant.city",
  "merchant.contactPhone",
  "merchant.businessScope",
  "merchant.returns",
  "merchant.warranty",
] as const satisfies readonly ProfilePath[]

/** Every field of the form that can be refused, in its order. */
export const refusable: readonly ProfilePath[] = fieldOrder.flatMap((path) => [
  path,
  ...(isText(path) ? ([`${path}.zh`, `${path}.en`, `${path}.vi`] as const) : []),
])

type TextField = Exclude<
  (typeof fieldOrder)[number],
  | "nickname"
  | "username"
  | "designer.experienceYears"
  | "designer.styles"
  | "designer.companyName"
  | "designer.otherContact"
  | "merchant.contactPhone"
>

function isText(path: (typeof fieldOrder)[number]): path is TextField {
  return /\.(?:city|school|major|introduction|companyAddress|businessScope|returns|warranty)$/.test(path)
}

function firstIn(errors: FieldErrors<ProfileValues>, path: (typeof fieldOrder)[number]): ProfilePath[] {
  const candidates = isText(path) ? ([`${path}.zh`, `${path}.en`, `${path}.vi`] as const) : [path]
  return candidates.filter((candidate) => get(errors, candidate) !== undefined)
}
