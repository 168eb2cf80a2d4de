import { designerPath, inLanguage, tourPath, workPath } from "@roomwright/contract/page-paths"
import { sharePath } from "@roomwright/contract/discovery/addresses"
import type { Tour } from "@roomwright/contract/tours/tours"
import {
  addressOfLargest,
  breadcrumbs,
  type Site,
  type StructuredData,
} from "../../platform/document-head/structured-data.ts"

/** A tour with its designer. */
export function describeTour(
  { id, name, designer, work, stops, madeAt }: Tour,
  site: Site,
): Partial<StructuredData> {
  const { publicUrl, language } = site
  const address = (path: string): string => publicUrl + inLanguage(path, language)
  const [first] = stops
  return {
    type: "article",
    ...(work ? { preview: sharePath("works", work.id, language) } : {}),
    things: [
      {
        "@type": "ImageGallery",
        name,
        url: address(tourPath(id)),
        ...(first ? { image: addressOfLargest(first.picture, site) } : {}),
        datePublished: madeAt,
        ...(work ? { isBasedOn: address(workPath(work.id)) } : {}),
        author: { "@type": "Person", name: designer.name, url: address(designerPath(designer.id)) },
      },
      breadcrumbs(
        [
          { name: designer.name, path: designerPath(designer.id) },
          ...(work ? [{ name: work.name.text, path: workPath(work.id) }] : []),
          { name, path: tourPath(id) },
        ],
        site,
      ),
    ],
  }
}
