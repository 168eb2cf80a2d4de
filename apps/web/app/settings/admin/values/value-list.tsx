import { languages, type LocalText } from "@roomwright/contract/language"
import { IconButton } from "@roomwright/ui/icon-button"
import { classNames } from "@roomwright/ui/class-names"
import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Trash2 } from "lucide-react"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { Tag } from "../../../admin/frame/tag.tsx"

/** A value or a category, as both are edited. */
export interface EditedValue {
  readonly id: string
  readonly name: LocalText
  readonly hex?: string | null
  readonly isHidden: boolean
  readonly isUsed: boolean
  /** 1 for what stands below another. */
  readonly level?: 0 | 1
  /** What it is ordered among. */
  readonly among: readonly string[]
}

interface ValueListProps {
  readonly label: string
  readonly values: readonly EditedValue[]
  readonly isBusy: boolean
  readonly onEdit: (value: EditedValue) => void
  readonly onHide: (value: EditedValue) => void
  readonly onDelete: (value: EditedValue) => void
  /** The new order of those it stands among. */
  readonly onOrder: (value: EditedValue, order: readonly string[]) => void
}

/** Values in their order, each with its names in every language and what can be done with it. */
export function ValueList(props: ValueListProps) {
  const { label, values, isBusy, onEdit, onHide, onDelete, onOrder } = props
  const t = useAdminText()
  const language = useLanguage()
  /** The buttons at both ends can still have the focus: a value that arrives there does not lose it. */
  const move = (value: EditedValue, by: 1 | -1): void => {
    const at = value.among.indexOf(value.id)
    if (isBusy || at + by < 0 || at + by >= value.among.length) return
    const order = value.among.filter((id) => id !== value.id)
    onOrder(value, order.toSpliced(at + by, 0, value.id))
  }
  return (
    <ul aria-label={label} className="rounded-card border border-line bg-card px-4 sm:px-6">
      {values.map((value) => {
        const { id, hex, isHidden, isUsed, level, among } = value
        const name = value.name[language] ?? value.name.en ?? id
        const at = among.indexOf(id)
        return (
          <li
            key={id}
            data-value={id}
            className={classNames(
              "flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-0",
              level === 1 && "pl-6 sm:pl-10",
            )}
          >
            {hex ? (
              <span
                aria-hidden
                className="size-6 flex-none rounded-pill border border-line-2"
                style={{ backgroundColor: hex }}
              />
            ) : null}
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                {name}
                {isHidden ? <Tag tone="wait">{t("admin.values.hidden")}</Tag> : null}
              </p>
              <p className="text-12 wrap-anywhere text-ink-2">
                {languages
                  .filter((each) => each !== language)
                  .map((each) => value.name[each] ?? "–")
                  .join(" · ")}{" "}
                · {id}
              </p>
            </div>
            <div className="-mx-2 flex flex-none">
              <IconButton
                icon={ArrowUp}
                label={t("admin.values.up", { name })}
                aria-disabled={isBusy || at === 0}
                className="aria-disabled:opacity-40"
                onClick={() => move(value, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t("admin.values.down", { name })}
                aria-disabled={isBusy || at === among.length - 1}
                className="aria-disabled:opacity-40"
                onClick={() => move(value, 1)}
              />
              <IconButton
                icon={isHidden ? Eye : EyeOff}
                label={t(isHidden ? "admin.values.offer" : "admin.values.hide", { name })}
                aria-disabled={isBusy}
                onClick={() => onHide(value)}
              />
              <IconButton
                icon={Pencil}
                label={t("admin.values.edit", { name })}
                onClick={() => onEdit(value)}
              />
              <IconButton
                icon={Trash2}
                label={t(isUsed ? "admin.values.used" : "admin.values.delete", { name })}
                disabled={isUsed}
                onClick={() => onDelete(value)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
