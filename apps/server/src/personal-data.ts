import { accountData } from "./features/accounts/personal-data.ts"
import { secondFactorData } from "./features/accounts/second-factor-data.ts"
import { productData } from "./features/catalogue/follow-merchant.ts"
import { libraryData } from "./features/library/piece-favourites.ts"
import { favouriteData } from "./features/favourites/favourite-data.ts"
import { applicationData } from "./features/applications/application-data.ts"
import { feedbackData } from "./features/content/feedback-data.ts"
import { billData, creditData } from "./features/payments/bill-data.ts"
import { sellerAccountData } from "./features/payments/seller-account-data.ts"
import { orderData } from "./features/orders/order-data.ts"
import { planData } from "./features/plans/plan-data.ts"
import { uploadData } from "./features/media/upload-data.ts"
import { renderData } from "./features/renders/render-data.ts"
import { studioData } from "./features/studio/studio-data.ts"
import { reportData } from "./features/moderation/report-data.ts"
import { notificationData } from "./features/notifications/notification-data.ts"
import { questionData } from "./features/questions/question-data.ts"
import { tourData } from "./features/tours/tour-data.ts"
import { workData } from "./features/works/follow-designer.ts"
import type { PersonalData } from "./platform/personal-data.ts"

/**
 * What each feature keeps of a person: exported and erased together. Higher tiers come first, since what they erase may
 * point to what is below; the account itself is last.
 */
export const personalData: readonly PersonalData[] = [
  notificationData,
  applicationData,
  orderData,
  reportData,
  tourData,
  renderData,
  studioData,
  libraryData,
  favouriteData,
  questionData,
  feedbackData,
  workData,
  productData,
  planData,
  sellerAccountData,
  billData,
  creditData,
  uploadData,
  secondFactorData,
  accountData,
]
