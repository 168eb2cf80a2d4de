import type { LegalText } from "@roomwright/contract/settings/legal-texts"
import { Icon } from "@roomwright/ui/icon"
import { ChevronDown } from "lucide-react"
import { useEffect } from "react"
import { Link, useLocation } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { sectionId } from "./legal-section.tsx"

interface LegalContentsProps {
  readonly sections: LegalText["sections"]
  /** The language of the headings, when it is not the page's. */
  readonly lang: { readonly lang?: string }
}

/** What the page is about, section by section: beside the text on wide screens, folded above it on others. */
export function LegalContents({ sections, lang }: LegalContentsProps) {
  const t = useText()
  const { hash, key } = useLocation()
  useEffect(() => {
    // The keyboard goes on reading where the link led to.
    if (hash.startsWith("#section-")) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])

  const list = (
    <ol className="grid gap-0.5 text-14" {...lang}>
      {sections.map(({ heading }, at) => (
        <li key={heading}>
          <Link to={`#${sectionId(at)}`} className="flex rounded-control py-1 text-ink-2 hover:text-ink">
            <span className="num w-6 flex-none">{at + 1}.</span>
            <span>{heading}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav aria-labelledby="legal-contents" className="hidden lg:block">
        <h2 id="legal-contents" className="eyebrow mb-2 font-sans">
          {t("legal.contents")}
        </h2>
        {list}
      </nav>
      <details className="group border-y border-line py-3 lg:hidden">
        <summary className="flex items-center justify-between font-medium">
          {t("legal.contents")}
          <Icon of={ChevronDown} size={18} className="text-ink-2 group-open:rotate-180" />
        </summary>
        <nav aria-label={t("legal.contents")} className="pt-2">
          {list}
        </nav>
      </details>
    </>
  )
}
