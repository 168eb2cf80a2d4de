import { Button } from "@roomwright/ui/button"
import { FieldNote } from "@roomwright/ui/field-note"
import { useId, useRef, type Ref } from "react"
import { pictureTypes } from "../../platform/uploads/check-file.ts"

interface AddFilesProps {
  /** The button, which gets the focus when what had it is gone. */
  readonly ref: Ref<HTMLButtonElement>
  readonly text: string
  readonly hint: string
  readonly error: string | undefined
  /** What the form calls the field. */
  readonly field: string
  readonly isFull: boolean
  readonly onAdd: (files: readonly File[]) => void
}

/** The button that picks pictures from the device, with what may be picked below it. */
export function AddFiles({ ref, text, hint, error, field, isFull, onAdd }: AddFilesProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <div>
        <Button
          ref={ref}
          small
          data-field={field}
          aria-describedby={id}
          disabled={isFull}
          onClick={() => input.current?.click()}
        >
          {text}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={pictureTypes.join()}
          aria-label={text}
          onChange={(event) => {
            if (event.currentTarget.files) onAdd([...event.currentTarget.files])
            // The same file may be picked again.
            event.currentTarget.value = ""
          }}
        />
      </div>
      <div className="text-14">
        <FieldNote id={id} error={error} hint={hint} />
      </div>
    </>
  )
}
