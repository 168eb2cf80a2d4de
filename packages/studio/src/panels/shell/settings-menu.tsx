import { lengthUnits } from "@roomwright/scene/units/length-units"
import { Settings2 } from "lucide-react"
import { useId } from "react"
import type { Action } from "../../actions/action.ts"
import { useAction } from "../../actions/use-action.ts"
import { dimensionsAction, gridAction, snappingAction } from "../../actions/view-actions.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { Named } from "../parts/named.tsx"
import { iconLook, Popover } from "../parts/popover.tsx"
import { studioThemes } from "./shell.ts"
import { useShell, useShellState } from "./use-shell.ts"

/** How somebody works: kept for this browser. */
export function SettingsMenu() {
  const t = useStudioText()
  const editor = useEditor()
  const shell = useShell()
  const unit = useEditorState((state) => state.options.unit)
  const theme = useShellState((state) => state.theme)
  const hasSingleKeys = useShellState((state) => state.hasSingleKeys)
  return (
    <Popover
      label={t("panel.settings")}
      align="end"
      look={iconLook}
      face={<Named icon={Settings2} name={t("panel.settings")} />}
    >
      <div className="grid w-64 gap-4">
        <Choice
          name={t("unit.name")}
          value={unit}
          options={lengthUnits.map((value) => ({ value, text: t(`unit.${value}`) }))}
          onPick={(value) => editor.setOptions({ unit: value })}
        />
        <div className="grid gap-1">
          <OptionSwitch action={snappingAction} />
          <OptionSwitch action={gridAction} />
          <OptionSwitch action={dimensionsAction} />
        </div>
        <Choice
          name={t("panel.theme")}
          value={theme}
          options={studioThemes.map((value) => ({ value, text: t(`panel.theme.${value}`) }))}
          onPick={(value) => shell.set({ theme: value })}
        />
        <div className="grid gap-1">
          <Switch
            text={t("panel.singleKeys")}
            isOn={hasSingleKeys}
            onChange={(isOn) => shell.set({ hasSingleKeys: isOn })}
          />
          <p className="text-12 text-ink-2">{t("panel.singleKeysText")}</p>
        </div>
      </div>
    </Popover>
  )
}

function OptionSwitch({ action }: { readonly action: Action }) {
  const { label, keys, isOn, run } = useAction(action)
  return <Switch text={label} keys={keys} isOn={isOn ?? false} onChange={run} />
}

interface SwitchProps {
  readonly text: string
  readonly keys?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Switch({ text, keys, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-7 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
      <span className="flex-1">{text}</span>
      {keys ? <kbd className="num font-sans text-12 text-ink-2">{keys}</kbd> : null}
    </label>
  )
}

interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  readonly onPick: (value: Value) => void
}

function Choice<Value extends string>({ name, value, options, onPick }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-12 text-ink-2">{name}</legend>
      <div className="flex gap-0.5 rounded-control bg-sunk p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-7 flex-1 cursor-pointer items-center justify-center rounded-control px-1.5 text-center text-12 font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
              className="sr-only"
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
