import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Copy,
  FlipHorizontal2,
  RotateCcw,
  RotateCw,
  Trash2,
} from "lucide-react"
import { deleteAction } from "../../actions/delete-action.ts"
import { ActionIcon, ActionText } from "../../panels/parts/action-button.tsx"
import { Section } from "../../panels/parts/section.tsx"
import { useStudioText } from "../../use-studio-text.ts"
import {
  alignActions,
  distributeAcrossAction,
  distributeUpAction,
  duplicateAction,
  mirrorAction,
  turnLeftAction,
  turnRightAction,
} from "./item-actions.ts"

// Lucide names them by the line that things are brought to, not by the way they go.
const icons = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
} as const

/** What can be done with the items that are chosen. */
export function ItemButtons({ count }: { readonly count: number }) {
  const t = useStudioText()
  return (
    <Section title={t("panel.do")}>
      {count > 1 ? (
        <div className="-mx-1 flex flex-wrap">
          {alignActions.map(([to, action]) => (
            <ActionIcon key={to} action={action} icon={icons[to]} />
          ))}
          <ActionIcon action={distributeAcrossAction} icon={AlignHorizontalDistributeCenter} />
          <ActionIcon action={distributeUpAction} icon={AlignVerticalDistributeCenter} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        <ActionText action={turnLeftAction} icon={RotateCcw} />
        <ActionText action={turnRightAction} icon={RotateCw} />
        <ActionText action={mirrorAction} icon={FlipHorizontal2} />
        <ActionText action={duplicateAction} icon={Copy} />
        <ActionText action={deleteAction} icon={Trash2} look="danger" />
      </div>
    </Section>
  )
}
