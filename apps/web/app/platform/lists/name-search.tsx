import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState, type ReactNode } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { withParameters } from "../filter-address.ts"

interface NameSearchProps {
  /** What is looked for now, as it stands in the address. */
  readonly w: string
  readonly label: string
  readonly find: string
  readonly className: string
  /** What else narrows the list. */
  readonly children?: ReactNode
}

/** Finds things of one's own by name; the name stands in the address. */
export function NameSearch({ w, label, find, className, children }: NameSearchProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [text, setText] = useState(w)
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(withParameters(search, { w: text.trim() }))
      }}
      className={className}
    >
      <TextField
        className="min-w-0 flex-1"
        label={label}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{find}</Button>
      {children}
    </form>
  )
}

/** The form with a list to choose from beside it; below it on phones. */
export const searchWithChoice =
  "mb-5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
