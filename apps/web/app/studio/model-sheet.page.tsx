import { Suspense, lazy } from "react"
import { useSearchParams } from "react-router"

const ModelSheet = lazy(async () => {
  const { ModelSheet: loaded } = await import("@roomwright/studio/model-sheet")
  return { default: loaded }
})

/** No texts, no account: whoever works on the library looks at it. */
export function clientLoader() {
  return null
}

export function HydrateFallback() {
  return <p>…</p>
}

/** Every type of the model library with all its looks, outside production (`?category=sofas&side=640`). */
export default function ModelSheetPage() {
  const [query] = useSearchParams()
  return (
    <main className="wrap py-8">
      <title>Models · Roomwright</title>
      <meta name="robots" content="noindex" />
      <h1>Models</h1>
      <Suspense fallback={<p>…</p>}>
        <ModelSheet
          finishBase="/api/studio/finishes"
          category={query.get("category")}
          sidePx={Math.min(1024, Math.max(160, Number(query.get("side")) || 320))}
        />
      </Suspense>
    </main>
  )
}
