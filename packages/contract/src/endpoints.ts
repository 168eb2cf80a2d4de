import { accountsEndpoints } from "./accounts/endpoints.ts"
import { adminEndpoints } from "./admin/endpoints.ts"
import { analyticsEndpoints } from "./analytics/endpoints.ts"
import { applicationsEndpoints } from "./applications/endpoints.ts"
import { catalogueEndpoints } from "./catalogue/endpoints.ts"
import { contentEndpoints } from "./content/endpoints.ts"
import { favouritesEndpoints } from "./favourites/endpoints.ts"
import { homeEndpoints } from "./home/endpoints.ts"
import { libraryEndpoints } from "./library/endpoints.ts"
import { mediaEndpoints } from "./media/endpoints.ts"
import { moderationEndpoints } from "./moderation/endpoints.ts"
import { notificationsEndpoints } from "./notifications/endpoints.ts"
import { ordersEndpoints } from "./orders/endpoints.ts"
import { paymentsEndpoints } from "./payments/endpoints.ts"
import { plansEndpoints } from "./plans/endpoints.ts"
import { questionsEndpoints } from "./questions/endpoints.ts"
import { rendersEndpoints } from "./renders/endpoints.ts"
import { searchEndpoints } from "./search/endpoints.ts"
import { settingsEndpoints } from "./settings/endpoints.ts"
import { studioEndpoints } from "./studio/endpoints.ts"
import { toursEndpoints } from "./tours/endpoints.ts"
import { worksEndpoints } from "./works/endpoints.ts"

/** The full table, for the server and its tests only: a page imports endpoints from its feature's file. */
export const endpoints = {
  ...accountsEndpoints,
  ...adminEndpoints,
  ...analyticsEndpoints,
  ...applicationsEndpoints,
  ...catalogueEndpoints,
  ...contentEndpoints,
  ...favouritesEndpoints,
  ...homeEndpoints,
  ...libraryEndpoints,
  ...mediaEndpoints,
  ...moderationEndpoints,
  ...notificationsEndpoints,
  ...ordersEndpoints,
  ...paymentsEndpoints,
  ...plansEndpoints,
  ...questionsEndpoints,
  ...rendersEndpoints,
  ...searchEndpoints,
  ...settingsEndpoints,
  ...studioEndpoints,
  ...toursEndpoints,
  ...worksEndpoints,
} as const
