import { readProduct, type ProductDetail } from "@roomwright/contract/catalogue/calls"
import {
  listAnswers,
  listArticles,
  readAbout,
  readArticle,
  type About,
  type Article,
} from "@roomwright/contract/content/calls"
import { readDesigner, type DesignerDetail } from "@roomwright/contract/works/designers"
import type { CallData, Endpoint } from "@roomwright/contract/endpoint"
import { languageTag, type Language } from "@roomwright/contract/language"
import {
  articlePath,
  designerPath,
  inLanguage,
  merchantPath,
  pagePaths,
  productPath,
  productResultsPath,
  workPath,
} from "@roomwright/contract/page-paths"
import type { Picture } from "@roomwright/contract/media/picture"
import { readMerchant, type MerchantDetail } from "@roomwright/contract/catalogue/merchants"
import { readPublicSettings, type PublicSettings } from "@roomwright/contract/settings/calls"
import { readWork, type WorkDetail } from "@roomwright/contract/works/calls"
import { articlesFeed, oembedAddress, sharePath, worksFeed } from "./features/discovery/discovery.public.ts"
import type { StructuredData } from "./platform/pages/page-head.ts"

// What a page is about is known from the answers it is made of: no page says it a second time.

/** An answer that was read for a page. */
export interface ReadAnswer {
  readonly method: string
  readonly path: string
  readonly data: unknown
}

interface Place {
  readonly publicUrl: string
  readonly language: Language
}

interface Subject {
  readonly page: string
  readonly endpoint: Endpoint
  readonly describe: (data: never, place: Place) => Partial<StructuredData>
}

/** The page that an answer is the main thing of, with its shape checked by the compiler. */
const about = <E extends Endpoint>(
  page: string,
  endpoint: E,
  describe: (data: CallData<E>, place: Place) => Partial<StructuredData>,
): Subject => ({ page, endpoint, describe })

const subjects = [
  about(pagePaths.home, readPublicSettings, describeSite),
  about(pagePaths.product, readProduct, describeProduct),
  about(pagePaths.work, readWork, describeWork),
  about(pagePaths.designer, readDesigner, describeDesigner),
  about(pagePaths.merchant, readMerchant, describeMerchant),
  about(pagePaths.articles, listArticles, (_articles, { language }) => ({
    alternates: [{ type: "application/rss+xml", path: articlesFeed(language), title: "Roomwright" }],
  })),
  about(pagePaths.article, readArticle, describeArticle),
  about(pagePaths.help, listAnswers, describeHelp),
  about(pagePaths.about, readAbout, describeAbout),
]

/** What the page at a path is about, from the answers that it was made of. */
export function subjectOf(path: string, answers: readonly ReadAnswer[], place: Place): StructuredData {
  const subject = subjects.find(({ page }) => page === path)
  const answer =
    subject &&
    answers.find((one) => one.method === subject.endpoint.method && one.path === subject.endpoint.path)
  return {
    things: [],
    preview: sharePath("site", null, place.language),
    type: "website",
    alternates: [],
    // The endpoint's own handler made the data: its type is what `about` was given.
    ...(answer ? subject.describe(answer.data as never, place) : {}),
  }
}

const largest = (picture: Picture, { publicUrl }: Place): string =>
  `${publicUrl}${picture.path}/${Math.max(...picture.widths)}.webp`

const trail = (
  steps: readonly { readonly name: string; readonly path: string }[],
  { publicUrl, language }: Place,
): object => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: publicUrl + inLanguage(path, language),
  })),
})

