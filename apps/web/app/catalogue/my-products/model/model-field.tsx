import { modelLimits } from "@roomwright/contract/catalogue/product-models"
import { Button, buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { useId } from "react"
import { useFileDrop } from "../../../platform/uploads/use-file-drop.ts"
import { useMyProductsText } from "../my-products-texts.ts"
import type { ModelUploadState } from "./use-model-upload.ts"

interface ModelFieldProps {
  readonly state: ModelUploadState
  readonly onFile: (file: File) => void
}

/** Takes a GLB: picked, dropped or pasted; says how far it is, or what is wrong with it. */
export function ModelField({ state, onFile }: ModelFieldProps) {
  const t = useMyProductsText()
  const id = useId()
  const isBusy = state.kind === "sending"
  const error = faultOf(state, t)
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    if (file && !isBusy) onFile(file)
  }
  const { isOver, drop } = useFileDrop(take)
  return (
    <div {...drop} className="mt-4 grid gap-3">
      <div
        className={classNames(
          "relative grid justify-items-center gap-1 rounded-card border border-dashed p-5 text-center text-14 text-ink-2",
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
          isOver ? "border-accent bg-accent-tint" : error ? "border-bad bg-sunk" : "border-field bg-sunk",
        )}
      >
        <input
          id={id}
          type="file"
          accept=".glb,model/gltf-binary"
          aria-label={t("myProducts.model.choose")}
          aria-describedby={`${id}-note`}
          aria-invalid={error !== null}
          disabled={isBusy}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
          onChange={(event) => {
            take(event.currentTarget.files)
            // The same file may be picked again after it was mended.
            event.currentTarget.value = ""
          }}
        />
        <span aria-hidden className={buttonClass("secondary", true)}>
          {t("myProducts.model.choose")}
        </span>
        <span>{t("myProducts.model.hint", { megabytes: modelLimits.fileBytes / 1_000_000 })}</span>
      </div>
      <div id={`${id}-note`} className="grid justify-items-start gap-2 text-14 empty:hidden">
        {state.kind === "sending" ? <Sending fraction={state.fraction} /> : null}
        {error === null ? null : (
          <p role="alert" className="text-bad">
            {error}
          </p>
        )}
        {state.kind === "failed" ? (
          <Button small onClick={() => onFile(state.file)}>
            {t("myProducts.model.again")}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function faultOf(state: ModelUploadState, t: ReturnType<typeof useMyProductsText>): string | null {
  if (state.kind === "refused" || state.kind === "failed") return state.message
  const fault = state.kind === "sent" ? state.upload.fault : null
  return fault === null ? null : t("myProducts.model.failed", { fault })
}

function Sending({ fraction }: { readonly fraction: number }) {
  const t = useMyProductsText()
  const percent = Math.round(fraction * 100)
  const text = percent < 100 ? t("myProducts.model.sending", { percent }) : t("myProducts.model.checking")
  return (
    <div className="grid w-full gap-1">
      <p role="status">{text}</p>
      <progress
        className="h-1.5 w-full accent-accent"
        max={100}
        {...(percent < 100 ? { value: percent } : {})}
        aria-label={text}
      />
    </div>
  )
}
