import type { ReactNode } from "react"
import { useSecurityText } from "./security-texts.ts"

/** The parts of the page, in their order. */
const securitySections = [
  { id: "sign-in", title: "security.identity.title" },
  { id: "password", title: "security.password.title" },
  { id: "second-step", title: "security.factors.title" },
  { id: "devices", title: "security.sessions.title" },
  { id: "data", title: "security.data.title" },
  { id: "deletion", title: "security.deletion.title" },
] as const
type SectionId = (typeof securitySections)[number]["id"]

interface SecuritySectionProps {
  readonly id: SectionId
  readonly intro?: ReactNode
  readonly children: ReactNode
}

/** One part of the page, on a card of its own. */
export function SecuritySection({ id, intro, children }: SecuritySectionProps) {
  const t = useSecurityText()
  const title = securitySections.find((section) => section.id === id)?.title ?? "security.page.title"
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 rounded-card border border-line bg-card p-5 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-22">
        {t(title)}
      </h2>
      {intro ? <p className="mt-1.5 max-w-measure text-15 text-ink-2">{intro}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  )
}
