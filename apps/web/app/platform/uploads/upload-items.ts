import type { Upload } from "@roomwright/contract/media/uploads"

export type UploadState =
  | { readonly kind: "waiting" }
  | { readonly kind: "sending"; readonly fraction: number }
  | { readonly kind: "done"; readonly upload: Upload }
  /** What the server or the network said; sending it again may help. */
  | { readonly kind: "failed"; readonly message: string }
  /** Sending it again cannot help. */
  | { readonly kind: "refused"; readonly message: string }

export interface UploadItem {
  readonly key: number
  readonly file: File
  readonly state: UploadState
}

export type UploadAction =
  | { readonly type: "added"; readonly items: readonly UploadItem[] }
  | { readonly type: "changed"; readonly key: number; readonly state: UploadState }
  | { readonly type: "removed"; readonly key: number }

/** Files of one field on their way, in the order they were given. A removed one never comes back. */
export function changeItems(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.type) {
    case "added":
      return [...items, ...action.items]
    case "changed":
      return items.map((item) => (item.key === action.key ? { ...item, state: action.state } : item))
    case "removed":
      return items.filter(({ key }) => key !== action.key)
  }
}

/** How many go out at the same time: more would only share the same line. */
const sendingAtOnce = 2

/** The items that start now. */
export function findNext(items: readonly UploadItem[]): readonly UploadItem[] {
  const sending = items.filter(({ state }) => state.kind === "sending").length
  return items.filter(({ state }) => state.kind === "waiting").slice(0, Math.max(0, sendingAtOnce - sending))
}

/** The uploads that are there, in the order of their files. */
export const findDone = (items: readonly UploadItem[]): readonly Upload[] =>
  items.flatMap(({ state }) => (state.kind === "done" ? [state.upload] : []))
