import type { Content, ContentPart } from "@roomwright/contract/content/admin"
import { languages } from "@roomwright/contract/language"
import { TextField } from "@roomwright/ui/text-field"
import { Link } from "react-router"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { SelectField } from "../../admin/frame/select-field.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { ConflictNotice } from "./conflict-notice.tsx"
import { ContentActions } from "./content-actions.tsx"
import { listPaths, stateTexts, stateTones, topicsOf, topicTexts } from "./content-names.ts"
import { LanguageColumn } from "./language-column.tsx"
import { useContentEditor } from "./use-content-editor.ts"
import { VersionsCard } from "./versions-card.tsx"
import type { OwnPicture } from "@roomwright/contract/media/picture"
import { Button } from "@roomwright/ui/button"
import { AdminImage } from "../../admin/frame/admin-image.tsx"
import type { SentPicture } from "./content-draft.ts"
import { PictureButton } from "./picture-button.tsx"
import { useSendPicture } from "./use-send-picture.ts"

interface ContentEditorProps {
  readonly part: ContentPart
  /** Null for what is begun. */
  readonly content: Content | null
}

/** One text in three languages side by side, each with its preview; drafts, publication and versions. */
export function ContentEditor({ part, content: loaded }: ContentEditorProps) {
  const t = useAdminText()
  const editing = useContentEditor(part, loaded)
  const { content, draft, change } = editing
  const title =
    content?.title.text || t(part === "answer" ? "admin.content.add.answer" : "admin.content.add.article")
  return (
    <AdminPage title={part === "about" ? t("admin.nav.about") : title}>
      {part === "about" ? null : (
        <Link
          to={listPaths[part]}
          className="inline-flex min-h-9 items-center text-14 text-accent underline-offset-4 hover:underline"
        >
          {t("admin.content.back")}
        </Link>
      )}
      {content ? (
        <p className="mt-2 flex flex-wrap items-center gap-3 text-14 text-ink-2">
          <Tag tone={stateTones[content.state]}>{t(stateTexts[content.state])}</Tag>
          <span>{t("admin.content.version", { revision: content.revision })}</span>
          {content.dueAt === null ? null : (
            <span>
              {t("admin.content.due")} <Moment iso={content.dueAt} />
            </span>
          )}
        </p>
      ) : null}
      <ConflictNotice editing={editing} />
      <ContentActions part={part} editing={editing} />
      {part === "about" ? null : (
        <div className="mt-6 grid max-w-[44rem] gap-5 sm:grid-cols-2">
          <SelectField
            label={t("admin.content.topic")}
            value={draft.topic}
            options={topicsOf[part].map((value) => ({ value, text: t(topicTexts[value]) }))}
            onChange={(topic) => change({ topic })}
          />
          {part === "answer" ? (
            <TextField
              label={t("admin.content.place")}
              inputMode="numeric"
              value={draft.place}
              onChange={({ target }) => change({ place: target.value })}
            />
          ) : null}
        </div>
      )}
      {part === "article" ? (
        <CoverField
          cover={draft.cover}
          onChange={(cover, sent) => change({ cover, ...(sent ? { sent: [...draft.sent, sent] } : {}) })}
        />
      ) : null}
      <div className="mt-8 grid gap-8 xl:grid-cols-3 xl:gap-6">
        {languages.map((language) => (
          <LanguageColumn
            key={language}
            language={language}
            part={part}
            itemId={content?.id ?? null}
            text={draft.texts[language]}
            onChange={(text) => change({ texts: { ...draft.texts, [language]: text } })}
            onSent={(sent, text) =>
              change({ sent: [...draft.sent, sent], texts: { ...draft.texts, [language]: text } })
            }
          />
        ))}
      </div>
      {content ? (
        <VersionsCard
          key={content.revision}
          content={content}
          isBusy={editing.isBusy}
          onRestore={(revision) => void editing.restore(revision)}
        />
      ) : null}
    </AdminPage>
  )
}

interface CoverFieldProps {
  readonly cover: OwnPicture | null
  readonly onChange: (cover: OwnPicture | null, sent?: SentPicture) => void
}

/** The picture that lists show, and that stands above the article. */
function CoverField({ cover, onChange }: CoverFieldProps) {
  const t = useAdminText()
  const { isBusy, send } = useSendPicture((sent) => onChange(sent.picture, sent))
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      {cover ? (
        <AdminImage
          source={cover}
          alt={t("admin.content.cover")}
          className="aspect-[3/2] w-44 rounded-control bg-still object-cover"
        />
      ) : null}
      <PictureButton
        text={isBusy ? t("admin.content.pictureBusy") : t("admin.content.cover")}
        isBusy={isBusy}
        onFile={(file) => void send(file)}
      />
      {cover ? (
        <Button small look="quiet" onClick={() => onChange(null)}>
          {t("admin.content.coverRemove")}
        </Button>
      ) : null}
    </div>
  )
}
