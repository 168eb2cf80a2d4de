import type { Route } from "./+types/my-work.page"
import { ApplyFirst } from "./apply-first.tsx"
import { loadMyWork } from "./load-my-work.ts"
import { WorkForm } from "./work-form.tsx"

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadMyWork(request)

/** Where a designer makes a work or changes one. */
export default function MyWorkPage({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <ApplyFirst />
  return <WorkForm key={loaderData.work?.id ?? "new"} {...loaderData} />
}