function describeSite(settings: PublicSettings, { publicUrl, language }: Place): Partial<StructuredData> {
  return {
    things: [
      {
        "@type": "Organization",
        name: settings.companyName,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/favicon.svg`,
        telephone: settings.companyPhone,
        address: settings.companyAddress.text,
      },
      {
        "@type": "WebSite",
        name: "Roomwright",
        url: `${publicUrl}/`,
        inLanguage: languageTag[language],
        potentialAction: {
          "@type": "SearchAction",
          target: `${publicUrl}${productResultsPath("")}{search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
    alternates: [{ type: "application/rss+xml", path: worksFeed(language), title: "Roomwright" }],
  }
}

function describeProduct(product: ProductDetail, place: Place): Partial<StructuredData> {
  const { publicUrl, language } = place
  const url = publicUrl + inLanguage(productPath(product.id), language)
  const prices = product.variants.map(({ price }) => price)
  const availability = `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`
  const seller = { "@type": "Organization", name: product.merchant.nickname }
  const offer = { priceCurrency: "VND", availability, url, seller }
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return {
    type: "product",
    preview: sharePath("products", product.id, language),
    things: [
      {
        "@type": "Product",
        name: product.name.text,
        description: product.description.text,
        image: product.pictures.map((picture) => largest(picture, place)),
        sku: product.variants[0]?.sku,
        category: product.categories.map(({ name }) => name.text).join(" / "),
        color: [...new Set(product.variants.map(({ colour }) => colour.name.text))].join(", "),
        material: product.materials.map(({ name }) => name.text).join(", "),
        width: inMillimetres(product.widthMm),
        depth: inMillimetres(product.depthMm),
        height: inMillimetres(product.heightMm),
        offers:
          lowest === highest
            ? { "@type": "Offer", price: lowest, ...offer }
            : {
                "@type": "AggregateOffer",
                lowPrice: lowest,
                highPrice: highest,
                offerCount: prices.length,
                ...offer,
              },
      },
      trail(
        [
          ...product.categories.map(({ id, name }) => ({
            name: name.text,
            path: `${pagePaths.products}?category=${id}`,
          })),
          { name: product.name.text, path: productPath(product.id) },
        ],
        place,
      ),
    ],
  }
}

/** UN/CEFACT calls millimetres MMT. */
const inMillimetres = (value: number): object => ({ "@type": "QuantitativeValue", value, unitCode: "MMT" })

function describeWork(work: WorkDetail, place: Place): Partial<StructuredData> {
  const { publicUrl, language } = place
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
        image: work.pictures.map((picture) => largest(picture, place)),
        genre: work.style.name.text,
        datePublished: work.publishedAt,
        author,
      },
      trail(
        [
          { name: work.designer.nickname, path: designerPath(work.designer.id) },
          { name: work.name.text, path: workPath(work.id) },
        ],
        place,
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

function describeDesigner(designer: DesignerDetail, { publicUrl, language }: Place): Partial<StructuredData> {
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

function describeMerchant(merchant: MerchantDetail, { publicUrl, language }: Place): Partial<StructuredData> {
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

function describeArticle(article: Article, place: Place): Partial<StructuredData> {
  const { publicUrl, language } = place
  return {
    type: "article",
    preview: sharePath("articles", article.id, language),
    things: [
      {
        "@type": "Article",
        headline: article.title.text,
        description: article.summary.text,
        inLanguage: languageTag[article.language],
        url: publicUrl + inLanguage(articlePath(article.id), language),
        datePublished: article.publishedAt,
        dateModified: article.changedAt,
        ...(article.cover ? { image: [largest(article.cover, place)] } : {}),
        author: { "@type": "Organization", name: "Roomwright", url: `${publicUrl}/` },
      },
    ],
    alternates: [{ type: "application/rss+xml", path: articlesFeed(language), title: "Roomwright" }],
  }
}

function describeHelp({ content }: CallData<typeof listAnswers>): Partial<StructuredData> {
  const mainEntity = content.map(({ question, html }) => ({
    "@type": "Question",
    name: question.text,
    acceptedAnswer: { "@type": "Answer", text: html },
  }))
  return { things: [{ "@type": "FAQPage", mainEntity }] }
}

function describeAbout(about: About, { publicUrl, language }: Place): Partial<StructuredData> {
  const url = publicUrl + inLanguage(pagePaths.about, language)
  return {
    things: [{ "@type": "AboutPage", name: about.title.text, description: about.summary.text, url }],
  }
}
