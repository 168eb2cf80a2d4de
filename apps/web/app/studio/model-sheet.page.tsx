import { Suspense, lazy } from "react"
import { useSearchParams } from "react-router"

const finishBase = "/api/studio/finishes"

const ModelSheet = lazy(async () => {
  const { ModelSheet: loaded } = await import("@roomwright/studio/model-sheet")
  return { default: loaded }
})

const FileSheet = lazy(async () => {
  const { FileSheet: loaded } = await import("@roomwright/studio/file-sheet")
  return { default: loaded }
})

/** No texts, no account: whoever works on the library looks at it. */
export function clientLoader() {
  return null
}

export function HydrateFallback() {
  return <p>…</p>
}

/**
 * Every type of the model library with all its looks, outside production (`?category=sofas&side=640`), or one file from several
 * sides (`?file=/models/sofa.glb&view={"azimuth":32}&samples=16`).
 */
export default function ModelSheetPage() {
  const [query] = useSearchParams()
  const file = query.get("file")
  const side = Number(query.get("side"))
  return (
    <main className="wrap py-8">
      <title>Models · Roomwright</title>
      <meta name="robots" content="noindex" />
      <h1>Models</h1>
      <Suspense fallback={<p>…</p>}>
        {file === null ? (
          <ModelSheet
            finishBase={finishBase}
            category={query.get("category")}
            sidePx={Math.min(1024, Math.max(160, side || 320))}
          />
        ) : (
          <FileSheet
            finishBase={finishBase}
            file={file}
            sidePx={Math.min(2_048, Math.max(160, side || 640))}
            samples={Math.min(96, Math.max(1, Number(query.get("samples")) || 12))}
            views={query.getAll("view")}
          />
        )}
      </Suspense>
    </main>
  )
}
