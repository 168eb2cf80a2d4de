import { grantsPath, announcementsPath } from "@roomwright/contract/page-paths"
import { blockUser, unblockUser } from "@roomwright/contract/accounts/admin"
import { Button, buttonClass } from "@roomwright/ui/button"
import { useState, type ReactNode } from "react"
import { Link } from "react-router"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { BlockDialog } from "./block-dialog.tsx"
import type { UserCardProps } from "./user-change.ts"

/** Who it is, and whether they may sign in. */
export function UserCard({ user, isBusy, onChange }: UserCardProps) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const [isAsking, setIsAsking] = useState(false)
  const params = { id: user.id }
  const block = async (reason: string): Promise<void> => {
    if (await onChange(() => call(blockUser, { params, body: { reason } }), t("admin.users.blockDone")))
      setIsAsking(false)
  }
  return (
    <section aria-labelledby="user-facts" className="rounded-card border border-line bg-card p-6 lg:p-8">
      <h2 id="user-facts" className="text-22">
        {t("admin.users.facts")}
      </h2>
      {user.blockedAt ? (
        <div className="mt-4">
          <Notice tone="bad">
            <p className="font-medium">
              {t("admin.users.blocked")} · <Moment iso={user.blockedAt} />
            </p>
            <p>{user.blockedReason}</p>
          </Notice>
        </div>
      ) : null}
      <dl className="mt-4 border-t border-line text-14">
        <Fact name={t("admin.users.username")}>{user.username}</Fact>
        <Fact name={t("admin.users.email")}>{user.email ?? "–"}</Fact>
        <Fact name={t("admin.users.mobile")}>
          <span className="num">{user.mobile ?? "–"}</span>
        </Fact>
        <Fact name={t("admin.users.language")}>{languageNames[user.language]}</Fact>
        <Fact name={t("admin.users.joined")}>
          <Moment iso={user.joinedAt} />
        </Fact>
        {user.eraseAt ? (
          <Fact name={t("admin.users.eraseAt")}>
            <Moment iso={user.eraseAt} />
          </Fact>
        ) : null}
        <Fact name={t("admin.users.secondFactor")}>
          {t(user.hasSecondFactor ? "admin.users.factorIs" : "admin.users.factorIsNot")}
        </Fact>
        <Fact name={t("admin.users.id")}>
          <span className="num select-all">{user.id}</span>
        </Fact>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        {user.blockedAt ? (
          <Button
            aria-disabled={isBusy}
            onClick={() => void onChange(() => call(unblockUser, { params }), t("admin.users.unblockDone"))}
          >
            {t("admin.users.unblock")}
          </Button>
        ) : (
          <Button aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
            {t("admin.users.blockDots")}
          </Button>
        )}
        <Link to={grantsPath(user.id)} className={buttonClass("quiet")}>
          {t("admin.users.grant")}
        </Link>
        <Link to={announcementsPath(user.id)} className={buttonClass("quiet")}>
          {t("admin.users.message")}
        </Link>
      </div>
      {isAsking ? (
        <BlockDialog
          title={t("admin.users.blockOne", { name: user.nickname })}
          isBusy={isBusy}
          onBlock={(reason) => void block(reason)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-2 border-b border-line py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
