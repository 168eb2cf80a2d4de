import type { AdminUserDetail } from "@roomwright/contract/accounts/admin"

/** What a card of an account is given. */
export interface UserCardProps {
  readonly user: AdminUserDetail
  readonly isBusy: boolean
  /** Makes a call, shows the account as it answers, and says what was done. False when it was refused. */
  readonly onChange: (call: () => Promise<AdminUserDetail>, done: string) => Promise<boolean>
}
