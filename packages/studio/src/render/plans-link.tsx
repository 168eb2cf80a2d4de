import { useStudioText } from "../use-studio-text.ts"
import { useRenderDesk } from "./use-render-desk.ts"

/** The way to plans that have more, beside the studio: what is drawn stays open. */
export function PlansLink() {
  const t = useStudioText()
  const { host } = useRenderDesk()
  return (
    <a
      href={host.plans}
      target="_blank"
      rel="noopener"
      className="justify-self-start text-accent underline underline-offset-4"
    >
      {t("render.plans")}
    </a>
  )
}
