import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { useLocation } from "react-router"
import {
  closeModal,
  currentModal,
  noModal,
  subscribeModal,
  openModal,
  type ModalName,
} from "../platform/dialogs/modal-store.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { loadAccountModals, type AccountModal } from "./load-account-modals.ts"
import { ModalNotLoaded, WaitingModal } from "./modal-not-loaded.tsx"
import { requestLatestBuild } from "../platform/stale-build/latest-build.ts"
import { ownBuild } from "../platform/stale-build/router-globals.ts"

const key = "open-modal"
const names = ["regist", "login", "secret", "update", "bindMobile", "tips"] as const satisfies ModalName[]

/** The one place where modals open. What is behind is inert as long as `useModalIsOpen` says so. */
export function ModalLayer() {
  const modal = useSyncExternalStore(subscribeModal, currentModal, noModal)
  const language = useLanguage()
  const { pathname } = useLocation()
  const [Modal, setModal] = useState<AccountModal | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const tries = useRef(0)
  const isWanted = modal.name !== null && Modal === null

  useEffect(() => {
    if (!isWanted || hasFailed) return
    loadAccountModals(language).then(
      (loaded) => setModal(() => loaded),
      async () => {
        tries.current += 1
        // Browsers remember that an address brought no code: when asked again they need a page that begins anew.
        if (tries.current > 1 && (await isServerThere())) reloadWithModal()
        else setHasFailed(true)
      },
    )
  }, [isWanted, hasFailed, language])

  useEffect(openModalAfterReload, [])

  useEffect(() => {
    const { name, path } = currentModal()
    if (name !== null && path !== pathname) closeModal()
  }, [pathname])

  useLockedPage(modal.name !== null)

  if (modal.name === null) return <WaitingModal />
  return (
    <div className="modal-scrim fixed inset-0 z-40 grid items-end overflow-hidden bg-scrim sm:place-items-center sm:p-6">
      {!modal.isVisible ? null : Modal ? (
        <Modal name={modal.name} />
      ) : (
        <ModalNotLoaded isLoading={!hasFailed} onRetry={() => setHasFailed(false)} />
      )}
    </div>
  )
}

/** The page behind a modal neither scrolls nor moves. */
function useLockedPage(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (isLocked) document.documentElement.dataset["modal"] = ""
    else delete document.documentElement.dataset["modal"]
  }, [isLocked])
}

/** True while a modal is open or about to. */
export const useModalIsOpen = (): boolean =>
  useSyncExternalStore(subscribeModal, currentModal, noModal).name !== null

/** True when a page that is loaded anew would arrive. */
const isServerThere = async (): Promise<boolean> => (await requestLatestBuild(ownBuild())) !== "away"

/** Loads the page anew; the modal that is open now opens on it again. */
function reloadWithModal(): void {
  const { name, after } = currentModal()
  try {
    sessionStorage.setItem(key, JSON.stringify([name, after]))
  } catch {
    // The reader opens it themselves.
  }
  location.reload()
}

/** Opens what was open before such a reload. */
function openModalAfterReload(): void {
  const [opened, after] = takeNote()
  const name = names.find((each) => each === opened)
  if (name) openModal(name, after === "stay" ? "stay" : "home")
}

function takeNote(): readonly unknown[] {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]")
    sessionStorage.removeItem(key)
    return Array.isArray(note) ? note : []
  } catch {
    return []
  }
}
