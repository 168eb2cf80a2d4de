import type { ModalName } from "../../platform/dialogs/modal-store.ts"

export function AccountModals({ name }: { readonly name: ModalName }) {
  return <p>{name}</p>
}
