import type { Channel, DeskSettings } from "@roomwright/contract/desk-settings"
import { useDeskText } from "../desk-texts.ts"
import { Tag } from "../tag.tsx"

/** Where emails and SMS go out. Who runs the server sets that, by the environment. */
export function ChannelsCard({ email, sms }: Pick<DeskSettings, "email" | "sms">) {
  const t = useDeskText()
  const channel = (name: string, { source, sender }: Channel) => (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2.5">
      <dt>{name}</dt>
      <dd className="flex flex-wrap items-center gap-2 wrap-anywhere">
        {sender}
        <Tag tone={source === "environment" ? "ok" : "wait"}>
          {t(source === "environment" ? "desk.settings.byEnvironment" : "desk.settings.notSet")}
        </Tag>
      </dd>
    </div>
  )
  return (
    <section aria-labelledby="channels" className="rounded-card border border-line bg-card p-6 lg:p-8">
      <h2 id="channels" className="text-22">
        {t("desk.settings.channels")}
      </h2>
      <p className="mt-2 text-14 text-ink-2">{t("desk.settings.channelsNote")}</p>
      <dl className="mt-4 border-t border-line text-14">
        {channel(t("desk.settings.email"), email)}
        {channel(t("desk.settings.sms"), sms)}
      </dl>
    </section>
  )
}
