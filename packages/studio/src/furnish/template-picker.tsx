import { useEffect, useState } from "react"
import { PickField } from "../panels/parts/pick-field.tsx"
import { useStudioText } from "../use-studio-text.ts"
import type { LayoutHost, TemplateWork } from "./layout-host.ts"

interface TemplatePickerProps {
  readonly host: LayoutHost
  readonly value: string | null
  readonly onPick: (work: string | null) => void
}

const styleAlone = "style"

/** A work whose rooms are to be the example, or none: then a style is chosen. */
export function TemplatePicker({ host, value, onPick }: TemplatePickerProps) {
  const t = useStudioText()
  const [works, setWorks] = useState<readonly TemplateWork[]>([])
  useEffect(() => {
    let isShown = true
    host.templates().then(
      (found) => isShown && setWorks(found),
      // Without the list there are the styles.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [host])
  if (works.length === 0) return null
  return (
    <>
      <PickField
        label={t("furnish.like")}
        value={value ?? styleAlone}
        options={[
          { value: styleAlone, text: t("furnish.likeStyle") },
          ...works.map(({ id, name, designer }) => ({
            value: id,
            text: designer === "" ? name : `${name} · ${designer}`,
          })),
        ]}
        onPick={(picked) => onPick(picked === styleAlone ? null : picked)}
      />
      {value === null ? null : <p className="text-12 text-pretty text-ink-2">{t("furnish.likeText")}</p>}
    </>
  )
}
