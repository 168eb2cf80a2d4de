import type { MerchantDetail } from "@roomwright/contract/catalogue/merchants"
import { sharePath } from "@roomwright/contract/discovery/addresses"
import { inLanguage, merchantPath } from "@roomwright/contract/page-paths"
import type { Site, StructuredData } from "../platform/document-head/structured-data.ts"

/** A merchant as an organization. */
export function describeMerchant(
  merchant: MerchantDetail,
  { publicUrl, language }: Site,
): Partial<StructuredData> {
  return {
    type: "profile",
    preview: sharePath("merchants", merchant.id, language),
    things: [
      {
        "@type": "Organization",
        name: merchant.nickname,
        description: merchant.introduction.text,
        url: publicUrl + inLanguage(merchantPath(merchant.id), language),
        ...(merchant.phone === null ? {} : { telephone: merchant.phone }),
      },
    ],
  }
}
