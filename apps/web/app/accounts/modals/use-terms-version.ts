import { readPublicSettings } from "@roomwright/contract/settings/calls"
import { useCallback, useEffect, useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useRootData } from "../../platform/root-data.ts"
import { siteCall } from "../../platform/site-call.ts"

/** Of terms that changed while the page stood there: the form of the next step shows them, too. */
let renewed: string | null = null

/** The version of the terms that a form asks one to agree to: the page's own, until the server says it has changed. */
export function useTermsVersion() {
  const language = useLanguage()
  const { settings } = useRootData() ?? {}
  const [version, setVersion] = useState(() => renewed ?? settings?.termsVersion ?? "")
  /** What fails leaves the version as it was: the server refuses it again. */
  const renew = useCallback(async (): Promise<void> => {
    const now = await siteCall(language)(readPublicSettings, {}).catch(() => null)
    if (!now) return
    renewed = now.termsVersion
    setVersion(now.termsVersion)
  }, [language])
  useEffect(() => {
    // A page that could not read the settings was served without.
    if (version === "") void renew()
  }, [version, renew])
  return { version, renew }
}
