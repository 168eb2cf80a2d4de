import type { Order } from "@roomwright/contract/orders/calls"
import { languageTag, type Language } from "@roomwright/contract/language"
import { provinceOf } from "@roomwright/contract/orders/provinces"
import { licenceTexts } from "@roomwright/i18n/licence-texts"
import { pdfTexts } from "@roomwright/i18n/pdf-texts"
import { formatMoney } from "../../platform/format-money.ts"
import { formatMade, type BillPdf, type Row } from "../payments/payments.public.ts"

interface PrintedOrder {
  readonly language: Language
  readonly order: Order
  readonly company: string
  readonly madeAt: Date
  /** The site's address, as people write it. */
  readonly site: string
}

/** Formats an order in one language, with days in Vietnam. */
export function formatOrder({ language, order, company, madeAt, site }: PrintedOrder): BillPdf {
  const say = pdfTexts[language]
  const { code, status: state, deliveryCost, total, refund, refunds, timeline, design } = order
  const number = say("bill.number", { number: code })
  const sum = formatMoney(total, language)
  const last = timeline.at(-1)?.at ?? order.createdAt
  return {
    language,
    title: say("order.title", { number: code }),
    madeAt,
    issuer: company,
    heading: say("order.heading"),
    number,
    state: { text: say(`order.state.${state}`), amount: sum, isOpen: state === "AWAITING_PAYMENT" },
    dates: [
      [say("order.placed"), formatTime(order.createdAt, language)],
      [say("order.changed"), formatTime(last, language)],
    ],
    parties: [
      { heading: say("order.seller"), lines: [order.seller.nickname] },
      {
        heading: say("order.buyer"),
        lines: [order.buyer.nickname, ...[order.buyerMobile, order.buyerEmail].flatMap((line) => line ?? [])],
      },
    ],
    items: {
      head: [say("bill.item"), say("bill.amount")],
      rows: [
        ...thingsOf(order).map((thing): Row => [
          nameItem(thing),
          formatMoney(thing.unitPrice * thing.quantity, language),
        ]),
        ...(design ? [] : [[say("order.delivery-cost"), formatMoney(deliveryCost, language)] as const]),
      ],
      total: [say("order.total"), sum],
      sums: [
        ...(refund.due > 0 ? [[say("bill.refund-due"), formatMoney(refund.due, language)] as const] : []),
        ...refunds
          .filter(({ isCredit }) => !isCredit)
          .flatMap((made): Row[] => {
            const label = formatMade(
              { madeAt: made.madeAt === null ? null : new Date(made.madeAt), reference: made.reference },
              language,
            )
            return label === null ? [] : [[label, formatMoney(made.amount, language)]]
          }),
      ],
    },
    account: {
      heading: say(design ? "order.design" : "order.delivery"),
      rows: design ? formatDesign(order, language) : formatDelivery(order, language),
      hint: null,
      qr: null,
    },
    notes: [
      ...formatLicence(order, language),
      say("bill.no-invoice"),
      say("bill.made", { day: formatDay(madeAt, language), site }),
    ],
  }
}

/** What the buyer of a paid design may do with it: the print is the licence. */
function formatLicence({ design, code, timeline }: Order, language: Language): string[] {
  const granted = timeline.find(({ status }) => status === "PAID")
  if (!design || !granted) return []
  const { title, clauses } = licenceTexts[language]
  const day = formatDay(new Date(granted.at), language)
  return [
    pdfTexts[language]("order.licence-of", { title, version: design.licence, number: code, day }),
    ...clauses.map((clause, at) => `${at + 1}. ${clause}`),
  ]
}

/** All that was ordered. */
const thingsOf = ({ lines, item, quantity, unitPrice, design }: Order) =>
  lines.length > 0 ? lines.map((line) => ({ ...line, design })) : [{ item, quantity, unitPrice, design }]

type Thing = Pick<Order, "item" | "quantity" | "design">

const nameItem = ({ item: { name, size, colour, sku }, quantity, design }: Thing): string => {
  const parts = [name.text, size?.text, colour?.name.text, sku].flatMap((part) => part ?? [])
  return design ? parts.join(", ") : `${parts.join(", ")} × ${quantity}`
}

function formatDesign({ design, remark }: Order, language: Language): Row[] {
  const say = pdfTexts[language]
  if (!design) return []
  return [
    [say("order.licence"), design.licence],
    [say("order.pictures"), String(design.pictures.length)],
    ...formatRemark(remark, language),
  ]
}

function formatDelivery({ receiver, shipment, remark }: Order, language: Language): Row[] {
  const say = pdfTexts[language]
  const place = receiver
    ? [receiver.detail, receiver.ward, receiver.district, receiver.city, provinceOf(receiver.province)?.name]
    : []
  return [
    ...(receiver
      ? [
          [say("order.receiver"), `${receiver.receiverName}, ${receiver.receiverMobile}`] as const,
          [say("order.address"), place.filter(Boolean).join(", ")] as const,
        ]
      : []),
    ...(shipment
      ? [[say("order.shipment"), `${shipment.carrier} ${shipment.tracking}`.trim()] as const]
      : []),
    ...formatRemark(remark, language),
  ]
}

const formatRemark = (remark: string, language: Language): Row[] =>
  remark === "" ? [] : [[pdfTexts[language]("order.remark"), remark.replaceAll(/\s+/g, " ")]]

const timeZone = "Asia/Ho_Chi_Minh"
const formatDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeZone }).format(day)
const formatTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    new Date(iso),
  )
