import { Button } from "@roomwright/ui/button"

interface TourProblemProps {
  readonly text: string
  /** Null where another try changes nothing. */
  readonly retry: string | null
  readonly onRetry: () => void
}

/** A room that cannot be shown. */
export const TourProblem = ({ text, retry, onRetry }: TourProblemProps) => (
  <div
    role="alert"
    className="absolute inset-0 grid place-content-center gap-4 bg-still p-6 text-center text-ink"
  >
    <p className="max-w-measure">{text}</p>
    {retry === null ? null : (
      <div>
        <Button onClick={onRetry}>{retry}</Button>
      </div>
    )}
  </div>
)
