import { giveRole, givenRoles, takeRole, type GivenRole } from "@roomwright/contract/accounts/admin"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { AdminDialog } from "../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { RoleTags } from "./role-tags.tsx"
import { dutyTexts, roleTexts } from "./role-names.ts"
import type { UserCardProps } from "./user-change.ts"

/** What the account is, and the staff roles that can be given and taken. */
export function RolesCard({ user, isBusy, onChange }: UserCardProps) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  /** Asked once more: an administrator may do everything, and who takes it from themselves cannot give it back. */
  const [asked, setAsked] = useState<GivenRole | null>(null)
  const isOwn = useIsOwnCase([user.id])
  const change = async (role: GivenRole): Promise<void> => {
    const params = { id: user.id, role }
    const name = t(roleTexts[role])
    const isDone = user.roles.includes(role)
      ? await onChange(() => call(takeRole, { params }), t("admin.users.roleTaken", { role: name }))
      : await onChange(() => call(giveRole, { params }), t("admin.users.roleGiven", { role: name }))
    if (isDone) setAsked(null)
  }
  return (
    <section aria-labelledby="user-roles" className="rounded-card border border-line bg-card p-6 lg:p-8">
      <h2 id="user-roles" className="text-22">
        {t("admin.users.roles")}
      </h2>
      <div className="mt-3">
        <RoleTags roles={user.roles} />
      </div>
      {user.needsSecondFactor ? (
        <div className="mt-4">
          <Notice tone="wait">{t("admin.users.needsFactor")}</Notice>
        </div>
      ) : null}
      {isOwn ? (
        <div className="mt-4">
          <Notice tone="wait">{t("admin.users.ownRoles")}</Notice>
        </div>
      ) : null}
      <ul className="mt-5 border-t border-line">
        {givenRoles.map((role) => (
          <li key={role} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <div className="min-w-0 text-14">
              <p className="font-medium">{t(roleTexts[role])}</p>
              <p className="text-ink-2">{t(dutyTexts[role])}</p>
            </div>
            <Button
              small
              // One gives up a role of one's own alone; another is somebody else's to give.
              disabled={isOwn && !user.roles.includes(role)}
              aria-disabled={isBusy}
              aria-label={t(user.roles.includes(role) ? "admin.users.takeRole" : "admin.users.giveRole", {
                role: t(roleTexts[role]),
              })}
              onClick={() => (role === "ROLE_ADMIN" ? setAsked(role) : void change(role))}
            >
              {t(user.roles.includes(role) ? "admin.users.take" : "admin.users.give")}
            </Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <AdminDialog
          title={t(user.roles.includes(asked) ? "admin.users.takeRole" : "admin.users.giveRole", {
            role: t(roleTexts[asked]),
          })}
          onClose={() => setAsked(null)}
        >
          <p className="mt-4 text-ink-2">
            {t(user.roles.includes(asked) ? "admin.users.takeAdmin" : "admin.users.giveAdmin", {
              name: user.nickname,
            })}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button look="primary" aria-disabled={isBusy} onClick={() => void change(asked)}>
              {t(user.roles.includes(asked) ? "admin.users.take" : "admin.users.give")}
            </Button>
            <Button data-autofocus onClick={() => setAsked(null)}>
              {t("admin.action.cancel")}
            </Button>
          </div>
        </AdminDialog>
      ) : null}
    </section>
  )
}
