import { useStudioText, type StudioTextId } from "../use-studio-text.ts"

/** What is said in place of a picture. */
export function StageNotice({ text }: { readonly text: Extract<StudioTextId, `stage.${string}`> }) {
  const t = useStudioText()
  return (
    <div role="status" className="absolute inset-0 grid place-items-center p-6">
      <p className="max-w-96 rounded-card border border-line bg-card px-4 py-3 text-center text-13 text-ink-2">
        {t(text)}
      </p>
    </div>
  )
}
