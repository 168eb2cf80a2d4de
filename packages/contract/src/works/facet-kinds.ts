/** The filters of works, in the order of the page. */
export const workFacetKinds = ["style", "space", "homeType", "area", "scene", "roomType"] as const
export type WorkFacetKind = (typeof workFacetKinds)[number]
