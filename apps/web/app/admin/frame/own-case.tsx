import { currentSession } from "../../platform/session/session-store.ts"
import { useSession } from "../../platform/session/use-session.ts"
import { useAdminText } from "./admin-texts.ts"
import { Notice } from "./notice.tsx"
import { Tag } from "./tag.tsx"

type Parties = readonly (string | null | undefined)[]

/** Whether who is signed in has a part in a case: then somebody else decides it. The server refuses it anyway. */
export function isOwnCase(parties: Parties): boolean {
  const id = currentSession()?.user?.id
  return id !== undefined && parties.includes(id)
}

/** The same while a page is shown. */
export function useIsOwnCase(parties: Parties): boolean {
  const id = useSession()?.user?.id
  return id !== undefined && parties.includes(id)
}

/** Marks a row that somebody else decides. */
export function OwnCaseTag() {
  return <Tag tone="wait">{useAdminText()("admin.ownCase.tag")}</Tag>
}

/** Says why the buttons are off. */
export function OwnCaseNotice() {
  return <Notice tone="wait">{useAdminText()("admin.ownCase.text")}</Notice>
}
