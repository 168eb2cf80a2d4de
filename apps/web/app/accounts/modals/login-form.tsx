import type { SecondFactorDemand } from "@roomwright/contract/envelope"
import { login, loginWithEmail, loginWithMobile } from "@roomwright/contract/accounts/sign-in"
import { PasswordField } from "@roomwright/ui/password-field"
import { Tabs } from "radix-ui"
import { useEffect, useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import { ApiError } from "../../platform/api.ts"
import { switchModal } from "../../platform/dialogs/modal-store.ts"
import { AccountField } from "../../platform/forms/account-field.tsx"
import { lastAccountKind, toAccount, type AccountKind } from "../../platform/forms/account-kind.ts"
import { CodeField } from "../../platform/forms/code-field.tsx"
import { formatMobile } from "../../platform/forms/format-mobile.ts"
import { showFirstFault } from "../../platform/forms/show-first-fault.ts"
import { showRefusal } from "../../platform/forms/show-refusal.ts"
import { SubmitButton } from "../../platform/forms/submit-button.tsx"
import { TermsField } from "../../platform/forms/terms-field.tsx"
import { useCodeSending } from "../../platform/forms/use-code-sending.ts"
import { useAccountText } from "../../platform/locale/account-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { currentSession } from "../../platform/session/session-store.ts"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { LinkButton } from "./account-modal.tsx"
import { draftOf, saveKind, kindOf, useDraft, type ModalForms } from "./drafts.ts"
import { fieldRules } from "./field-rules.ts"
import { KindSwitch } from "./kind-switch.tsx"
import { recallAccount } from "./remembered-account.ts"
import type { SignedInAccount } from "./use-finish-sign-in.ts"

/** The specification's login modes. */
type LoginMode = "code" | "pwd"

interface LoginFormProps {
  readonly onToken: (token: string, signedIn: SignedInAccount) => void
  readonly onSecondFactor: (demand: SecondFactorDemand, signedIn: SignedInAccount) => void
}

const tabClass =
  "relative py-2.5 text-15 text-ink-2 data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent"

export function LoginForm({ onToken, onSecondFactor }: LoginFormProps) {
  const t = useAccountText()
  const language = useLanguage()
  const rules = fieldRules(t)
  const [mode, setMode] = useState<LoginMode>("pwd")
  const [kind, setKind] = useState<AccountKind>(() => kindOf("login") ?? lastAccountKind() ?? "phone")
  const form = useForm<ModalForms["login"]>({
    shouldUnregister: false,
    defaultValues: { useraccount: "", userpwd: "", code: "", checkboxGroupValue: false, ...draftOf("login") },
  })
  const { register, setValue, getValues, setError, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  useDraft("login", form, () => currentSession() !== null)
  useRecalledAccount(kind, (account) => {
    if (getValues("useraccount") === "") setValue("useraccount", account)
  })
  const sending = useCodeSending({
    kind,
    account: useWatch({ control: form.control, name: "useraccount" }),
    purpose: "login",
    onAccountFault: (message) => setError("useraccount", { message }, { shouldFocus: true }),
    onSent: () => setFocus("code"),
  })

  const signIn = (account: string, values: ModalForms["login"]): Promise<string> => {
    const call = siteCall(language)
    const { userpwd: password, code } = values
    if (mode === "pwd") return call(login, { body: { mobileOrEmail: account, password } })
    return kind === "email"
      ? call(loginWithEmail, { body: { email: account, code } })
      : call(loginWithMobile, { body: { mobile: account, code } })
  }
  const submit = form.handleSubmit(async (values) => {
    const account = toAccount(kind, values.useraccount)
    if (account === null) return
    const signedIn = { kind, account }
    try {
      onToken(await signIn(account, values), signedIn)
    } catch (error) {
      if (error instanceof ApiError && error.secondFactor) return onSecondFactor(error.secondFactor, signedIn)
      // The specification's toast; what can be mended is said at its field, too.
      const said = showRefusal(form, error, {
        names: {
          wrongCredentials: "userpwd",
          passwordLocked: "userpwd",
          wrongCode: "code",
          codeSpent: "code",
        },
        texts: kind === "phone" ? { wrongCode: t("bind_mobile_or_code_error") } : {},
      })
      if (said !== null) showToast("error", said)
    }
  }, showFirstFault)
  return (
    <Tabs.Root value={mode} onValueChange={(value) => setMode(value === "code" ? "code" : "pwd")}>
      <Tabs.List aria-label={t("login.ways")} className="mt-5 flex gap-6 border-b border-line">
        <Tabs.Trigger value="code" className={tabClass}>
          {t("login.byCode")}
        </Tabs.Trigger>
        <Tabs.Trigger value="pwd" className={tabClass}>
          {t("login.byPassword")}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value={mode} tabIndex={-1} className="outline-none">
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
          <KindSwitch
            kind={kind}
            text={() => getValues("useraccount")}
            onSwitch={(next, text) => {
              setKind(next)
              saveKind("login", next)
              setValue("useraccount", text)
              form.clearErrors()
            }}
          />
          <AccountField
            key={kind}
            kind={kind}
            isUsername
            error={errors.useraccount?.message}
            {...register("useraccount", { validate: rules.account(kind) })}
          />
          {mode === "pwd" ? (
            <PasswordField
              key="pwd"
              label={t("field.password")}
              aside={<LinkButton text={t("login.forgot")} onClick={() => switchModal("secret")} />}
              showLabel={t("password.show")}
              hideLabel={t("password.hide")}
              autoComplete="current-password"
              error={errors.userpwd?.message}
              {...register("userpwd", { validate: (value) => mode !== "pwd" || rules.password(value) })}
            />
          ) : (
            <CodeField
              key="code"
              sending={sending}
              error={errors.code?.message}
              {...register("code", { validate: (value) => mode !== "code" || rules.code(value) })}
            />
          )}
          <TermsField
            error={errors.checkboxGroupValue?.message}
            {...register("checkboxGroupValue", { validate: rules.terms })}
          />
          <SubmitButton isBusy={isSubmitting}>{t("login.submit")}</SubmitButton>
        </form>
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** Fills in the account of this kind that this browser signed in with last. */
function useRecalledAccount(kind: AccountKind, fill: (account: string) => void): void {
  useEffect(() => {
    let isOver = false
    void recallAccount(kind).then((account) => {
      if (account !== null && !isOver) fill(kind === "phone" ? formatMobile(account) : account)
    })
    return () => {
      isOver = true
    }
    // Asked once for each kind.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind])
}
