import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { CircleCheck } from "lucide-react"
import { useEffect, useRef } from "react"

interface SuccessViewProps {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly onContinue: () => void
}

/** What a modal shows when its work is done: that it is, and the one thing to do next. */
export function SuccessView({ title, text, button, onContinue }: SuccessViewProps) {
  const go = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => go.current?.focus(), [])
  return (
    <div className="my-auto grid justify-items-center py-10 text-center">
      <Icon of={CircleCheck} size={56} className="text-ok" />
      <div role="status">
        <p className="mt-5 text-22">{title}</p>
        <p className="mt-2 text-balance text-ink-2">{text}</p>
      </div>
      <Button ref={go} look="primary" onClick={onContinue} className="mt-8 min-w-48">
        {button}
      </Button>
    </div>
  )
}
