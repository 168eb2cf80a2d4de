import { languages } from "@roomwright/contract/language"
import { messagingTexts } from "@roomwright/i18n/messaging-texts"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import en from "@roomwright/i18n/messaging/en.json" with { type: "json" }
import { messageNames, sampleValues } from "./sample-messages.ts"
import { formatEmail, formatSms } from "./format-message.ts"

const every = messageNames.flatMap((name) => languages.map((language) => ({ name, language })))

/** What a reader of the HTML reads. */
const readHtml = (html: string): string =>
  html
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")

const squash = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

test("there is a text for every message, and none for anything else", () => {
  const parts = ["subject", "text", "sms"]
  const wanted = ["frame.tagline", "frame.automatic", "frame.unsubscribe"].concat(
    messageNames.flatMap((name) => parts.map((part) => `${name}.${part}`)),
  )
  expect(Object.keys(en).toSorted()).toEqual(wanted.toSorted())
})

describe.each(every)("$name in $language", ({ name, language }) => {
  const message = { name, language, values: sampleValues[name] }
  const { subject, text, html } = formatEmail(message)

  test("its HTML says what its text says, in one frame", () => {
    // Where the text names an address, the HTML has a link.
    const tail = squash(text)
      .replace("-- ", "")
      .replace(/: https\S+unsubscribe\S+/, "")
    expect(squash(readHtml(html))).toBe(`Roomwright ${tail}`)
    expect(html).toContain(`<title>${subject}</title>`)
  })

  test("its HTML loads nothing and runs nothing", () => {
    expect(html).not.toMatch(/<(?:script|img|link|iframe|object|form)|url\(|@import|\son\w+=|src=/i)
    for (const [, address] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^https:\/\/roomwright\.example(?:\/|$)/)
  })

  test("all that it is about is in it", () => {
    for (const [value, given] of Object.entries(sampleValues[name]))
      if (!["day", "oneClick"].includes(value)) expect(`${subject}\n${text}`).toContain(String(given))
    expect(subject).not.toMatch(/\d{6}/)
  })

  test("as an SMS it names the site, and its code with the time that it is valid", () => {
    const sms = formatSms(message)
    expect(sms).toContain("Roomwright")
    expect(sms).not.toMatch(/[\r\n]/)
    const { code, minutes } = { code: undefined, minutes: undefined, ...sampleValues[name] }
    const isToType = minutes !== undefined
    if (isToType) expect(sms).toMatch(new RegExp(`${code}.*${String(minutes)}`))
    // Gateways count by 160 letters of ASCII, and by 70 as soon as there is any other; codes come in one piece.
    const inOnePiece = /^\p{ASCII}*$/u.test(sms) ? 160 : 70
    expect(sms.length).toBeLessThanOrEqual(isToType ? inOnePiece : 2 * inOnePiece - 8)
  })
})

test("codes stand alone in large type, addresses of the site as links", () => {
  const { html } = formatEmail({ name: "login-code", language: "en", values: sampleValues["login-code"] })
  expect(html).toMatch(/<p [^>]*letter-spacing[^>]*>760254<\/p>/)
  const values = { site: "https://rooms.example/?a=1&b=2" }
  expect(formatEmail({ name: "already-registered", language: "en", values }).html).toContain(
    '<a class="accent" href="https://rooms.example/?a=1&amp;b=2"',
  )
})

test("only http makes a link", () => {
  const values = { site: "data:text/html,hello" }
  expect(formatEmail({ name: "already-registered", language: "en", values }).html).not.toContain("<a ")
})

test("minutes are counted as each language counts", () => {
  const say = (language: "zh" | "en" | "vi", minutes: number): string =>
    messagingTexts[language]("login-code.text", { code: "1", minutes })
  expect(say("en", 1)).toContain("valid for 1 minute and")
  expect(say("en", 2)).toContain("valid for 2 minutes and")
  expect(say("vi", 1)).toContain("trong 1 phút")
  expect(say("zh", 1)).toContain("在 1 分钟内")
})

test("whatever a nickname holds, the message has as many lines and tags as ever", () => {
  const shape = ({ text, html }: { text: string; html: string }) => [
    text.split("\n").length,
    html.match(/</g)?.length,
  ]
  const plain = formatEmail({ name: "password-changed", language: "vi", values: { nickname: "Minh Anh" } })
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (nickname) => {
      const worded = formatEmail({ name: "password-changed", language: "vi", values: { nickname } })
      expect(shape(worded)).toEqual(shape(plain))
      expect(worded.text.isWellFormed()).toBe(true)
    }),
  )
})
