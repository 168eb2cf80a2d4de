import type { RenderAnswer } from "../render/render-host.ts"

/** What readers filter works by, and a work has one value of each. */
export const workFilters = ["style", "space", "homeType", "roomType", "scene"] as const
export type WorkFilter = (typeof workFilters)[number]

/** The values that are offered, in the reader's language. */
export type WorkChoices = Readonly<
  Record<WorkFilter, readonly { readonly value: string; readonly text: string }[]>
>

/** What a profile needs before its first work can be published. */
export const profileGaps = ["avatar", "experience", "city", "styles", "introduction"] as const
export type ProfileGap = (typeof profileGaps)[number]

/** A work as it is made of a project. */
export interface NewWork {
  /** The same where it is sent once more: then it is the same work. */
  readonly key: string
  /** In the reader's language. */
  readonly name: string
  readonly description: string
  readonly filters: Readonly<Record<WorkFilter, string>>
  /** m2 */
  readonly area: number
  /** VND; 0: not for sale. */
  readonly price: number
  readonly isTemplate: boolean
  /** Uploads, the main picture first. */
  readonly pictures: readonly string[]
}

export type SaveWorkAnswer =
  | { readonly kind: "saved"; readonly work: string }
  /** An upload was deleted after a day, or was taken: pictures have to be given again. */
  | { readonly kind: "picturesGone" }
  | { readonly kind: "refused"; readonly message: string }

export type ShowWorkAnswer =
  | { readonly kind: "shown" }
  | { readonly kind: "incomplete"; readonly gaps: readonly ProfileGap[] }
  | { readonly kind: "refused"; readonly message: string }

/** Works as the studio needs them of the world around it. A call that does not come through rejects with anything. */
export interface PublishHost {
  /** One's works, the last changed first: where the project may be published. */
  works(): Promise<PublishableWorks>
  /** Makes the project as it is stored now the 3D scene of a work, in place of the one before. */
  publish(work: string, project: string): Promise<PublishAnswer>
  choices(): Promise<WorkChoices>
  /** Makes an upload of a finished render, for a work. */
  takeRender(render: string): Promise<RenderAnswer<string>>
  /** Uploads a picture, for a work. */
  takePicture(picture: Blob): Promise<RenderAnswer<string>>
  /** Makes a work that only its designer sees. */
  save(work: NewWork): Promise<SaveWorkAnswer>
  /** Lets everybody see it. */
  show(work: string): Promise<ShowWorkAnswer>
  /** Where readers see a work, where its designer changes it, and where a profile is filled in. */
  address(work: string): string
  editAddress(work: string): string
  readonly profile: string
}

export interface PublishableWork {
  readonly id: string
  readonly name: string
  /** The address of a small picture. */
  readonly picture: string
  readonly isPublic: boolean
  /** What it shows now; null where it has no scene, or the project of it is gone. */
  readonly project: string | null
  /** When that was published: UTC, ISO 8601. */
  readonly publishedAt: string | null
}

export type PublishableWorks =
  /** `newWork`: the address where one makes another. */
  | { readonly kind: "works"; readonly works: readonly PublishableWork[]; readonly newWork: string }
  /** Only designers have works. */
  | { readonly kind: "noDesigner" }

export type PublishAnswer =
  | { readonly kind: "published" }
  | { readonly kind: "refused"; readonly message: string }
