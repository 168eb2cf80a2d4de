import type { ComponentType } from "react"
import type { ModalName } from "../../platform/dialogs/modal-store.ts"
import { BindMobileModal } from "./bind-mobile-modal.tsx"
import { LoginModal } from "./login-modal.tsx"
import { RegisterModal } from "./register-modal.tsx"
import { SecretModal } from "./secret-modal.tsx"
import { TipsModal } from "./tips-modal.tsx"
import { UpdateModal } from "./update-modal.tsx"

const modals: Readonly<Record<ModalName, ComponentType>> = {
  regist: RegisterModal,
  login: LoginModal,
  secret: SecretModal,
  update: UpdateModal,
  bindMobile: BindMobileModal,
  tips: TipsModal,
}

/** The account modal of a name; all of them come in one piece of code. */
export function AccountModals({ name }: { readonly name: ModalName }) {
  const Modal = modals[name]
  return <Modal />
}
