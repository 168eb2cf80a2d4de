import { AreaBucket, WidthBucket } from "@roomwright/contract/settings/filter-kinds"
import { sellerKinds } from "@roomwright/contract/payments/seller-account"
import { billKinds, billStates } from "@roomwright/contract/payments/bills"
import { myWorkSorts, myWorkStates, profileGaps } from "@roomwright/contract/works/my-works"
import { favouriteSubjects } from "@roomwright/contract/favourites/calls"
import { questionStates } from "@roomwright/contract/questions/calls"
import { reportProblems } from "@roomwright/contract/moderation/reports"
import { notificationTypes } from "@roomwright/contract/notifications/types"
import { planDurations, planTiers, quotaCounters } from "@roomwright/contract/plans/kinds"
import { workFacetKinds } from "@roomwright/contract/works/facet-kinds"
import { answerReaders, articleTopics } from "@roomwright/contract/content/kinds"
import { applicationStates, applicationTypes } from "@roomwright/contract/applications/types"
import { ApplicationField, withdrawnBy } from "@roomwright/contract/applications/calls"
import account from "@roomwright/i18n/accounts/en.json"
import applications from "@roomwright/i18n/applications/en.json"
import content from "@roomwright/i18n/content/en.json"
import myWorks from "@roomwright/i18n/my-works/en.json"
import favourites from "@roomwright/i18n/favourites/en.json"
import homeAdmin from "@roomwright/i18n/home/en.json"
import dashboards from "@roomwright/i18n/dashboards/en.json"
import analytics from "@roomwright/i18n/analytics/en.json"
import notifications from "@roomwright/i18n/notifications/en.json"
import orders from "@roomwright/i18n/orders/en.json"
import { orderActors, orderKinds, orderStates } from "@roomwright/contract/orders/calls"
import panoramas from "@roomwright/i18n/panoramas/en.json"
import payments from "@roomwright/i18n/payments/en.json"
import plans from "@roomwright/i18n/plans/en.json"
import projects from "@roomwright/i18n/projects/en.json"
import questions from "@roomwright/i18n/questions/en.json"
import { renderEngines, renderKinds } from "@roomwright/contract/renders/kinds"
import reports from "@roomwright/i18n/reports/en.json"
import security from "@roomwright/i18n/security/en.json"
import share from "@roomwright/i18n/share/en.json"
import site from "@roomwright/i18n/site/en.json"
import tours from "@roomwright/i18n/tours/en.json"
import viewer from "@roomwright/i18n/viewer/en.json"
import myProducts from "@roomwright/i18n/my-products/en.json"
import { myProductSorts, myProductStates } from "@roomwright/contract/catalogue/my-products"
import { priceListProblems } from "@roomwright/contract/catalogue/price-lists"
import { deliveryAreas } from "@roomwright/contract/orders/provinces"
import { describe, expect, test } from "vitest"
import { renderStates } from "@roomwright/contract/renders/renders"
import { projectSorts, projectStates } from "@roomwright/contract/studio/projects"
import { themes } from "../theme.ts"

/** Ids that are put together while the page runs: where they begin -> how they may end. */
const assembled: Readonly<Record<string, readonly string[]>> = {
  "applications.bill.": billStates,
  "applications.field.": ApplicationField.options,
  "applications.state.": applicationStates,
  "applications.stateText.WITHDRAWN.": withdrawnBy,
  "applications.step.": applicationStates,
  "applications.type.": applicationTypes,
  "area.": AreaBucket.options,
  "content.reader.": answerReaders,
  "content.topic.": articleTopics,
  "cookies.": ["accepted", "refused"],
  "dashboards.field.": ["returns", "warranty"],
  "myWorks.field.": ["style", "homeType", "space", "scene", "roomType"],
  "myWorks.gap.": profileGaps,
  "myWorks.sort.": myWorkSorts,
  "myWorks.state.": myWorkStates,
  "favourites.gone.": favouriteSubjects,
  "favourites.look.": ["works", "products", "followed"],
  "favourites.none.": ["works", "products", "followed"],
  "favourites.noneText.": ["works", "products", "followed"],
  "favourites.tab.": ["works", "products", "followed", "collections"],
  "filter.": [...workFacetKinds, "size", "style", "colour", "material"],
  "home.count.": ["works", "products", "designers"],
  "home.can.": ["draw", "furnish", "render", "buy"],
  "notifications.copies.group.": ["account", "money", "content", "orders", "renders", "desk"],
  "notifications.kind.": notificationTypes,
  "orders.by.": orderActors,
  "orders.csv.": ["code", "day", "kind", "item", "sku", "quantity", "total", "state", "other", "mobile"],
  "orders.kind.": orderKinds,
  "orders.kind.one.": orderKinds,
  "orders.licence.": ["use", "not", "author", "plans", "stays"],
  "orders.problem.": ["waits", "refund", "part", "complete"],
  "orders.state.": orderStates,
  "orders.statements.": ["sold", "returned", "commission", "paidOut", "repaid"],
  "orders.step.": orderStates,
  "orders.order.held.": ["product", "design"],
  "orders.text.buyer.": orderStates,
  "orders.text.seller.": orderStates,
  "orders.text.designBuyer.": ["AWAITING_PAYMENT", "PAID", "COMPLETED", "EXPIRED"],
  "orders.text.designSeller.": ["AWAITING_PAYMENT", "PAID", "COMPLETED", "CANCELLED", "EXPIRED"],
  "payments.state.": billStates,
  "payments.held.": billKinds,
  "payments.stateText.": billStates,
  "plans.checkout.kind.": ["new", "renewal", "upgrade", "later"],
  "plans.counter.": quotaCounters,
  "plans.duration.": planDurations,
  "plans.entries.": ["RESERVED", "SPENT", "RETURNED", "GRANTED"],
  "plans.group.": ["image", "panorama", "video", "live"],
  "plans.own.source.": ["purchase", "application", "grant"],
  "plans.tier.": planTiers,
  "plans.tierText.": planTiers,
  "projects.renders.kind.": renderKinds,
  "product.area.": ["north", "central", "south"],
  "product.door.": ["upright", "laid", "tilted"],
  "product.lift.": ["liftWidth", "liftDepth", "liftHeight", "liftDoor"],
  "projects.renders.state.": ["all", ...renderStates],
  "projects.sort.": projectSorts,
  "projects.start.": ["blocked", "blockedText", "failed", "ready", "readyText"],
  "payments.seller.faultTax.": sellerKinds,
  "payments.seller.kind.": sellerKinds,
  "projects.state.": projectStates,
  "questions.state.": questionStates,
  "renderPage.engine.": renderEngines,
  "renderPage.proof.": ["verified", "verifiedText", "declared", "declaredText"],
  "reports.problem.": reportProblems,
  "theme.": themes,
  "myProducts.area.": deliveryAreas,
  "myProducts.delivery.": ["daysMin", "daysMax"],
  "myProducts.facts.": ["width", "depth", "height"],
  "myProducts.gaps.": ["avatar", "city", "address", "phone", "scope"],
  "myProducts.problem.": priceListProblems,
  "myProducts.sort.": myProductSorts,
  "myProducts.state.": myProductStates,
  "myProducts.table.": ["row", "column", "problem", "value"],
  "width.": WidthBucket.options,
}

