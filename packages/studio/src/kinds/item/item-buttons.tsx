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
  Grid3x3,
  Group,
  Lock,
  LockOpen,
  RotateCcw,
  RotateCw,
  Trash2,
  Ungroup,
} from "lucide-react"
import { deleteAction } from "../../actions/delete-action.ts"
import { ActionIcon, ActionText } from "../../panels/parts/action-button.tsx"
import { Section } from "../../panels/parts/section.tsx"
import { toolAction } from "../../tools/tool-action.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { arrayTool } from "./array-tool.ts"
import { groupAction, lockItemsAction, ungroupAction, unlockItemsAction } from "./together-actions.ts"
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

const arrayAction = toolAction(arrayTool)

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
        <ActionText action={arrayAction} icon={Grid3x3} />
        <ActionText action={groupAction} icon={Group} />
        <ActionText action={ungroupAction} icon={Ungroup} />
        <ActionText action={lockItemsAction} icon={Lock} />
        <ActionText action={unlockItemsAction} icon={LockOpen} />
        <ActionText action={deleteAction} icon={Trash2} look="danger" />
      </div>
    </Section>
  )
}
