import { languageTag, type Language } from "@roomwright/contract/language"
import { compileCatalogue } from "@roomwright/messages/catalogue"
import siteEn from "@roomwright/messages/site/en.json" with { type: "json" }
import siteVi from "@roomwright/messages/site/vi.json" with { type: "json" }
import siteZh from "@roomwright/messages/site/zh.json" with { type: "json" }
import accountEn from "@roomwright/messages/account/en.json" with { type: "json" }
import accountVi from "@roomwright/messages/account/vi.json" with { type: "json" }
import accountZh from "@roomwright/messages/account/zh.json" with { type: "json" }
import securityEn from "@roomwright/messages/security/en.json" with { type: "json" }
import securityVi from "@roomwright/messages/security/vi.json" with { type: "json" }
import securityZh from "@roomwright/messages/security/zh.json" with { type: "json" }
import homesEn from "@roomwright/messages/homes/en.json" with { type: "json" }
import homesVi from "@roomwright/messages/homes/vi.json" with { type: "json" }
import homesZh from "@roomwright/messages/homes/zh.json" with { type: "json" }
import plansEn from "@roomwright/messages/plans/en.json" with { type: "json" }
import plansVi from "@roomwright/messages/plans/vi.json" with { type: "json" }
import plansZh from "@roomwright/messages/plans/zh.json" with { type: "json" }
import paymentsEn from "@roomwright/messages/payments/en.json" with { type: "json" }
import paymentsVi from "@roomwright/messages/payments/vi.json" with { type: "json" }
import paymentsZh from "@roomwright/messages/payments/zh.json" with { type: "json" }
import applicationsEn from "@roomwright/messages/applications/en.json" with { type: "json" }
import applicationsVi from "@roomwright/messages/applications/vi.json" with { type: "json" }
import applicationsZh from "@roomwright/messages/applications/zh.json" with { type: "json" }
import ordersEn from "@roomwright/messages/orders/en.json" with { type: "json" }
import ordersVi from "@roomwright/messages/orders/vi.json" with { type: "json" }
import ordersZh from "@roomwright/messages/orders/zh.json" with { type: "json" }
import deskEn from "@roomwright/messages/desk/en.json" with { type: "json" }
import deskVi from "@roomwright/messages/desk/vi.json" with { type: "json" }
import deskZh from "@roomwright/messages/desk/zh.json" with { type: "json" }
import contentEn from "@roomwright/messages/content/en.json" with { type: "json" }
import contentVi from "@roomwright/messages/content/vi.json" with { type: "json" }
import contentZh from "@roomwright/messages/content/zh.json" with { type: "json" }
import noticesEn from "@roomwright/messages/notices/en.json" with { type: "json" }
import noticesVi from "@roomwright/messages/notices/vi.json" with { type: "json" }
import noticesZh from "@roomwright/messages/notices/zh.json" with { type: "json" }
import designsEn from "@roomwright/messages/designs/en.json" with { type: "json" }
import designsVi from "@roomwright/messages/designs/vi.json" with { type: "json" }
import designsZh from "@roomwright/messages/designs/zh.json" with { type: "json" }
import panoramasEn from "@roomwright/messages/panoramas/en.json" with { type: "json" }
import panoramasVi from "@roomwright/messages/panoramas/vi.json" with { type: "json" }
import panoramasZh from "@roomwright/messages/panoramas/zh.json" with { type: "json" }
import projectsEn from "@roomwright/messages/projects/en.json" with { type: "json" }
import projectsVi from "@roomwright/messages/projects/vi.json" with { type: "json" }
import projectsZh from "@roomwright/messages/projects/zh.json" with { type: "json" }
import questionsEn from "@roomwright/messages/questions/en.json" with { type: "json" }
import questionsVi from "@roomwright/messages/questions/vi.json" with { type: "json" }
import questionsZh from "@roomwright/messages/questions/zh.json" with { type: "json" }
import reportsEn from "@roomwright/messages/reports/en.json" with { type: "json" }
import reportsVi from "@roomwright/messages/reports/vi.json" with { type: "json" }
import reportsZh from "@roomwright/messages/reports/zh.json" with { type: "json" }
import studioEn from "@roomwright/messages/studio/en.json" with { type: "json" }
import studioVi from "@roomwright/messages/studio/vi.json" with { type: "json" }
import studioZh from "@roomwright/messages/studio/zh.json" with { type: "json" }
import viewerEn from "@roomwright/messages/viewer/en.json" with { type: "json" }
import viewerVi from "@roomwright/messages/viewer/vi.json" with { type: "json" }
import viewerZh from "@roomwright/messages/viewer/zh.json" with { type: "json" }
import waresEn from "@roomwright/messages/wares/en.json" with { type: "json" }
import waresVi from "@roomwright/messages/wares/vi.json" with { type: "json" }
import waresZh from "@roomwright/messages/wares/zh.json" with { type: "json" }
import frontEn from "@roomwright/messages/front/en.json" with { type: "json" }
import frontVi from "@roomwright/messages/front/vi.json" with { type: "json" }
import frontZh from "@roomwright/messages/front/zh.json" with { type: "json" }
import numbersEn from "@roomwright/messages/numbers/en.json" with { type: "json" }
import numbersVi from "@roomwright/messages/numbers/vi.json" with { type: "json" }
import numbersZh from "@roomwright/messages/numbers/zh.json" with { type: "json" }
import favouritesEn from "@roomwright/messages/favourites/en.json" with { type: "json" }
import shareEn from "@roomwright/messages/share/en.json" with { type: "json" }
import favouritesVi from "@roomwright/messages/favourites/vi.json" with { type: "json" }
import shareVi from "@roomwright/messages/share/vi.json" with { type: "json" }
import favouritesZh from "@roomwright/messages/favourites/zh.json" with { type: "json" }
import shareZh from "@roomwright/messages/share/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "@roomwright/messages/translate"

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
/** The texts of rooms to look around in. */
export const panoramaTextsIn = word({ zh: panoramasZh, en: panoramasEn, vi: panoramasVi })
/** The texts of the homes and the profile. */
export const homeTextsIn = word({ zh: homesZh, en: homesEn, vi: homesVi })
/** The texts of plans and checkout. */
export const planTextsIn = word({ zh: plansZh, en: plansEn, vi: plansVi })
/** The texts of bills. */
export const paymentTextsIn = word({ zh: paymentsZh, en: paymentsEn, vi: paymentsVi })
/** The texts of applications. */
export const applicationTextsIn = word({ zh: applicationsZh, en: applicationsEn, vi: applicationsVi })
/** The texts of the notices. */
export const noticeTextsIn = word({ zh: noticesZh, en: noticesEn, vi: noticesVi })
/** The texts of orders. */
export const orderTextsIn = word({ zh: ordersZh, en: ordersEn, vi: ordersVi })
/** The texts of a designer's own works. */
export const designTextsIn = word({ zh: designsZh, en: designsEn, vi: designsVi })
/** The texts of projects, where they are listed and opened. */
export const projectTextsIn = word({ zh: projectsZh, en: projectsEn, vi: projectsVi })
/** The texts of asking merchants. */
export const questionTextsIn = word({ zh: questionsZh, en: questionsEn, vi: questionsVi })
/** The texts of telling staff what is wrong. */
export const reportTextsIn = word({ zh: reportsZh, en: reportsEn, vi: reportsVi })
/** The texts of the back office. */
export const deskTextsIn = word({ zh: deskZh, en: deskEn, vi: deskVi })
/** The texts of what merchants do with their products. */
export const viewerTextsIn = word({ zh: viewerZh, en: viewerEn, vi: viewerVi })
export const waresTextsIn = word({ zh: waresZh, en: waresEn, vi: waresVi })
/** The texts of the dialog that a page is shared by. */
export const shareTextsIn = word({ zh: shareZh, en: shareEn, vi: shareVi })
/** The texts of favourites and collections. */
export const favouriteTextsIn = word({ zh: favouritesZh, en: favouritesEn, vi: favouritesVi })
/** The texts of articles, help and feedback. */
export const contentTextsIn = word({ zh: contentZh, en: contentEn, vi: contentVi })
/** The texts of the studio. */
export const studioTextsIn = word({ zh: studioZh, en: studioEn, vi: studioVi })
/** The texts of choosing the front page. */
export const frontTextsIn = word({ zh: frontZh, en: frontEn, vi: frontVi })
/** The texts of how the site is used. */
export const numbersTextsIn = word({ zh: numbersZh, en: numbersEn, vi: numbersVi })
