import type { ReactNode } from "react"
import { ModalFrame } from "../../platform/dialogs/modal-frame.tsx"
import { closeModal } from "../../platform/dialogs/modal-store.ts"
import clay from "./clay.webp"
import window from "./window.webp"

const pictures = { clay, window } as const

interface AccountModalProps {
  readonly title: string
  readonly picture: keyof typeof pictures
  readonly children: ReactNode
}

/** The frame of the account modals: a picture of a room beside the form. */
export function AccountModal({ title, picture, children }: AccountModalProps) {
  return (
    <ModalFrame
      title={title}
      onClose={closeModal}
      picture={<img src={pictures[picture]} alt="" className="absolute inset-0 size-full object-cover" />}
    >
      {children}
    </ModalFrame>
  )
}

interface ModalLinkProps {
  readonly question?: string
  readonly text: string
  readonly onClick: () => void
}

/** A way to another modal, below a form. */
export function ModalLink({ question, text, onClick }: ModalLinkProps) {
  return (
    <p className="mt-auto flex flex-wrap gap-x-1.5 pt-6 text-14 text-ink-2">
      {question}
      <LinkButton text={text} onClick={onClick} />
    </p>
  )
}

/** A button that looks like a link. */
export function LinkButton({ text, onClick }: Omit<ModalLinkProps, "question">) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="text-14 font-normal text-accent underline-offset-4 hover:underline"
    >
      {text}
    </button>
  )
}
