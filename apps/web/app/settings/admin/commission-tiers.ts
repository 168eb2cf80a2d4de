/** What plans are called. */
export const tierTexts = {
  free: "admin.commission.free",
  pro: "admin.commission.pro",
  premium: "admin.commission.premium",
  enterprise: "admin.commission.enterprise",
} as const
