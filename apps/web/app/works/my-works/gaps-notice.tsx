import { profileGaps, type ProfileGap } from "@roomwright/contract/works/my-works"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useEffect, useRef } from "react"
import { Link } from "react-router"
import type { ApiError } from "../../platform/api.ts"
import { useMyWorksText } from "./my-works-texts.ts"

/** What the server found missing in the profile. */
export const gapsIn = ({ faults }: ApiError): readonly ProfileGap[] =>
  profileGaps.filter((gap) => faults.some(({ path }) => path === `profile.${gap}`))

/** Says what a profile lacks before the first work can be published; each leads to where it is filled in. */
export function GapsNotice({ gaps }: { readonly gaps: readonly ProfileGap[] }) {
  const t = useMyWorksText()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-card border border-line bg-wait-tint p-5 focus:outline-2 focus:outline-accent"
    >
      <p>{t("myWorks.gaps.text")}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {gaps.map((gap) => (
          <li key={gap}>
            <Link
              to={`${pagePaths.profile}#${gap}`}
              className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
            >
              {t(`myWorks.gap.${gap}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
