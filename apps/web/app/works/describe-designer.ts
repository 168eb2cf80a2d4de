import { sharePath } from "@roomwright/contract/discovery/addresses"
import { designerPath, inLanguage } from "@roomwright/contract/page-paths"
import type { DesignerDetail } from "@roomwright/contract/works/designers"
import type { Site, StructuredData } from "../platform/document-head/structured-data.ts"

/** A designer as a person with a profile. */
export function describeDesigner(
  designer: DesignerDetail,
  { publicUrl, language }: Site,
): Partial<StructuredData> {
  return {
    type: "profile",
    preview: sharePath("designers", designer.id, language),
    things: [
      {
        "@type": "ProfilePage",
        dateCreated: designer.joinedAt,
        mainEntity: {
          "@type": "Person",
          name: designer.nickname,
          description: designer.introduction.text,
          url: publicUrl + inLanguage(designerPath(designer.id), language),
          ...(designer.companyName
            ? { worksFor: { "@type": "Organization", name: designer.companyName } }
            : {}),
        },
      },
    ],
  }
}
