import { useId } from "react"
import { useText } from "../platform/locale/locale.tsx"
import { searchScopes, type SearchScope } from "./search-scope.ts"

interface ScopeChoiceProps {
  readonly scope: SearchScope
  readonly onScope: (scope: SearchScope) => void
}

/** Whether one looks for products or for designers. */
export function ScopeChoice({ scope, onScope }: ScopeChoiceProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className="flex rounded-inner bg-sunk p-1">
      <legend className="sr-only">{t("search.scope")}</legend>
      {searchScopes.map((value) => (
        <label
          key={value}
          className="flex-1 cursor-pointer rounded-control px-3 py-1.5 text-center text-14 font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={scope === value}
            onChange={() => onScope(value)}
            className="sr-only"
          />
          {value === "product" ? t("search.products") : t("search.designers")}
        </label>
      ))}
    </fieldset>
  )
}
