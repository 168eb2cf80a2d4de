import { useEffect, useRef, type ComponentType } from "react"
import { usePlanText } from "./plan-texts.ts"

/** Opens below the plans when somebody asks for an offer, and takes the focus there. */
export function EnterpriseSection({ form: Form }: { readonly form: ComponentType | null }) {
  const t = usePlanText()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = Form !== null
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  return (
    <section
      id="enterprise"
      aria-labelledby="enterprise-title"
      hidden={!isOpen}
      className="mt-8 scroll-mt-6 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <h2 ref={heading} id="enterprise-title" tabIndex={-1} className="text-28 outline-none">
        {t("plans.enterprise.title")}
      </h2>
      {Form ? <Form /> : null}
    </section>
  )
}
