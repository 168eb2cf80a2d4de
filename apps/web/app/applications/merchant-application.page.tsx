import { privatePage } from "../platform/session/private-page.ts"
import type { Route } from "./+types/merchant-application.page"
import { ApplicationPage } from "./application-page.tsx"
import { loadApplication } from "./load-application.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export const clientLoader = () => loadApplication("merchant")

/** Where somebody applies to become a merchant. */
export default function MerchantApplicationPage({ loaderData }: Route.ComponentProps) {
  return <ApplicationPage loaded={loaderData} asked="MERCHANT" />
}
