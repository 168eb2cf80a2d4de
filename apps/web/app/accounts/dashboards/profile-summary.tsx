import type { Profile } from "@roomwright/contract/accounts/calls"
import { Avatar } from "@roomwright/ui/avatar"
import { kindOf } from "../../platform/session/role-dashboard.ts"
import { useDashboardText } from "./dashboard-texts.ts"
import { rolesOf } from "./read-own.ts"

/** Who one is here: the specification's summary of a profile. */
export function ProfileSummary({ profile }: { readonly profile: Profile }) {
  const t = useDashboardText()
  const kind = kindOf(rolesOf(profile))
  const role = {
    designer: t("dashboards.role.designer"),
    merchant: t("dashboards.role.merchant"),
    user: t("dashboards.role.user"),
  }[kind]
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      <Avatar name={profile.nickname} picture={profile.avatar} size="large" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{profile.nickname}</p>
        <p className="text-14 text-ink-2">
          {kind === "designer"
            ? t("dashboards.role.withLevel", { role, level: profile.designerLevel })
            : role}
        </p>
        {profile.email ? (
          <p className="text-14 text-ink-2 wrap-anywhere">
            {/* A long one breaks where it is read. */}
            {profile.email.slice(0, profile.email.indexOf("@"))}
            <wbr />
            {profile.email.slice(profile.email.indexOf("@"))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
