import type { AdminTextId, AdminTranslate } from "../frame/admin-texts.ts"

/** What each action of the log is called. One of a newer server is shown as it is written. */
const actionTexts: Readonly<Record<string, AdminTextId>> = {
  "account.block": "admin.did.accountBlock",
  "account.unblock": "admin.did.accountUnblock",
  "application.approve": "admin.did.applicationApprove",
  "application.reject": "admin.did.applicationReject",
  "application.view-pictures": "admin.did.applicationView",
  "bank-account.change": "admin.did.bankAccount",
  "category.add": "admin.did.categoryAdd",
  "category.change": "admin.did.categoryChange",
  "category.delete": "admin.did.categoryDelete",
  "category.hide": "admin.did.categoryHide",
  "category.order": "admin.did.categoryOrder",
  "synonym.add": "admin.did.synonymAdd",
  "synonym.change": "admin.did.synonymChange",
  "synonym.delete": "admin.did.synonymDelete",
  "filter-value.add": "admin.did.valueAdd",
  "filter-value.change": "admin.did.valueChange",
  "filter-value.delete": "admin.did.valueDelete",
  "filter-value.hide": "admin.did.valueHide",
  "filter-value.order": "admin.did.valueOrder",
  "company.change": "admin.did.companyChange",
  "embedding.change": "admin.did.embeddingChange",
  "design-tool.change": "admin.did.toolChange",
  "design-tool.remove": "admin.did.toolRemove",
  "content.add": "admin.did.contentAdd",
  "content.delete": "admin.did.contentDelete",
  "content.publish": "admin.did.contentPublish",
  "content.restore": "admin.did.contentRestore",
  "content.save": "admin.did.contentSave",
  "content.schedule": "admin.did.contentSchedule",
  "content.unschedule": "admin.did.contentUnschedule",
  "content.withdraw": "admin.did.contentWithdraw",
  "feedback.close": "admin.did.feedbackClose",
  "feedback.reopen": "admin.did.feedbackReopen",
  "feedback.reply": "admin.did.feedbackReply",
  "job.retry": "admin.did.jobRetry",
  "furniture-library.import": "admin.did.libraryImport",
  "furniture-library.remove": "admin.did.libraryRemove",
  "library-piece.offer": "admin.did.pieceOffer",
  "library-piece.withdraw": "admin.did.pieceWithdraw",
  "home.choose": "admin.did.homeChoose",
  "email-channel.change": "admin.did.emailChange",
  "email-channel.remove": "admin.did.emailRemove",
  "email-channel.test": "admin.did.emailTest",
  "sms-channel.change": "admin.did.smsChange",
  "sms-channel.remove": "admin.did.smsRemove",
  "sms-channel.test": "admin.did.smsTest",
  "enterprise-request.answer": "admin.did.enterpriseAnswer",
  "enterprise-request.reopen": "admin.did.enterpriseReopen",
  "money.note": "admin.did.moneyNote",
  "money.settle": "admin.did.moneySettle",
  "plan.publish": "admin.did.planPublish",
  "quota.grant": "admin.did.quotaGrant",
  "product.delete": "admin.did.productDelete",
  "collection.unshare": "admin.did.collectionUnshare",
  "question.remove": "admin.did.questionRemove",
  "report.dismiss": "admin.did.reportDismiss",
  "work.delete": "admin.did.workDelete",
  "work.check": "admin.did.workCheck",
  "work.shelve": "admin.did.workShelve",
  "work.unshelve": "admin.did.workUnshelve",
  "receipt.confirm": "admin.did.receiptConfirm",
  "receipt.reject": "admin.did.receiptReject",
  "role.give": "admin.did.roleGive",
  "role.take": "admin.did.roleTake",
  "account.sign-out": "admin.did.accountSignOut",
  "statement.read": "admin.did.statementRead",
  "subscription.grant": "admin.did.subscriptionGrant",
}

export const formatAction = (t: AdminTranslate, action: string): string => {
  const text = actionTexts[action]
  return text === undefined ? action : t(text)
}

/** What there is to know about an entry, on one line: `reason: …; ended: 2`. */
export const formatDetails = (details: Readonly<Record<string, string | number | boolean | null>>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value ?? "–"}`)
    .join("; ")
