/** The shapes of the demo content: plain data, written by hand in three languages, filled in on the first start. */

export interface DemoText {
  readonly zh: string
  readonly en: string
  readonly vi: string
}

/** A file in `demo/pictures`, whole or cut: `crop` is [left, top, width, height] as fractions of the picture. */
export type DemoPicture =
  | string
  | { readonly file: string; readonly crop: readonly [number, number, number, number] }

export interface DemoDesigner {
  readonly key: string
  readonly username: string
  readonly nickname: string
  readonly city: DemoText
  /** Ids of filter values of kind `style`. */
  readonly styles: readonly string[]
  readonly experienceYears: number
  readonly companyName: string
  readonly school: DemoText
  readonly major: DemoText
  readonly introduction: DemoText
  readonly daysOld: number
}

export interface DemoMerchant {
  readonly key: string
  readonly username: string
  readonly nickname: string
  readonly city: DemoText
  readonly companyAddress: DemoText
  readonly contactPhone: string
  readonly businessScope: DemoText
  /** What is promised with every sale. */
  readonly returns: DemoText
  /** Absent where the merchant promises none. */
  readonly warranty?: DemoText
  readonly daysOld: number
}

export interface DemoCategory {
  readonly id: string
  readonly name: DemoText
  /** Other phrases people type for it, with commas, per language; they are searched, never shown. */
  readonly alsoCalled: DemoText
  readonly children: readonly Omit<DemoCategory, "children">[]
}

export interface DemoVariant {
  /** Absent when the product comes in one size. */
  readonly size?: DemoText
  readonly colour: { readonly id: string; readonly name: DemoText; readonly hex: string }
  readonly price: number
  readonly stock: number
}

export interface DemoProduct {
  /** Its pictures in `demo/pictures/products` begin with it. */
  readonly key: string
  readonly merchant: string
  /** Id of a category of the second level. */
  readonly category: string
  readonly name: DemoText
  readonly description: DemoText
  readonly style: string
  /** Ids of filter values of kind `material`, the main one first. */
  readonly materials: readonly string[]
  /** Width, depth, height of the first variant. */
  readonly sizeMm: readonly [number, number, number]
  readonly variants: readonly DemoVariant[]
  readonly daysOld: number
}

export interface DemoPanorama {
  /** A file in `demo/pictures`, twice as wide as high. */
  readonly file: string
  /** Id of a filter value of kind `space`. */
  readonly room: string
  /** Where one looks first, in degrees. */
  readonly yaw: number
  readonly pitch: number
}

export interface DemoWork {
  readonly key: string
  readonly designer: string
  readonly name: DemoText
  readonly styleDescription: DemoText
  readonly style: string
  readonly homeType: string
  readonly space: string
  readonly scene: string
  readonly roomType: string
  readonly areaM2: number
  readonly picture: DemoPicture
  readonly details: readonly DemoPicture[]
  /** Rooms to look around in; no arrows: each work has one at most. */
  readonly panoramas?: readonly DemoPanorama[]
  /** 0 = not for sale. */
  readonly price: number
  readonly template: boolean
  /** Key of the template this work started from. */
  readonly startedFrom?: string
  /** Products seen in the main picture; `at` is where its tag stands, as fractions of the picture's width and height. */
  readonly products: readonly { readonly product: string; readonly at?: readonly [number, number] }[]
  readonly daysOld: number
}
