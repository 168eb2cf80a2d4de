import { index, layout, route, type RouteConfig } from "@react-router/dev/routes"
import { pagePaths } from "@roomwright/contract/page-paths"

/** Every page under the specification's spelling; anything else is an unmatched address. */
export default [
  layout("layout/site-layout.tsx", [
    index("home/home.page.tsx"),
    route(pagePaths.works, "works/works.page.tsx"),
    route(pagePaths.work, "works/work.page.tsx"),
    route(pagePaths.designers, "works/designers.page.tsx"),
    route(pagePaths.designer, "works/designer.page.tsx"),
    route(pagePaths.designerResults, "works/designer-results.page.tsx"),
    route(pagePaths.products, "catalogue/products.page.tsx"),
    route(pagePaths.product, "catalogue/product.page.tsx"),
    route(pagePaths.productResults, "catalogue/product-results.page.tsx"),
    route(pagePaths.userHome, "accounts/homes/user-home.page.tsx"),
    route(pagePaths.designerHome, "accounts/homes/designer-home.page.tsx"),
    route(pagePaths.merchantHome, "accounts/homes/merchant-home.page.tsx"),
    route(pagePaths.profile, "accounts/profile/profile.page.tsx"),
    route(pagePaths.price, "plans/price.page.tsx"),
    route(pagePaths.checkout, "plans/checkout.page.tsx"),
    route(pagePaths.priceSuccess, "plans/price-success.page.tsx"),
    layout("accounts/homes/own-area.layout.tsx", [
      route(pagePaths.plan, "plans/own-plan.page.tsx"),
      route(pagePaths.bills, "payments/bills.page.tsx"),
    ]),
    route(pagePaths.bill, "payments/bill.page.tsx"),
    route(pagePaths.notices, "notices/notices.page.tsx"),
    route(pagePaths.noticeSettings, "notices/notice-settings.page.tsx"),
    route(pagePaths.unsubscribe, "notices/unsubscribe.page.tsx"),
    route(pagePaths.terms, "legal/terms.page.tsx"),
    route(pagePaths.disclaimer, "legal/disclaimer.page.tsx"),
    route(pagePaths.privacy, "legal/privacy.page.tsx"),
    route(pagePaths.security, "accounts/security/security.page.tsx"),
    route(pagePaths.error, "errors/error.page.tsx"),
    route("*", "errors/unmatched.page.tsx"),
  ]),
  layout("layout/desk-layout.tsx", [
    route(pagePaths.desk, "desk/dashboard.page.tsx"),
    route(pagePaths.receiptsDesk, "desk/receipts/receipts.page.tsx"),
    route(pagePaths.billsDesk, "desk/bills/bills.page.tsx"),
    route(pagePaths.bankStatement, "desk/statement/statement.page.tsx"),
    route(pagePaths.plansDesk, "desk/plans/plans.page.tsx"),
    route(pagePaths.grants, "desk/grants/grants.page.tsx"),
    route(pagePaths.messagesDesk, "desk/messages/messages.page.tsx"),
    route(pagePaths.deskSettings, "desk/settings/settings.page.tsx"),
  ]),
] satisfies RouteConfig
