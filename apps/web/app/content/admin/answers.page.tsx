import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/answers.page"
import { ContentList, loadContentList } from "./content-list.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadContentList(request.url, "answer")

export default function AdminAnswersPage({ loaderData }: Route.ComponentProps) {
  return <ContentList part="answer" {...loaderData} />
}
