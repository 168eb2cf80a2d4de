import { useText } from "../locale/locale.tsx"

interface CorrectedKeywordProps {
  readonly keyword: string
  /** What was searched instead, if anything was. */
  readonly shown: string | undefined
}

/** Says that a list shows what was probably meant by a mistyped keyword. */
export function CorrectedKeyword({ keyword, shown }: CorrectedKeywordProps) {
  const t = useText()
  if (shown === undefined) return null
  return (
    <p role="status" className="mb-6 rounded-control bg-sunk px-4 py-3 text-15">
      {t("search.corrected", { keyword, shown })}
    </p>
  )
}
