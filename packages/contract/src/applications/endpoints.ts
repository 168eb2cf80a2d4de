import {
  approveApplication,
  listApplications,
  readApplication,
  rejectApplication,
  viewApplicationPictures,
} from "./admin.ts"
import {
  listRequestTypes,
  openApplicationBill,
  readApplicationProcess,
  readLastApplication,
  resubmitApplication,
  submitApplication,
  withdrawApplication,
} from "./calls.ts"

export const applicationsEndpoints = {
  approveApplication,
  listApplications,
  readApplication,
  rejectApplication,
  viewApplicationPictures,
  listRequestTypes,
  openApplicationBill,
  readApplicationProcess,
  readLastApplication,
  resubmitApplication,
  submitApplication,
  withdrawApplication,
} as const
