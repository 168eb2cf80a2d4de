import { Button } from "@roomwright/ui/button"
import { useEffect, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { useSession } from "../platform/session/use-session.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

/** Lets a signed-in reader agree to the version on this page, where the account has agreed to another or to none. */
export function AgreeToTerms({ version }: { readonly version: string }) {
  const t = useText()
  const language = useLanguage()
  const isSignedIn = useSession() !== null
  const [agreed, setAgreed] = useState<string | null | undefined>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isSignedIn) return
    let isOver = false
    void import("@roomwright/contract/accounts/calls")
      .then(({ readProfile }) => siteCall(language)(readProfile, {}))
      .then(
        ({ termsVersion }) => {
          if (!isOver) setAgreed(termsVersion)
        },
        // The page is there to be read; without the profile nothing is asked.
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [isSignedIn, language])
  const agree = async () => {
    setBusy(true)
    try {
      const { acceptTerms } = await import("@roomwright/contract/accounts/calls")
      await siteCall(language)(acceptTerms, { body: { version } })
      setAgreed(version)
    } catch (error) {
      if (error instanceof ApiError) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  if (!isSignedIn || agreed === undefined) return null
  if (agreed === version) {
    return (
      <p role="status" className="text-14 text-ok">
        {t("legal.agreedNow")}
      </p>
    )
  }
  return (
    <section className="rounded-card border border-line bg-card p-4 text-14">
      <p>{agreed === null ? t("legal.agreedNone") : t("legal.agreedBefore", { version: agreed })}</p>
      <Button small look="primary" className="mt-3" aria-disabled={isBusy} onClick={() => void agree()}>
        {t("legal.agree")}
      </Button>
    </section>
  )
}
