import { randomInt } from "node:crypto"
import { firstPlans } from "@roomwright/contract/plans/first-plans"
import type { Endpoint } from "@roomwright/contract/endpoint"
import { noCommission } from "@roomwright/contract/settings/commission"
import * as z from "zod/mini"
import { nothingChosen } from "../features/home/home-choice.ts"
import { unknownId } from "./hostile-input.ts"
import type { SendOptions } from "./send-request.ts"
import { newMobile, type TestPerson } from "./test-people.ts"

/** Values that an endpoint takes, by the name of what they are for; each call gets new ones where that matters. */
const values = (person: TestPerson | null): Readonly<Record<string, unknown>> => {
  const password = person?.password ?? "quiet-room-9"
  return {
    id: unknownId,
    ids: [unknownId],
    email: `nobody-${randomInt(1e12)}@example.com`,
    mobile: newMobile(),
    mobileOrEmail: person?.mobile ?? "nobody@example.com",
    name: "terms",
    nickname: "Lan",
    password,
    oldPassword: password,
    newPassword: password,
    code: "123456",
    verificationCode: "123456",
    challenge: "nobody's",
    passkey: { id: "nobody's" },
    purpose: "avatar",
    version: "2001-01-01",
    termsVersion: "2001-01-01",
    planVersion: unknownId,
    upload: unknownId,
    model: unknownId,
    poster: unknownId,
    companyName: "Nhà Xanh",
    company: "Nhà Xanh",
    taxCode: "0101234567",
    invoiceNumber: "1C26TAA-00000012",
    issuedOn: "2026-11-24",
    lookup: "https://invoices.example/look",
    salesMonth: "2026-11",
    tableFormat: "csv",
    vatPercent: 8,
    address: "18 Võ Chí Công",
    phone: "",
    message: "An offer, please.",
    reason: "The sum is missing.",
    isOffered: true,
    kind: "LATE",
    amount: 1,
    remark: "Came a day later.",
    sellerKind: "company",
    statementLine: unknownId,
    sellers: [unknownId],
    payoutItems: [unknownId],
    payoutFormat: "csv",
    paidOn: "2026-11-24",
    transferCode: "RW777777",
    refundReference: "FT26002",
    outcome: "ACCEPTED",
    csv: "date,amount,message,reference",
    beneficiary: "ROOMWRIGHT",
    bankName: "Vietcombank",
    bankBin: "970436",
    accountNumber: "0071000123456",
    tier: "pro",
    duration: "monthly",
    key: unknownId,
    given: true,
    keys: `piece:${unknownId}`,
    piece: "model:sofa.lounge",
    isFavourite: true,
    from: unknownId,
    prices: firstPlans.pro.prices,
    quotas: firstPlans.pro.quotas,
    counter: "image-8k",
    months: 1,
    type: "DESIGNER_PRO_MONTHLY",
    upTo: 1,
    copies: [{ type: "ORDER_STATUS", byEmail: false }],
    token: "nobody's",
    audience: { kind: "account", accountId: unknownId },
    title: "New rooms",
    text: "Come and see.",
    role: "ROLE_EDITOR",
    sessionId: unknownId,
    companyAddress: { zh: "河内", en: "Hanoi", vi: "Hà Nội" },
    companyPhone: "+842473001888",
    embedHosts: ["shop.example"],
    commission: noCommission,
    fourEyesFrom: 5_000_000,
    tool: "roomwright",
    kept: unknownId,
    language: "vi",
    sheets: [{ name: "Plan", width: 420, height: 297, marks: [] }],
    picture: unknownId,
    document: '{"schema":3,"elements":{}}',
    smtpAddress: "smtp://127.0.0.1:9",
    smtpUser: "",
    mailFrom: "hello@rooms.example",
    gatewayAddress: "http://127.0.0.1:9/sms",
    gatewayUser: "roomwright",
    smsSender: "Roomwright",
    testEmail: "nobody@example.com",
    testMobile: "0912345678",
    filter: "style",
    slug: "mid-century",
    value: "mid-century",
    category: "mid-century",
    synonym: "2147483647",
    meaning: "words",
    phrases: { en: "davenport" },
    meant: "sofa",
    parentId: null,
    mode: "check",
    localDescription: {},
    style: "nordic",
    materials: [],
    widthMm: 2_100,
    depthMm: 950,
    heightMm: 780,
    pictures: [unknownId],
    variants: [{ id: null, sku: "S1", size: {}, colour: "oak", price: 1_000, stock: 1, stockWas: 0 }],
    delivery: { north: null, central: null, south: null },
    alertAt: 3,
    edition: 1,
    isOnSale: false,
    price: 1_000,
    stock: 1,
    stockWas: 1,
    localName: { zh: "中古", en: "Mid-century", vi: "Giữa thế kỷ" },
    isHidden: false,
    order: ["mid-century"],
    product: unknownId,
    work: unknownId,
    workId: unknownId,
    projectId: unknownId,
    seller: unknownId,
    month: "2026-01",
    offered: "design",
    reference: "FT26001",
    verdict: "refund",
    line: 0,
    person: "nobody@example.com",
    pieces: 1,
    buyerMobile: "0912345678",
    position: "0",
    variant: unknownId,
    quantity: 1,
    receiver: unknownId,
    entries: [{ product: unknownId, variant: unknownId, quantity: 1 }],
    counting: "atLeast",
    changes: [{ variant: unknownId, quantity: 1 }],
    picked: [{ variant: unknownId, offer: "nobodyWasShownThisSum0" }],
    buyerEmail: "nobody@example.com",
    offer: "nobodyWasShownThisSum0",
    receiverName: "Lan",
    receiverMobile: "0912345678",
    province: "01",
    city: "",
    district: "",
    ward: "Tây Hồ",
    detail: "18 Võ Chí Công",
    carrier: "Viettel Post",
    tracking: "VTP1",
    homeType: "apartment",
    space: "living-room",
    scene: "family",
    roomType: "two-bedroom",
    area: 30,
    problem: "copied",
    subject: "work",
    item: unknownId,
    items: [unknownId],
    note: "For the hall.",
    mainImage: unknownId,
    detailImages: [],
    url3d: "",
    template: false,
    templateId: null,
    styleDescription: {},
    part: "article",
    contact: "nobody@example.com",
    topic: "rooms",
    place: 0,
    texts: {},
    cover: null,
    uploads: [],
    base: 1,
    thing: "work",
    choice: nothingChosen,
    revision: 1,
    markdown: "A *room*.",
    answer: "It does.",
    isShown: true,
    anchor: "floor",
    size: { width: 600, depth: 400, height: 750 },
    lease: unknownId,
    tile: "0",
    index: "0",
    renders: [unknownId],
    engine: "browser",
    camera: { eye: [2, 1.4, -2], turn: 0, tilt: 0, fieldOfView: 70, lensShift: 0, focus: null },
    moment: { latitude: 21, longitude: 106, day: 310, hour: 9, north: 0, stops: 0, mood: null },
    samples: 16,
    samplesDone: 8,
    progress: 0.5,
    secondsLeft: 60,
    failure: "gpu-lost",
  }
}

