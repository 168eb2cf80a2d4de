import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useEffect } from "react"
import { data, useNavigate } from "react-router"
import type { Route } from "./+types/unmatched.page"
import { PageNotFound } from "./page-not-found.tsx"

/** An address that no page has: 404, and the address becomes /error as specified. */
export function loader({ url }: Route.LoaderArgs) {
  return data({ path: readablePath(url.pathname) }, { status: 404 })
}

/** The path as a person reads it, without what could turn the line around. */
function readablePath(pathname: string): string {
  try {
    return cleanKeyword(decodeURIComponent(pathname)).slice(0, 200)
  } catch {
    return pathname.slice(0, 200)
  }
}

export default function UnmatchedPage({ loaderData: { path } }: Route.ComponentProps) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(pagePaths.error, { replace: true, state: { path }, preventScrollReset: true })
  }, [navigate, path])
  return <PageNotFound path={path} />
}
