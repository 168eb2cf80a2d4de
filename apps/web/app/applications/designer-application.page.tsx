import { typeOfPlan } from "@roomwright/contract/applications/types"
import { planDurations, planTiers } from "@roomwright/contract/plans/kinds"
import { useSearchParams } from "react-router"
import { privatePage } from "../platform/session/private-page.ts"
import type { Route } from "./+types/designer-application.page"
import { ApplicationPage } from "./application-page.tsx"
import { loadApplication } from "./load-application.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export const clientLoader = () => loadApplication("designer")
/** The steps of the form are parts of its address: what was loaded stays. */
export const shouldRevalidate = () => false

/** Where somebody applies to become a designer; the plan was chosen among the prices. */
export default function DesignerApplicationPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const tier = planTiers.find((one) => one === search.get("plan")) ?? "free"
  const duration = planDurations.find((one) => one === search.get("duration")) ?? "monthly"
  return <ApplicationPage loaded={loaderData} asked={typeOfPlan(tier, duration)} />
}
