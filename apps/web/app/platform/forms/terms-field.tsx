import { pagePaths } from "@roomwright/contract/page-paths"
import { CheckField } from "@roomwright/ui/check-field"
import type { InputHTMLAttributes, Ref } from "react"
import { useAccountText } from "../locale/account-texts.ts"
import { useText } from "../locale/locale.tsx"

interface TermsFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

const links = [
  { place: "terms", path: pagePaths.terms, text: "nav.terms" },
  { place: "disclaimer", path: pagePaths.disclaimer, text: "nav.disclaimer" },
  { place: "privacy", path: pagePaths.privacy, text: "nav.privacy" },
] as const

/** Around the places of the links in the worded sentence; no text has it. */
const mark = "\u0000"

/** The box that agrees to the legal pages. They open in a new tab, so that the form stays. */
export function TermsField(field: TermsFieldProps) {
  const t = useAccountText()
  const siteText = useText()
  const places = Object.fromEntries(links.map(({ place }) => [place, mark + place + mark]))
  const parts = t("terms.agree", places).split(mark)
  const label = parts.map((part) => {
    const link = links.find(({ place }) => place === part)
    if (!link) return part
    return (
      <a
        key={part}
        href={link.path}
        target="_blank"
        rel="noopener"
        className="whitespace-nowrap text-accent underline-offset-4 hover:underline"
      >
        {siteText(link.text)}
        <span className="sr-only">{t("terms.newTab")}</span>
      </a>
    )
  })
  return <CheckField {...field} label={label} />
}
