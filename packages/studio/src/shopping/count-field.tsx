import { useState } from "react"
import { useStudioText } from "../use-studio-text.ts"

interface CountFieldProps {
  readonly name: string
  readonly value: number
  readonly most: number
  readonly isOff: boolean
  readonly onCount: (count: number) => void
}

/** How many of a piece: typed, or by arrows. What is no number from 1 gives back what was. */
export function CountField({ name, value, most, isOff, onCount }: CountFieldProps) {
  const t = useStudioText()
  const [typed, setTyped] = useState<string | null>(null)
  const take = (): void => {
    const wanted = Number(typed?.trim() || Number.NaN)
    setTyped(null)
    if (Number.isInteger(wanted) && wanted >= 1) onCount(Math.min(wanted, most))
  }
  return (
    <input
      type="number"
      min={1}
      max={most}
      inputMode="numeric"
      aria-label={t("shop.countOf", { name })}
      disabled={isOff}
      value={typed ?? value}
      onChange={({ target, nativeEvent }) => {
        setTyped(target.value)
        // The arrows of the field are no typing.
        if (!("inputType" in nativeEvent) && target.value !== "") {
          setTyped(null)
          onCount(Math.max(1, Math.min(Number(target.value), most)))
        }
      }}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take()
      }}
      className="num h-9 w-16 rounded-control border border-field bg-paper px-2 text-right disabled:opacity-45"
    />
  )
}
