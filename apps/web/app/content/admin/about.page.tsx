import { aboutId } from "@roomwright/contract/content/kinds"
import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/about.page"
import { ContentEditor } from "./content-editor.tsx"
import { loadContent } from "./load-content.ts"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader() {
  return { content: await loadContent(aboutId) }
}

export default function AdminAboutPage({ loaderData: { content } }: Route.ComponentProps) {
  return <ContentEditor part="about" content={content} />
}
