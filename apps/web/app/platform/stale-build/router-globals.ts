import type { Path } from "react-router"

// What React Router's start script leaves in the window, as far as it is used here. Its types do not name them;
// e2e/new-build.e2e.ts fails when an update renames one.
declare global {
  var __reactRouterManifest:
    | { readonly version: string; readonly routes: Readonly<Record<string, { readonly module: string }>> }
    | undefined
  var __reactRouterRouteModules: Record<string, unknown> | undefined
  var __reactRouterDataRouter:
    | { readonly state: { readonly navigation: { readonly location?: Path | undefined } } }
    | undefined
}

/** The id of the build that this page runs. */
export const ownBuild = (): string | null => globalThis.__reactRouterManifest?.version ?? null

/** True when a request for data is of the page that the reader is going to, not of one they stay on. */
export function isOfNavigation(address: string): boolean {
  const goal = globalThis.__reactRouterDataRouter?.state.navigation.location
  const { pathname, search } = new URL(address)
  return goal !== undefined && goal.pathname === pathname && goal.search === search
}
