import { readAdminHome } from "@roomwright/contract/home/admin"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { ExternalLink } from "lucide-react"
import { SaveBar } from "../../platform/forms/save-bar.tsx"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import type { Route } from "./+types/home-editor.page"
import { homeAdminTexts, useHomeAdminText } from "./home-admin-texts.ts"
import { sections } from "./home-draft.ts"
import { SectionEditor } from "./section-editor.tsx"
import { useHomeEditor, type HomeEditing } from "./use-home-editor.ts"
import { useHomePreview } from "./use-home-preview.ts"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader() {
  const [home] = await Promise.all([adminCall()(readAdminHome, {}), homeAdminTexts.load(shownLanguage())])
  return { home }
}

/** What the front page shows, section by section. */
export default function AdminHomePage({ loaderData }: Route.ComponentProps) {
  const t = useHomeAdminText()
  const editing = useHomeEditor(loaderData.home)
  const { saved, draft, isChanged, isBusy, change, save, discard } = editing
  const { shown, failure } = useHomePreview(draft)
  return (
    <AdminPage title={t("homeAdmin.title")} intro={t("homeAdmin.intro")}>
      <form
        aria-label={t("homeAdmin.title")}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        className="grid max-w-[60rem] grid-cols-1 gap-6"
      >
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-2">
          <a
            href={pagePaths.home}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("secondary", true)}
          >
            <Icon of={ExternalLink} size={16} />
            {t("homeAdmin.open")}
          </a>
          {saved.savedAt ? (
            <span>
              {t("homeAdmin.last", { name: saved.savedBy?.nickname ?? t("homeAdmin.somebody") })}{" "}
              <Moment iso={saved.savedAt} />
            </span>
          ) : (
            <span>{t("homeAdmin.never")}</span>
          )}
        </p>
        <NewerNotice editing={editing} />
        {failure ? (
          <Notice tone="bad">
            <p role="status">
              {t("homeAdmin.previewFailed")} {failure}
            </p>
          </Notice>
        ) : null}
        {sections.map((section) => (
          <SectionEditor
            key={section}
            section={section}
            draft={draft[section]}
            shown={shown?.[section] ?? null}
            onChange={(next) => change(section, next)}
          />
        ))}
        <SaveBar
          isDirty={isChanged}
          isBusy={isBusy}
          go={t("homeAdmin.save")}
          status={isChanged ? t("homeAdmin.unsaved") : null}
        >
          {isChanged ? (
            <Button small look="quiet" className="min-h-10" onClick={discard}>
              {t("homeAdmin.discard")}
            </Button>
          ) : null}
        </SaveBar>
      </form>
    </AdminPage>
  )
}

/** Somebody else has saved meanwhile: what to do about it. */
function NewerNotice({ editing }: { readonly editing: HomeEditing }) {
  const t = useHomeAdminText()
  const { newer, isBusy, saveOver, takeNewer } = editing
  if (!newer) return null
  return (
    <div role="alert">
      <Notice tone="wait">
        <p>{t("homeAdmin.conflict", { name: newer.savedBy?.nickname ?? t("homeAdmin.somebody") })}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button small aria-disabled={isBusy} onClick={() => void saveOver()}>
            {t("homeAdmin.mine")}
          </Button>
          <Button small onClick={takeNewer}>
            {t("homeAdmin.theirs")}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
