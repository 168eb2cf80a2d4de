import { languageTag, type Language } from "@roomwright/contract/language"
import { compileCatalogue } from "@roomwright/i18n/catalogue"
import siteEn from "@roomwright/i18n/site/en.json" with { type: "json" }
import siteVi from "@roomwright/i18n/site/vi.json" with { type: "json" }
import siteZh from "@roomwright/i18n/site/zh.json" with { type: "json" }
import accountEn from "@roomwright/i18n/accounts/en.json" with { type: "json" }
import accountVi from "@roomwright/i18n/accounts/vi.json" with { type: "json" }
import accountZh from "@roomwright/i18n/accounts/zh.json" with { type: "json" }
import securityEn from "@roomwright/i18n/security/en.json" with { type: "json" }
import securityVi from "@roomwright/i18n/security/vi.json" with { type: "json" }
import securityZh from "@roomwright/i18n/security/zh.json" with { type: "json" }
import dashboardsEn from "@roomwright/i18n/dashboards/en.json" with { type: "json" }
import dashboardsVi from "@roomwright/i18n/dashboards/vi.json" with { type: "json" }
import dashboardsZh from "@roomwright/i18n/dashboards/zh.json" with { type: "json" }
import toursEn from "@roomwright/i18n/tours/en.json" with { type: "json" }
import toursVi from "@roomwright/i18n/tours/vi.json" with { type: "json" }
import toursZh from "@roomwright/i18n/tours/zh.json" with { type: "json" }
import plansEn from "@roomwright/i18n/plans/en.json" with { type: "json" }
import plansVi from "@roomwright/i18n/plans/vi.json" with { type: "json" }
import plansZh from "@roomwright/i18n/plans/zh.json" with { type: "json" }
import paymentsEn from "@roomwright/i18n/payments/en.json" with { type: "json" }
import paymentsVi from "@roomwright/i18n/payments/vi.json" with { type: "json" }
import paymentsZh from "@roomwright/i18n/payments/zh.json" with { type: "json" }
import applicationsEn from "@roomwright/i18n/applications/en.json" with { type: "json" }
import applicationsVi from "@roomwright/i18n/applications/vi.json" with { type: "json" }
import applicationsZh from "@roomwright/i18n/applications/zh.json" with { type: "json" }
import ordersEn from "@roomwright/i18n/orders/en.json" with { type: "json" }
import ordersVi from "@roomwright/i18n/orders/vi.json" with { type: "json" }
import ordersZh from "@roomwright/i18n/orders/zh.json" with { type: "json" }
import adminEn from "@roomwright/i18n/admin/en.json" with { type: "json" }
import adminVi from "@roomwright/i18n/admin/vi.json" with { type: "json" }
import adminZh from "@roomwright/i18n/admin/zh.json" with { type: "json" }
import contentEn from "@roomwright/i18n/content/en.json" with { type: "json" }
import contentVi from "@roomwright/i18n/content/vi.json" with { type: "json" }
import contentZh from "@roomwright/i18n/content/zh.json" with { type: "json" }
import notificationsEn from "@roomwright/i18n/notifications/en.json" with { type: "json" }
import notificationsVi from "@roomwright/i18n/notifications/vi.json" with { type: "json" }
import notificationsZh from "@roomwright/i18n/notifications/zh.json" with { type: "json" }
import myWorksEn from "@roomwright/i18n/my-works/en.json" with { type: "json" }
import myWorksVi from "@roomwright/i18n/my-works/vi.json" with { type: "json" }
import myWorksZh from "@roomwright/i18n/my-works/zh.json" with { type: "json" }
import panoramasEn from "@roomwright/i18n/panoramas/en.json" with { type: "json" }
import panoramasVi from "@roomwright/i18n/panoramas/vi.json" with { type: "json" }
import panoramasZh from "@roomwright/i18n/panoramas/zh.json" with { type: "json" }
import projectsEn from "@roomwright/i18n/projects/en.json" with { type: "json" }
import projectsVi from "@roomwright/i18n/projects/vi.json" with { type: "json" }
import projectsZh from "@roomwright/i18n/projects/zh.json" with { type: "json" }
import questionsEn from "@roomwright/i18n/questions/en.json" with { type: "json" }
import questionsVi from "@roomwright/i18n/questions/vi.json" with { type: "json" }
import questionsZh from "@roomwright/i18n/questions/zh.json" with { type: "json" }
import reportsEn from "@roomwright/i18n/reports/en.json" with { type: "json" }
import reportsVi from "@roomwright/i18n/reports/vi.json" with { type: "json" }
import reportsZh from "@roomwright/i18n/reports/zh.json" with { type: "json" }
import studioEn from "@roomwright/i18n/studio/en.json" with { type: "json" }
import studioVi from "@roomwright/i18n/studio/vi.json" with { type: "json" }
import studioZh from "@roomwright/i18n/studio/zh.json" with { type: "json" }
import viewerEn from "@roomwright/i18n/viewer/en.json" with { type: "json" }
import viewerVi from "@roomwright/i18n/viewer/vi.json" with { type: "json" }
import viewerZh from "@roomwright/i18n/viewer/zh.json" with { type: "json" }
import myProductsEn from "@roomwright/i18n/my-products/en.json" with { type: "json" }
import myProductsVi from "@roomwright/i18n/my-products/vi.json" with { type: "json" }
import myProductsZh from "@roomwright/i18n/my-products/zh.json" with { type: "json" }
import homeAdminEn from "@roomwright/i18n/home/en.json" with { type: "json" }
import homeAdminVi from "@roomwright/i18n/home/vi.json" with { type: "json" }
import homeAdminZh from "@roomwright/i18n/home/zh.json" with { type: "json" }
import analyticsEn from "@roomwright/i18n/analytics/en.json" with { type: "json" }
import analyticsVi from "@roomwright/i18n/analytics/vi.json" with { type: "json" }
import analyticsZh from "@roomwright/i18n/analytics/zh.json" with { type: "json" }
import favouritesEn from "@roomwright/i18n/favourites/en.json" with { type: "json" }
import shareEn from "@roomwright/i18n/share/en.json" with { type: "json" }
import favouritesVi from "@roomwright/i18n/favourites/vi.json" with { type: "json" }
import shareVi from "@roomwright/i18n/share/vi.json" with { type: "json" }
import favouritesZh from "@roomwright/i18n/favourites/zh.json" with { type: "json" }
import shareZh from "@roomwright/i18n/share/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "@roomwright/i18n/translate"

