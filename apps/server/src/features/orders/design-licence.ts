import { languageTag, showText, type LocalText } from "@roomwright/contract/language"
import { licenceTexts } from "@roomwright/i18n/licence-texts"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { escapeHtml } from "../../platform/escape-html.ts"
import { StoredItem } from "./stored-item.ts"

/** A licence as it was granted to one buyer. */
export interface GrantedLicence {
  /** The order's code: whoever has the file can be told from others by it. */
  readonly number: string
  readonly version: string
  /** When the payment was confirmed. */
  readonly grantedAt: Date
  readonly work: LocalText
  readonly author: string
  readonly holder: string
}

/** The licence of a paid order of a design; null for others. */
export async function readLicence(db: Kysely<DB>, orderId: string): Promise<GrantedLicence | null> {
  const row = await db
    .selectFrom("market_order as o")
    .innerJoin("bill as b", "b.id", "o.bill_id")
    .innerJoin("account as seller", "seller.id", "o.seller_id")
    .innerJoin("account as buyer", "buyer.id", "o.buyer_id")
    .select([
      "b.transfer_code",
      "o.licence",
      "o.item",
      "seller.nickname as author",
      "buyer.nickname as holder",
    ])
    .select((eb) =>
      eb
        .selectFrom("market_order_change as c")
        .select((change) => change.fn.min("c.at").as("at"))
        .whereRef("c.order_id", "=", "o.id")
        .where("c.to_state", "=", "PAID")
        .as("granted_at"),
    )
    .where("o.id", "=", orderId)
    .executeTakeFirst()
  if (!row?.licence || !row.granted_at) return null
  return {
    number: row.transfer_code,
    version: row.licence,
    grantedAt: row.granted_at,
    work: z.parse(StoredItem, row.item).name,
    author: row.author,
    holder: row.holder,
  }
}

/** The day of a licence, as file properties write days. */
const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Asia/Ho_Chi_Minh" }).format(at)

/** The licence as XMP, which picture programs show among the properties of a file. */
export function describeLicence(licence: GrantedLicence, page: string): string {
  const { number, version, grantedAt, author, holder } = licence
  const say = (language: keyof typeof licenceTexts): string =>
    `${licenceTexts[language].title} ${version}, ${number}, ${dayOf(grantedAt)}. ${licenceTexts[language].clauses.join(" ")}`
  const inLanguages = (tag: string, word: (language: keyof typeof licenceTexts) => string): string => {
    const lines = (["en", "zh", "vi"] as const).map(
      (language) => `<rdf:li xml:lang="${languageTag[language]}">${escapeHtml(word(language))}</rdf:li>`,
    )
    // Programs that know no languages read this one.
    const plain = `<rdf:li xml:lang="x-default">${escapeHtml(word("en"))}</rdf:li>`
    return `<${tag}><rdf:Alt>${plain}${lines.join("")}</rdf:Alt></${tag}>`
  }
  const properties = [
    inLanguages("dc:title", (language) => showText(licence.work, language).text),
    `<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    inLanguages(
      "dc:rights",
      () => `© ${author}. Roomwright ${number} (${version}), ${dayOf(grantedAt)}: ${holder}`,
    ),
    `<dc:identifier>${number}</dc:identifier>`,
    "<xmpRights:Marked>True</xmpRights:Marked>",
    `<xmpRights:Owner><rdf:Bag><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Bag></xmpRights:Owner>`,
    `<xmpRights:WebStatement>${escapeHtml(page)}</xmpRights:WebStatement>`,
    inLanguages("xmpRights:UsageTerms", say),
    `<plus:LicenseeName>${escapeHtml(holder)}</plus:LicenseeName>`,
    `<plus:LicenseID>${number}</plus:LicenseID>`,
    `<plus:LicenseStartDate>${grantedAt.toISOString()}</plus:LicenseStartDate>`,
  ]
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/">${properties.join("")}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}
