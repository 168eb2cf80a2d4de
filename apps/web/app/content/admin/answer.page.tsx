import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/answer.page"
import { ContentEditor } from "./content-editor.tsx"
import { loadContent } from "./load-content.ts"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { content: await loadContent(new URL(request.url).searchParams.get("id")) }
}

export default function AdminAnswerPage({ loaderData: { content } }: Route.ComponentProps) {
  return <ContentEditor key={content?.id ?? ""} part="answer" content={content} />
}
