import { buttonClass } from "@roomwright/ui/button"
import { pictureTypes } from "../../platform/uploads/check-file.ts"

interface PictureButtonProps {
  readonly text: string
  readonly isBusy: boolean
  readonly onFile: (file: File | undefined) => void
}

/** A button that opens the browser's own choice of files. */
export function PictureButton({ text, isBusy, onFile }: PictureButtonProps) {
  return (
    <label
      className={`${buttonClass("secondary", true)} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent`}
    >
      {text}
      <input
        type="file"
        accept={pictureTypes.join()}
        disabled={isBusy}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ""
        }}
      />
    </label>
  )
}