/** One area's texts, worded in every language. */
const word = <Texts extends Readonly<Record<string, string>>>(
  texts: Readonly<Record<Language, Texts>>,
): Readonly<Record<Language, Translate<keyof Texts & string>>> => {
  const inOne = (language: Language): Translate<keyof Texts & string> =>
    createTranslate(languageTag[language], compileCatalogue(texts[language]))
  return { zh: inOne("zh"), en: inOne("en"), vi: inOne("vi") }
}

/** The site's texts, so that a journey finds what it presses by its name in any language. */
export const textsIn = word({ zh: siteZh, en: siteEn, vi: siteVi })
/** The texts of accounts. */
export const accountTextsIn = word({ zh: accountZh, en: accountEn, vi: accountVi })
/** The texts of the security page. */
export const securityTextsIn = word({ zh: securityZh, en: securityEn, vi: securityVi })
/** The texts of tours. */
export const tourTextsIn = word({ zh: toursZh, en: toursEn, vi: toursVi })
/** The texts of rooms to look around in. */
export const panoramaTextsIn = word({ zh: panoramasZh, en: panoramasEn, vi: panoramasVi })
/** The texts of the dashboards and the profile. */
export const dashboardTextsIn = word({ zh: dashboardsZh, en: dashboardsEn, vi: dashboardsVi })
/** The texts of plans and checkout. */
export const planTextsIn = word({ zh: plansZh, en: plansEn, vi: plansVi })
/** The texts of bills. */
export const paymentTextsIn = word({ zh: paymentsZh, en: paymentsEn, vi: paymentsVi })
/** The texts of applications. */
export const applicationTextsIn = word({ zh: applicationsZh, en: applicationsEn, vi: applicationsVi })
/** The texts of the notifications. */
export const notificationTextsIn = word({ zh: notificationsZh, en: notificationsEn, vi: notificationsVi })
/** The texts of orders. */
export const orderTextsIn = word({ zh: ordersZh, en: ordersEn, vi: ordersVi })
/** The texts of a designer's own works. */
export const myWorksTextsIn = word({ zh: myWorksZh, en: myWorksEn, vi: myWorksVi })
/** The texts of projects, where they are listed and opened. */
export const projectTextsIn = word({ zh: projectsZh, en: projectsEn, vi: projectsVi })
/** The texts of asking merchants. */
export const questionTextsIn = word({ zh: questionsZh, en: questionsEn, vi: questionsVi })
/** The texts of telling staff what is wrong. */
export const reportTextsIn = word({ zh: reportsZh, en: reportsEn, vi: reportsVi })
/** The texts of the back office. */
export const adminTextsIn = word({ zh: adminZh, en: adminEn, vi: adminVi })
/** The texts of what merchants do with their products. */
export const viewerTextsIn = word({ zh: viewerZh, en: viewerEn, vi: viewerVi })
export const myProductsTextsIn = word({ zh: myProductsZh, en: myProductsEn, vi: myProductsVi })
/** The texts of the dialog that a page is shared by. */
export const shareTextsIn = word({ zh: shareZh, en: shareEn, vi: shareVi })
/** The texts of favourites and collections. */
export const favouriteTextsIn = word({ zh: favouritesZh, en: favouritesEn, vi: favouritesVi })
/** The texts of articles, help and feedback. */
export const contentTextsIn = word({ zh: contentZh, en: contentEn, vi: contentVi })
/** The texts of the studio. */
export const studioTextsIn = word({ zh: studioZh, en: studioEn, vi: studioVi })
/** The texts of choosing the front page. */
export const homeAdminTextsIn = word({ zh: homeAdminZh, en: homeAdminEn, vi: homeAdminVi })
/** The texts of how the site is used. */
export const analyticsTextsIn = word({ zh: analyticsZh, en: analyticsEn, vi: analyticsVi })
