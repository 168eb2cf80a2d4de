import { oembedAddress, sharePath } from "@roomwright/contract/discovery/addresses"
import { designerPath, inLanguage, workPath } from "@roomwright/contract/page-paths"
import type { WorkDetail } from "@roomwright/contract/works/calls"
import {
  addressOfLargest,
  breadcrumbs,
  type Site,
  type StructuredData,
} from "../platform/document-head/structured-data.ts"

/** A work with its designer, and how other sites may show it. */
export function describeWork(work: WorkDetail, site: Site): Partial<StructuredData> {
  const { publicUrl, language } = site
  const author = {
    "@type": "Person",
    name: work.designer.nickname,
    url: publicUrl + inLanguage(designerPath(work.designer.id), language),
  }
  return {
    type: "article",
    preview: sharePath("works", work.id, language),
    things: [
      {
        "@type": "CreativeWork",
        name: work.name.text,
        abstract: work.styleDescription.text.split("\n\n")[0],
        url: publicUrl + inLanguage(workPath(work.id), language),
        image: work.pictures.map((picture) => addressOfLargest(picture, site)),
        genre: work.style.name.text,
        datePublished: work.publishedAt,
        author,
      },
      breadcrumbs(
        [
          { name: work.designer.nickname, path: designerPath(work.designer.id) },
          { name: work.name.text, path: workPath(work.id) },
        ],
        site,
      ),
    ],
    alternates: [
      {
        type: "application/json+oembed",
        path: oembedAddress(publicUrl + workPath(work.id)),
        title: work.name.text,
      },
    ],
  }
}
