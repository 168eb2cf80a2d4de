import { languageTag } from "@roomwright/contract/language"
import { readPublicSettings } from "@roomwright/contract/settings/calls"
import type { ReactNode } from "react"
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from "react-router"
import type { Route } from "./+types/root"
import "./app.css"
import { RouteFailure } from "./platform/route-failure.tsx"
import { JsonLd } from "./platform/document-head/for-engines.tsx"
import { PictureMorph } from "./platform/cards/picture-morph.tsx"
import { LocaleProvider } from "./platform/locale/locale.tsx"
import { settleLanguage } from "./platform/locale/settle-language.ts"
import { shownLanguage } from "./platform/locale/shown-language.ts"
import { OwnScript } from "./platform/own-script.tsx"
import { pageContext, tryCall } from "./platform/page-context.ts"
import { markSession } from "./platform/session/mark-session.ts"
import { leaveOldBuild } from "./platform/stale-build/leave-old-build.ts"
import { Toasts } from "./platform/toasts.tsx"

/** What every page stands in. It never fails: without a database there is still a page to say so. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, theme, publicUrl } = context.get(pageContext)
  const settings = await tryCall(context, readPublicSettings, {})
  const year = String(new Date().getFullYear())
  return { language, theme, publicUrl, year, settings: settings.ok ? settings.data : null }
}

/**
 * Asked anew only when the reader switches the language here: what another tab has switched since would come
 * without its texts, and a link that fails would take the whole page with it.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveOldBuild]

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root")
  // The root itself may have failed.
  const language = root?.language ?? shownLanguage()
  const theme = root?.theme ?? null
  return (
    // The browser may have switched the theme since the page was made, and knows who is signed in.
    <html lang={languageTag[language]} {...(theme ? { "data-theme": theme } : {})} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <OwnScript text={`${markSession};${settleLanguage}`} />
        {import.meta.env.SSR ? <JsonLd /> : null}
      </head>
      <body>
        <LocaleProvider language={language}>
          {children}
          <Toasts />
        </LocaleProvider>
        <ScrollRestoration />
        <PictureMorph />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} level="page" />
}
