import { Button } from "@roomwright/ui/button"
import { useText } from "../locale/locale.tsx"

/** For a form that a choice sends by itself (`data-sends`): where no script runs, a button does. */
export function SendWithoutScript() {
  const t = useText()
  return (
    <Button type="submit" small className="without-script">
      {t("action.apply")}
    </Button>
  )
}