/** Each schema is written out once: it is asked for with every call of the tables. */
const namesOf = new WeakMap<z.core.$ZodType, { readonly all: string[]; readonly required: string[] }>()

function namesIn(schema: z.core.$ZodType | undefined, which: "all" | "required"): string[] {
  if (!schema) return []
  const known = namesOf.get(schema)
  if (known) return known[which]
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  const names = { all: Object.keys(properties), required }
  namesOf.set(schema, names)
  return names[which]
}

function pick(names: readonly string[], person: TestPerson | null): Record<string, unknown> {
  const known = values(person)
  return Object.fromEntries(
    names.map((name) => {
      if (!(name in known))
        throw new Error(`Tests of every endpoint need a good value of ${name}: name one here.`)
      return [name, known[name]]
    }),
  )
}

/** The address of a call whose parameters can name something. */
export function goodAddress(endpoint: Endpoint, id = unknownId): string {
  const parameters = {
    ...pick(namesIn(endpoint.params, "all"), null),
    ...(endpoint.path.includes("{id}") ? { id } : {}),
  }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(parameters[name as keyof typeof parameters])),
  )
  return `/api${path}`
}

export interface GoodCall extends Pick<SendOptions, "method" | "headers"> {
  readonly body?: string
}

/** A form written out, with a file that is right in all but what it holds. */
function formOf(fields: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>>) {
  const part = (disposition: string, value: string): string =>
    `--form\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value)))
  return {
    headers: { ...headers, "content-type": "multipart/form-data; boundary=form" },
    body: `${parts.join("")}${part('name="file"; filename="a.jpg"', "no picture")}--form--\r\n`,
  }
}

/** One of both, where the rule decides and not the shape. */
const eithers = [
  ["mobile", "email"],
  ["code", "passkey"],
  ["key", "id"],
] as const

/** Method, headers and body of a call that its endpoint takes. */
export function goodCall(endpoint: Endpoint, person: TestPerson | null): GoodCall {
  const { method, body } = endpoint
  const headers = person && endpoint.access !== "anyone" ? person.headers : {}
  if (!body) return { method, headers }
  const required = namesIn(body, "required")
  const all = new Set(namesIn(body, "all"))
  const chosen = eithers.filter((either) => either.every((name) => all.has(name)))
  const names = new Set([...required, ...chosen.map(([first]) => first)])
  if (endpoint.file) return { method, ...formOf(pick([...names], person), headers) }
  const content = JSON.stringify(pick([...names], person))
  return { method, headers: { ...headers, "content-type": "application/json" }, body: content }
}
