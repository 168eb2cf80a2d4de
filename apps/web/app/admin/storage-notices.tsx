import type { StorageSpace } from "@roomwright/contract/admin/storage"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useAdminText } from "./frame/admin-texts.ts"
import { Notice } from "./frame/notice.tsx"

/** The disks that somebody has to look after before they are full. */
export function StorageNotices({ disks }: { readonly disks: readonly StorageSpace[] }) {
  const t = useAdminText()
  const language = useLanguage()
  const toText = (bytes: number): string =>
    bytes < 1e9
      ? `${formatNumber(bytes / 1e6, language)}\u00A0MB`
      : `${formatNumber(bytes / 1e9, language)}\u00A0GB`
  return disks
    .filter(({ isLow }) => isLow)
    .map(({ place, freeBytes, totalBytes }) => (
      <div key={place} className="mb-6">
        <Notice tone="bad">
          <p>
            {t("admin.overview.storageLow", {
              place,
              free: toText(freeBytes),
              total: toText(totalBytes),
            })}
          </p>
          <p>{t("admin.overview.storageRemedy")}</p>
        </Notice>
      </div>
    ))
}
