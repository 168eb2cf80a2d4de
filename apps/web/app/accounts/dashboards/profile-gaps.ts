import type { Profile } from "@roomwright/contract/accounts/calls"
import { textsOf } from "@roomwright/contract/language"
import { pagePaths } from "@roomwright/contract/page-paths"
import type { UserKind } from "../../platform/session/role-dashboard.ts"
import type { DashboardTextId } from "./dashboard-texts.ts"

/** Something that makes a profile complete, and where it is filled in. */
export interface ProfilePart {
  readonly name: DashboardTextId
  readonly to: string
  readonly isThere: boolean
}

/** The id of a field's place on the profile page, for links to it. */
export type FieldId =
  | "avatar"
  | "experience"
  | "city"
  | "styles"
  | "introduction"
  | "shop-city"
  | "address"
  | "phone"
  | "scope"

const field = (name: DashboardTextId, id: FieldId, isThere: boolean): ProfilePart => ({
  name,
  to: `${pagePaths.profile}#${id}`,
  isThere,
})

/**
 * What a complete profile has: of designers what is asked for before a work is published, of merchants before a product
 * is sold, of everybody else what brings them back into the account.
 */
export function partsOf(profile: Profile, kind: UserKind): readonly ProfilePart[] {
  const { designer, merchant } = profile
  const avatar = field("dashboards.field.avatar", "avatar", profile.avatar !== null)
  if (kind === "designer" && designer) {
    return [
      avatar,
      field("dashboards.field.experience", "experience", designer.experienceYears > 0),
      field("dashboards.field.city", "city", textsOf(designer.city).length > 0),
      field("dashboards.field.styles", "styles", designer.styles.length > 0),
      field("dashboards.field.introduction", "introduction", textsOf(designer.introduction).length > 0),
    ]
  }
  if (kind === "merchant" && merchant) {
    return [
      avatar,
      field("dashboards.field.city", "shop-city", textsOf(merchant.city).length > 0),
      field("dashboards.field.address", "address", textsOf(merchant.companyAddress).length > 0),
      field("dashboards.field.phone", "phone", merchant.contactPhone !== ""),
      field("dashboards.field.scope", "scope", textsOf(merchant.businessScope).length > 0),
    ]
  }
  const security = (name: DashboardTextId, isThere: boolean): ProfilePart => ({
    name,
    to: pagePaths.security,
    isThere,
  })
  return [
    avatar,
    security("dashboards.field.email", profile.email !== null),
    security("dashboards.field.mobile", profile.mobile !== null),
  ]
}
