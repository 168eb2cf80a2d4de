import { pagePaths } from "@roomwright/contract/page-paths"
import type { PublicSettings } from "@roomwright/contract/settings/calls"
import { Logo } from "@roomwright/ui/logo"
import { Link } from "react-router"
import { useLangOf, useText } from "../platform/locale/locale.tsx"
import type { SiteTextId } from "../platform/locale/site-texts.ts"
import { CookieChoice } from "../platform/cookies/cookie-choice.tsx"
import { Preferences } from "./preferences.tsx"

const groups = [
  {
    title: "footer.explore",
    links: [
      [pagePaths.works, "nav.works"],
      [pagePaths.products, "nav.products"],
      [pagePaths.designers, "nav.designers"],
      [pagePaths.price, "nav.price"],
    ],
  },
  {
    title: "footer.help",
    links: [
      [pagePaths.about, "nav.about"],
      [pagePaths.help, "nav.faq"],
      [pagePaths.articles, "nav.blog"],
    ],
  },
  {
    title: "footer.legal",
    links: [
      [pagePaths.terms, "nav.terms"],
      [pagePaths.disclaimer, "nav.disclaimer"],
      [pagePaths.privacy, "nav.privacy"],
    ],
  },
] as const satisfies readonly { title: SiteTextId; links: readonly (readonly [string, SiteTextId])[] }[]

interface FooterProps {
  readonly settings: PublicSettings | null
  readonly theme: "light" | "dark" | null
  readonly year: string
}

export function Footer({ settings, theme, year }: FooterProps) {
  const t = useText()
  const langOf = useLangOf()
  return (
    <footer className="mt-16 border-t border-line bg-sunk pb-16 text-14 md:mt-32 md:pb-0">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-8 py-10 md:grid-cols-[3fr_2fr_2fr_2fr_2.6fr] md:pt-16 md:pb-14">
          <div className="col-span-2 md:col-span-1">
            <Link to={pagePaths.home} aria-label={`Roomwright · ${t("nav.home")}`} className="inline-block">
              <Logo />
            </Link>
            <p className="mt-3.5 max-w-[30ch] text-ink-2">{t("footer.claim")}</p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-labelledby={title}>
              <h2 id={title} className="mb-2.5 font-sans text-14 font-medium tracking-normal">
                {t(title)}
              </h2>
              <ul>
                {links.map(([path, text]) => (
                  <li key={path}>
                    <Link to={path} className="block py-1 text-ink-2 hover:text-ink">
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {settings ? (
            <address className="not-italic">
              <h2 className="mb-2.5 font-sans text-14 font-medium tracking-normal">{t("footer.contact")}</h2>
              <p className="py-1 text-ink-2" {...langOf(settings.companyAddress)}>
                {settings.companyAddress.text}
              </p>
              <p className="py-1">
                <a
                  href={`tel:${settings.companyPhone.replaceAll(" ", "")}`}
                  className="num text-ink-2 hover:text-ink"
                >
                  {settings.companyPhone}
                </a>
              </p>
            </address>
          ) : null}
        </div>
        <div className="border-t border-line py-5">
          <CookieChoice />
        </div>
        <div className="flex flex-col gap-3 border-t border-line py-5 text-ink-2 md:flex-row md:items-center md:justify-between">
          <span>{t("footer.copyright", { year })}</span>
          <Preferences theme={theme} />
        </div>
      </div>
    </footer>
  )
}
