import { limits } from "@roomwright/contract/limits"
import { closeDialog } from "@roomwright/ui/dialog-commands"

/** The specification's names of the modal dialogs. */
export type ModalName = "regist" | "login" | "secret" | "update" | "bindMobile" | "tips"

/** The dialog that stands in for any of them until the page runs. */
export const waitingModalId = "waiting-modal"

/** Where a sign-in leads: to the front page, or on with what was going on when it was asked for. */
export type AfterLogin = "home" | "stay"

export interface ModalState {
  readonly name: ModalName | null
  /** False for the moment between two modals. */
  readonly isVisible: boolean
  /** The page that it stands on: another one closes it. */
  readonly path: string
  readonly after: AfterLogin
  /** Opened again after a sign-in that broke it off. */
  readonly resumed: ModalName | null
}

const closed: ModalState = { name: null, isVisible: false, path: "", after: "home", resumed: null }

let state: ModalState = closed
let opener: Element | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let waiting: readonly ((isSignedIn: boolean) => void)[] = []
const listeners = new Set<() => void>()

function publish(next: ModalState): void {
  state = next
  for (const listener of listeners) listener()
}

export const currentModal = (): ModalState => state
export const noModal = (): ModalState => closed

export function subscribeModal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a modal by name; one that is open makes way. The focus returns to where it is now. */
export function openModal(name: ModalName, after: AfterLogin = "home"): void {
  const path = location.pathname
  // Gives the focus back to the button that was pressed.
  closeDialog(waitingModalId)
  if (state.name !== null) {
    publish({ ...state, path, after })
    if (state.name !== name) switchModal(name)
    return
  }
  opener = document.activeElement
  publish({ name, isVisible: true, path, after, resumed: null })
}

/** Closes the open modal and opens the next one after the specification's pause, on this page or on one to come. */
export function switchModal(name: ModalName, path = state.path): void {
  clearTimeout(timer)
  publish({ ...state, name, path, isVisible: false })
  timer = setTimeout(() => publish({ ...state, isVisible: true }), limits.modalSwitchMs)
}

/** Closes whatever is open. Actions that waited for a sign-in are given up. */
export function closeModal(): void {
  if (state.name !== null) end(false)
}

/** Opens the login; `then` learns whether somebody signed in here. What is open and wants no login comes back later. */
export function requestLogin(then?: (isSignedIn: boolean) => void): void {
  if (then) waiting = [...waiting, then]
  if (state.name === "update") {
    publish({ ...state, resumed: "update" })
    openModal("login", "stay")
    return
  }
  // Who is on the way to signing in goes on with it.
  const isUnderWay = state.name !== null && state.name !== "tips"
  if (isUnderWay) publish({ ...state, path: location.pathname, after: "stay" })
  else openModal("login", "stay")
}

/** Somebody signed in: closes the login, tells who waited, and says where to go. `resumes`: what it broke off goes on. */
export function finishLogin(resumes: boolean): AfterLogin {
  const { after, resumed } = state
  end(true)
  if (resumed && resumes) setTimeout(() => openModal(resumed), limits.modalSwitchMs)
  return after
}

function end(isSignedIn: boolean): void {
  clearTimeout(timer)
  const told = waiting
  waiting = []
  publish(closed)
  for (const notify of told) notify(isSignedIn)
}

/** Where the focus was before the modal opened. */
export const modalOpener = (): Element | null => opener
