import type { SourceTree } from "./source-tree.ts"
import { featureTiers } from "./tiers.ts"
import type { Rule, Violation } from "./violation.ts"

/**
 * Where folders are called like the features of the server, and what else may be there with its reason. Who looks for
 * a feature finds all of it by one word.
 */
const places: readonly {
  readonly folder: string
  readonly others: Readonly<Record<string, string>>
}[] = [
  { folder: "packages/contract/src/", others: {} },
  {
    folder: "apps/web/app/",
    others: {
      platform: "what all features stand on",
      layout: "frames of pages, which take parts of features",
      errors: "pages for what went wrong anywhere",
      legal: "pages of the texts that `settings` holds",
      projects: "the list of what `studio` stores",
      reports: "the form for what `moderation` decides",
    },
  },
  {
    folder: "packages/i18n/src/",
    others: {
      site: "texts that come with every page",
      errors: "refusals of every feature, worded by the server",
      inbox: "notifications, worded by the server",
      messaging: "emails and SMS, worded by the server",
      pdf: "what is printed, worded by the server",
      dashboards: "a part of accounts that comes with its pages alone",
      security: "a part of accounts that comes with its page alone",
      "my-products": "a part of catalogue that only merchants load",
      "my-works": "a part of works that only designers load",
      panoramas: "a part of works that comes with a tour",
      viewer: "a part of catalogue that comes with a product in 3D",
      projects: "a part of studio that the site shows",
      reports: "a part of moderation that readers see",
      share: "the dialog by which any page is sent on",
    },
  },
]

/** Words that this repository once had for something which the field calls otherwise; docs/glossary.md has those. */
const retiredWords: Readonly<Record<string, string>> = {
  desk: "admin",
  mails: "notifications",
  letter: "message",
  letters: "messaging",
  paper: "pdf or document",
  papers: "pdf or documents",
  faces: "fonts",
  wares: "my-products",
  homes: "dashboards",
  front: "home",
  figures: "stats",
  till: "payments",
  stall: "shop",
}
const retiredPairs = /(?:^|\/)(own-works?|own-products?|filter-book|page-subjects?)(?=[-./]|$)/
/** What a function did for which the field has other verbs. */
const retiredVerbs: Readonly<Record<string, string>> = {
  keep: "save, cache or schedule",
  kept: "saved or cached",
  word: "format",
  tell: "notify",
  hear: "subscribe",
}

const refuse = (path: string, rule: string, message: string): Violation => ({ path, line: 0, rule, message })

/** Contract, web and texts are cut by the same names as the server. */
export const checkFeatureNames: Rule = (tree) => {
  const first = new Map<string, string>()
  for (const path of tree.paths) {
    const place = places.find(({ folder }) => path.startsWith(folder))
    const name = place && /^([^/]+)\//.exec(path.slice(place.folder.length))?.[1]
    if (!place || name === undefined) continue
    if (Object.hasOwn(featureTiers, name) || Object.hasOwn(place.others, name)) continue
    if (!first.has(place.folder + name)) first.set(place.folder + name, path)
  }
  return [...first].map(([folder, path]) =>
    refuse(
      path,
      "feature-name",
      `${folder} is called like no feature of the server; take that name, or give a reason in scripts/architecture/feature-names.ts`,
    ),
  )
}

/** Migrations stay as they ran; pictures and demo content are of the world outside, and in homes desks and fronts are things. */
const isOurs = (path: string): boolean =>
  /^(?:apps|packages|e2e|bench|scripts)\//.test(path) &&
  !/\/(?:migrations|demo|first-content)\//.test(path) &&
  !/^packages\/(?:scene|studio|models)\//.test(path)

/** Words that were replaced do not come back as names of files and folders. */
export const checkRetiredWords: Rule = (tree: SourceTree) =>
  [...tree.paths].filter(isOurs).flatMap((path) => {
    const pair = retiredPairs.exec(path)?.[1]
    if (pair !== undefined)
      return [refuse(path, "retired-word", `"${pair}" has another name by now; see docs/glossary.md`)]
    for (const part of path.split("/")) {
      const words = part.split(/[-.]/)
      const [verb = ""] = words
      const found = words.find((word) => Object.hasOwn(retiredWords, word))
      if (found !== undefined)
        return [refuse(path, "retired-word", `"${found}" is called ${retiredWords[found]} here; rename it`)]
      if (Object.hasOwn(retiredVerbs, verb) && words.length > 2)
        return [refuse(path, "retired-word", `"${verb}" is ${retiredVerbs[verb]} here; rename it`)]
    }
    return []
  })
