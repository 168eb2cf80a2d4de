import type { AdminApplication } from "@roomwright/contract/applications/admin"
import { Button } from "@roomwright/ui/button"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { DocumentPicture } from "./document-picture.tsx"
import { useDocuments } from "./use-documents.ts"

/** The pictures of documents side by side, each with the reviewer's name across it. */
export function Documents({ application }: { readonly application: AdminApplication }) {
  const t = useAdminText()
  const { documents, hasFailed, onError, retry } = useDocuments(application)
  return (
    <section aria-label={t("admin.documents.title")} className="flex min-h-0 min-w-0 flex-col bg-still">
      {application.pictures.length === 0 ? (
        <p className="m-auto p-8 text-ink-2">{t("admin.documents.gone")}</p>
      ) : hasFailed ? (
        <div className="m-auto grid justify-items-center gap-3 p-8 text-center">
          <p className="text-ink-2">{t("admin.documents.failed")}</p>
          <Button small onClick={retry}>
            {t("admin.documents.retry")}
          </Button>
        </div>
      ) : (
        <div
          className="grid min-h-64 flex-1 bg-card sm:auto-cols-fr sm:grid-flow-col"
          aria-busy={documents === null}
        >
          {(documents ?? []).map((document) => (
            <DocumentPicture
              key={document.kind}
              document={document}
              name={application.applicant.nickname}
              onError={onError}
            />
          ))}
        </div>
      )}
      <p className="border-t border-line bg-paper px-4 py-2 text-12 text-ink-2">
        {t("admin.documents.logged")}
      </p>
    </section>
  )
}
