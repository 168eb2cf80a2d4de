import { Visitor } from "oxc-parser"
import { colourFiles, isListed, linkedHosts, nameSpaceHosts } from "./exemptions.ts"
import type { Module } from "./parse-module.ts"
import { isTestFile, lineAt, type TextFile } from "./text-file.ts"
import type { Rule, Violation } from "./violation.ts"

const colour =
  /(?<![\w&])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi
const address = /https?:\/\/([a-z0-9][^/\s"'`)<>:?#]*)/gi
/** Attributes where "#add" is a place in the page, not a colour. */
const placeAttributes = new Set([
  "href",
  "to",
  "id",
  "htmlFor",
  "xlinkHref",
  "aria-controls",
  "aria-labelledby",
  "aria-describedby",
])
/** Attributes that a person reads or hears. */
const readAttributes = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
])

/** The same in every language. */
const brand = "Roomwright"

/** A string of a file, where it stands, and the JSX attribute or text that it is, if any. */
interface FoundText {
  readonly text: string
  readonly offset: number
  readonly attribute: string | null
  readonly isShown: boolean
}

const isWeb = (path: string) =>
  (path.startsWith("apps/web/") || path.startsWith("packages/ui/")) && !isTestFile(path)

/** Every string of a module outside comments and import paths. */
function readTexts({ program }: Module): FoundText[] {
  const found: FoundText[] = []
  const attributes: string[] = []
  const outer: boolean[] = []
  const add = (text: string, offset: number, isShown: boolean) =>
    found.push({ text, offset, attribute: attributes.at(-1) ?? null, isShown })
  new Visitor({
    JSXAttribute: ({ name }) => void attributes.push(name.type === "JSXIdentifier" ? name.name : ""),
    "JSXAttribute:exit": () => void attributes.pop(),
    // An element inside an attribute (icon={<b title="…"/>}) starts anew.
    JSXElement: () => void attributes.push(""),
    "JSXElement:exit": () => void attributes.pop(),
    JSXExpressionContainer: ({ expression }) => void outer.push(expression.type === "Literal"),
    "JSXExpressionContainer:exit": () => void outer.pop(),
    JSXText: ({ value, start }) => void add(value, start, true),
    Literal({ value, start }) {
      if (typeof value === "string") add(value, start, outer.at(-1) === true && attributes.at(-1) === "")
    },
    TemplateElement: ({ value, start }) => void add(value.cooked ?? value.raw, start, false),
  }).visit(program)
  return found
}

/** Style sheets as one text whose comments are blanked, so that lines stay where they are. */
const withoutComments = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))

const styleSheets = (files: readonly TextFile[]) =>
  files
    .filter(({ path }) => isWeb(path) && path.endsWith(".css"))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }))

/** Colours come from the tokens, or the dark theme will miss them. */
export const checkColours: Rule = ({ modules, files }) => {
  const refuse = (path: string, text: string, offset: number, shown: string): Violation => ({
    path,
    line: lineAt(text, offset),
    rule: "colour-literal",
    message: `"${shown}" is a colour; name it in packages/ui/src/tokens.css and use the token`,
  })
  const inModules = modules
    .filter(({ path }) => isWeb(path) && !isListed(path, colourFiles))
    .flatMap((module) =>
      readTexts(module)
        .filter(({ attribute }) => !placeAttributes.has(attribute ?? ""))
        .flatMap(({ text, offset }) =>
          [...text.matchAll(colour)].map(([shown]) => refuse(module.path, module.text, offset, shown)),
        ),
    )
  const inSheets = styleSheets(files)
    .filter(({ path }) => !isListed(path, colourFiles))
    .flatMap(({ path, text }) =>
      [...text.matchAll(colour)].map(({ 0: shown, index }) => refuse(path, text, index, shown)),
    )
  return [...inModules, ...inSheets]
}

/** The site works without the internet and tells no other host who reads it. */
export const checkAddresses: Rule = ({ modules, files }) => {
  const find = (path: string, whole: string, text: string, offset: number): Violation[] =>
    [...text.matchAll(address)]
      .filter(
        ({ 1: host = "" }) =>
          !nameSpaceHosts.includes(host.toLowerCase()) && !linkedHosts[path]?.includes(host.toLowerCase()),
      )
      .map(({ 0: shown, index }) => ({
        path,
        line: lineAt(whole, offset + index),
        rule: "foreign-address",
        message: `"${shown}" is another host; serve what is needed from our own`,
      }))
  return [
    ...modules
      .filter(({ path }) => isWeb(path))
      .flatMap((module) =>
        readTexts(module).flatMap(({ text, offset }) => find(module.path, module.text, text, offset)),
      ),
    ...styleSheets(files).flatMap(({ path, text }) => find(path, text, text, 0)),
  ]
}

/** The design system is the same in every language: its words come in as props. */
export const checkUiText: Rule = ({ modules }) =>
  modules
    .filter(({ path }) => path.startsWith("packages/ui/src/") && !isTestFile(path))
    .flatMap((module) =>
      readTexts(module)
        .filter(
          ({ text, attribute, isShown }) =>
            /\p{L}/u.test(text.replaceAll(brand, "")) && (isShown || readAttributes.has(attribute ?? "")),
        )
        .map(({ text, offset }) => ({
          path: module.path,
          line: lineAt(module.text, offset + text.search(/\S/)),
          rule: "ui-text",
          message: `"${text.trim()}" is a text for readers; take it as a prop`,
        })),
    )
