import type { DeskTextId, DeskTranslate } from "../frame/admin-texts.ts"

/** What each action of the log is called. One of a newer server is shown as it is written. */
const actionTexts: Readonly<Record<string, DeskTextId>> = {
  "account.block": "desk.did.accountBlock",
  "account.unblock": "desk.did.accountUnblock",
  "application.approve": "desk.did.applicationApprove",
  "application.reject": "desk.did.applicationReject",
  "application.view-pictures": "desk.did.applicationView",
  "bank-account.change": "desk.did.bankAccount",
  "category.add": "desk.did.categoryAdd",
  "category.change": "desk.did.categoryChange",
  "category.delete": "desk.did.categoryDelete",
  "category.hide": "desk.did.categoryHide",
  "category.order": "desk.did.categoryOrder",
  "filter-value.add": "desk.did.valueAdd",
  "filter-value.change": "desk.did.valueChange",
  "filter-value.delete": "desk.did.valueDelete",
  "filter-value.hide": "desk.did.valueHide",
  "filter-value.order": "desk.did.valueOrder",
  "company.change": "desk.did.companyChange",
  "design-tool.change": "desk.did.toolChange",
  "design-tool.remove": "desk.did.toolRemove",
  "content.add": "desk.did.contentAdd",
  "content.delete": "desk.did.contentDelete",
  "content.publish": "desk.did.contentPublish",
  "content.restore": "desk.did.contentRestore",
  "content.save": "desk.did.contentSave",
  "content.schedule": "desk.did.contentSchedule",
  "content.unschedule": "desk.did.contentUnschedule",
  "content.withdraw": "desk.did.contentWithdraw",
  "feedback.close": "desk.did.feedbackClose",
  "feedback.reopen": "desk.did.feedbackReopen",
  "feedback.reply": "desk.did.feedbackReply",
  "job.retry": "desk.did.jobRetry",
  "home.choose": "desk.did.homeChoose",
  "email-channel.change": "desk.did.emailChange",
  "email-channel.remove": "desk.did.emailRemove",
  "email-channel.test": "desk.did.emailTest",
  "sms-channel.change": "desk.did.smsChange",
  "sms-channel.remove": "desk.did.smsRemove",
  "sms-channel.test": "desk.did.smsTest",
  "enterprise-request.answer": "desk.did.enterpriseAnswer",
  "enterprise-request.reopen": "desk.did.enterpriseReopen",
  "money.note": "desk.did.moneyNote",
  "money.settle": "desk.did.moneySettle",
  "plan.publish": "desk.did.planPublish",
  "quota.grant": "desk.did.quotaGrant",
  "product.delete": "desk.did.productDelete",
  "collection.unshare": "desk.did.collectionUnshare",
  "question.remove": "desk.did.questionRemove",
  "report.dismiss": "desk.did.reportDismiss",
  "work.delete": "desk.did.workDelete",
  "work.check": "desk.did.workCheck",
  "work.shelve": "desk.did.workShelve",
  "work.unshelve": "desk.did.workUnshelve",
  "receipt.confirm": "desk.did.receiptConfirm",
  "receipt.reject": "desk.did.receiptReject",
  "role.give": "desk.did.roleGive",
  "role.take": "desk.did.roleTake",
  "account.sign-out": "desk.did.accountSignOut",
  "statement.read": "desk.did.statementRead",
  "subscription.grant": "desk.did.subscriptionGrant",
}

export const wordAction = (t: DeskTranslate, action: string): string => {
  const text = actionTexts[action]
  return text === undefined ? action : t(text)
}

/** What there is to know about an entry, on one line: `reason: …; ended: 2`. */
export const wordDetails = (details: Readonly<Record<string, string | number | boolean | null>>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value ?? "–"}`)
    .join("; ")
