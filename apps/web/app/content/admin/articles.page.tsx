import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/articles.page"
import { ContentList, loadContentList } from "./content-list.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadContentList(request.url, "article")

export default function AdminArticlesPage({ loaderData }: Route.ComponentProps) {
  return <ContentList part="article" {...loaderData} />
}
