import { sharePath } from "@roomwright/contract/discovery/addresses"
import { designerPath, inLanguage, viewPath, workPath } from "@roomwright/contract/page-paths"
import type { WorkScene } from "@roomwright/contract/studio/work-scenes"
import {
  addressOfLargest,
  breadcrumbs,
  type Site,
  type StructuredData,
} from "../../platform/document-head/structured-data.ts"

/** The 3D view of a work with its designer. */
export function describeView(
  { workId, name, designer, poster, publishedAt }: Omit<WorkScene, "document">,
  site: Site,
): Partial<StructuredData> {
  const { publicUrl, language } = site
  return {
    type: "article",
    preview: sharePath("works", workId, language),
    things: [
      {
        "@type": "3DModel",
        name: name.text,
        url: publicUrl + inLanguage(viewPath(workId), language),
        image: addressOfLargest(poster, site),
        datePublished: publishedAt,
        isBasedOn: publicUrl + inLanguage(workPath(workId), language),
        author: {
          "@type": "Person",
          name: designer.name,
          url: publicUrl + inLanguage(designerPath(designer.id), language),
        },
      },
      breadcrumbs(
        [
          { name: designer.name, path: designerPath(designer.id) },
          { name: name.text, path: workPath(workId) },
          { name: "3D", path: viewPath(workId) },
        ],
        site,
      ),
    ],
  }
}