const sources = Object.entries(
  import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
)
/** Areas have no id in common, so that a text is known by its id alone. */
const ids = new Set(
  [
    site,
    account,
    applications,
    content,
    myWorks,
    favourites,
    homeAdmin,
    dashboards,
    notifications,
    analytics,
    orders,
    panoramas,
    payments,
    plans,
    projects,
    questions,
    reports,
    security,
    share,
    tours,
    viewer,
    myProducts,
  ].flatMap((texts) => Object.keys(texts)),
)
/** The specification's own keys, which have no dot. */
const plainIds = [...ids].filter((id) => !id.includes("."))
const areas = [...new Set([...ids].filter((id) => id.includes(".")).map((id) => id.split(".")[0] ?? ""))]

/** Fields of forms that are named as their parts in a call look like ids: where -> how they begin. */
const fields: Readonly<Record<string, RegExp>> = {
  "../../accounts/profile/": /^(?:designer|merchant)\./,
  // Actions of the audit log.
  "../../admin/audit/": /^(?:collection|content|home|product|work)\./,
}
const isField = ({ file, id }: { readonly file: string; readonly id: string }): boolean =>
  Object.entries(fields).some(([folder, names]) => file.startsWith(folder) && names.test(id))

const found = (pattern: RegExp): { file: string; id: string }[] =>
  sources.flatMap(([file, source]) => [...source.matchAll(pattern)].map(([, id = ""]) => ({ file, id })))

/** Every string that looks like an id: `t("nav.home")`, but `text: "nav.home"` in a table, too. */
const written = found(new RegExp(`"((?:${areas.join("|")})(?:\\.[\\w-]+)+|${plainIds.join("|")})"`, "g"))
const begun = found(/\bt\(`([^`$]*)\$\{/g)

describe("texts of the site", () => {
  test("have ids of their own in every area", () => {
    expect(ids.size).toBe(
      [
        site,
        account,
        applications,
        content,
        myWorks,
        favourites,
        homeAdmin,
        dashboards,
        notifications,
        analytics,
        orders,
        panoramas,
        payments,
        plans,
        projects,
        questions,
        reports,
        security,
        share,
        tours,
        viewer,
        myProducts,
      ].flatMap((texts) => Object.keys(texts)).length,
    )
  })

  test("are looked for in the pages", () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(written.length).toBeGreaterThan(100)
  })

  test("exist when a page uses them", () => {
    expect(written.filter((text) => !ids.has(text.id) && !isField(text))).toEqual([])
  })

  test("are used by a page when they exist", () => {
    const used = new Set([
      ...written.filter((text) => !isField(text)).map(({ id }) => id),
      ...Object.entries(assembled).flatMap(([start, ends]) => ends.map((end) => start + end)),
    ])
    expect([...ids].filter((id) => !used.has(id))).toEqual([])
  })

  test("are put together only as listed here, and exist with every ending", () => {
    expect(begun.filter(({ id }) => !(id in assembled))).toEqual([])
    for (const [start, ends] of Object.entries(assembled)) {
      expect(
        begun.map(({ id }) => id),
        start,
      ).toContain(start)
      for (const end of ends) expect(ids).toContain(start + end)
    }
  })
})
