import {
  acceptCookies,
  acceptTerms,
  changeEmail,
  changeMobile,
  changeProfile,
  deleteMyAccount,
  endOtherSessions,
  endSession,
  exportMyData,
  keepMyAccount,
  listSessions,
  readProfile,
  refuseCookies,
} from "./accounts.ts"
import { countProductFacets, listProducts, listRelatedProducts, readProduct } from "./catalogue.ts"
import { countDesignerFacets, listDesigners, readDesigner } from "./designers.ts"
import { readHomePage } from "./home.ts"
import { readLegalText } from "./legal-texts.ts"
import { listSuggestions } from "./search.ts"
import {
  addPasskey,
  confirmAppFactor,
  listSecondFactors,
  loginWithSecondFactor,
  removeAppFactor,
  removePasskey,
  renewRecoveryCodes,
  startAppFactor,
  startPasskey,
} from "./second-factors.ts"
import { readPublicSettings } from "./settings.ts"
import {
  changePassword,
  login,
  loginWithEmail,
  loginWithMobile,
  logout,
  refreshToken,
  register,
  resetPassword,
} from "./sign-in.ts"
import { uploadPicture } from "./uploads.ts"
import { sendEmailCode, sendMobileCode } from "./verification-codes.ts"
import { recordWorkView } from "./work-views.ts"
import { countWorkFacets, listSeenWith, listWorks, readWork } from "./works.ts"

/** The full table, for the server and its tests only: a page takes its endpoints from the feature's file. */
export const endpoints = {
  acceptCookies,
  acceptTerms,
  addPasskey,
  changeEmail,
  changeMobile,
  changePassword,
  changeProfile,
  confirmAppFactor,
  countDesignerFacets,
  countProductFacets,
  countWorkFacets,
  deleteMyAccount,
  endOtherSessions,
  endSession,
  exportMyData,
  keepMyAccount,
  listDesigners,
  listProducts,
  listRelatedProducts,
  listSecondFactors,
  listSeenWith,
  listSessions,
  listSuggestions,
  listWorks,
  login,
  loginWithEmail,
  loginWithMobile,
  loginWithSecondFactor,
  logout,
  readDesigner,
  readHomePage,
  readLegalText,
  readProduct,
  readProfile,
  readPublicSettings,
  readWork,
  recordWorkView,
  refreshToken,
  refuseCookies,
  register,
  removeAppFactor,
  removePasskey,
  renewRecoveryCodes,
  resetPassword,
  sendEmailCode,
  sendMobileCode,
  startAppFactor,
  startPasskey,
  uploadPicture,
} as const
