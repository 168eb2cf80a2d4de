import { currentModal, openModal, type ModalName } from "../platform/dialogs/modal-store.ts"
import { requestLatestBuild } from "../platform/stale-build/latest-build.ts"
import { ownBuild } from "../platform/stale-build/router-globals.ts"

const key = "open-modal"
const names = ["regist", "login", "secret", "update", "bindMobile", "tips"] as const satisfies ModalName[]

/** True when a page that is loaded anew would arrive. */
export const isServerThere = async (): Promise<boolean> => (await requestLatestBuild(ownBuild())) !== "away"

/** Loads the page anew; the modal that is open now opens on it again. */
export function reloadWithModal(): void {
  const { name, after } = currentModal()
  try {
    sessionStorage.setItem(key, JSON.stringify([name, after]))
  } catch {
    // The reader opens it themselves.
  }
  location.reload()
}

/** Opens what was open before such a reload. */
export function openModalAfterReload(): void {
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
