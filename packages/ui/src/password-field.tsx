import { Eye, EyeOff } from "lucide-react"
import { useState, type ComponentProps } from "react"
import { Icon } from "./icon.tsx"
import { TextField } from "./text-field.tsx"

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, "type" | "after"> {
  readonly showLabel: string
  readonly hideLabel: string
}

/** A field for a password, which its owner may look at. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      {...field}
      type={isShown ? "text" : "password"}
      after={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
          className="-mr-2 inline-grid size-8 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
