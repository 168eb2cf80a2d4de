import { useEffect } from "react"
import type { FieldValues, UseFormReturn } from "react-hook-form"
import { currentModal } from "../../platform/dialogs/modal-store.ts"
import type { AccountKind } from "../../platform/forms/account-kind.ts"

interface LoginForm {
  readonly useraccount: string
  readonly userpwd: string
  readonly code: string
  readonly checkboxGroupValue: boolean
}
interface RegisterForm {
  readonly nickname: string
  readonly number: string
  readonly userpwd: string
  readonly code: string
  readonly checkboxGroupValue: boolean
}
interface BindForm {
  readonly mobile: string
  readonly code: string
  readonly checkboxGroupValue: boolean
}
interface UpdateForm {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** The forms of the modals, with the specification's field names. */
export interface ModalForms {
  readonly login: LoginForm
  readonly regist: RegisterForm
  readonly bindMobile: BindForm
  readonly update: UpdateForm
}
type FormName = keyof ModalForms

/** Gone when its modal is closed by hand; kept while another modal takes its place for a while. */
const secretFields = new Set(["userpwd", "code", "oldPassword", "newPassword", "confirmPassword"])

let drafts: { readonly [Name in FormName]?: Partial<ModalForms[Name]> } = {}
/** Whose change of password was begun. */
let updateOwner: string | null = null
let kinds: { readonly login?: AccountKind; readonly regist?: AccountKind } = {}

export const draftOf = <Name extends FormName>(name: Name): Partial<ModalForms[Name]> | undefined =>
  drafts[name]

export function saveDraft<Name extends FormName>(name: Name, values: Partial<ModalForms[Name]>): void {
  drafts = { ...drafts, [name]: values }
}

export const kindOf = (name: "login" | "regist"): AccountKind | undefined => kinds[name]
export function saveKind(name: "login" | "regist", kind: AccountKind): void {
  kinds = { ...kinds, [name]: kind }
}

/**
 * After a sign-in nothing that led to it is wanted any more. A change of password that this user began may go on: true
 * when there is one.
 */
export function forgetDrafts(user: string | null): boolean {
  const { update } = drafts
  const goesOn = update !== undefined && user !== null && user === updateOwner
  drafts = goesOn ? { update } : {}
  kinds = {}
  return goesOn
}

/** After a registration: the login begins with the account that was made. */
export function startLoginWith(kind: AccountKind, useraccount: string): void {
  drafts = { login: { useraccount } }
  kinds = { login: kind }
}

/** Keeps what was typed into a form when its modal goes; `isDone` says that it has served, `user` whose it is. */
export function useDraft<Name extends FormName>(
  name: Name,
  form: Pick<UseFormReturn<ModalForms[Name] & FieldValues>, "getValues">,
  isDone: () => boolean,
  user: string | null = null,
): void {
  useEffect(
    () => () => {
      if (isDone()) return
      const values = Object.entries(form.getValues())
      const wasClosed = currentModal().name === null
      const kept = wasClosed ? values.filter(([field]) => !secretFields.has(field)) : values
      drafts = { ...drafts, [name]: Object.fromEntries(kept) }
      if (name === "update") updateOwner = user
    },
    // The form is the same for as long as its modal stands.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
}
