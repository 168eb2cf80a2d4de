import type { LayoutHost } from "./furnish/layout-host.ts"
import type { PublishHost } from "./publish/publish-host.ts"
import type { DrawingsHost } from "./drawings/drawings-host.ts"
import type { LibraryHost } from "./library/library-host.ts"
import type { LiveHost } from "./render/live-host.ts"
import type { RenderHost } from "./render/render-host.ts"
import type { TourHost } from "./render/tour-host.ts"
import type { ShoppingHost } from "./shopping/shopping-host.ts"

/**
 * What the studio needs of the world around it. The web fills it in; tests put a world in memory in its place.
 * A call that does not come through (no network, server away) rejects with anything; a refusal it can name is an answer.
 */
export interface StudioHost {
  open(project: ProjectId): Promise<OpenAnswer>
  /** Stores a document that was made on the version `base`. The same text on the same base may be sent again. */
  save(project: ProjectId, saving: Saving): Promise<SaveAnswer>
  /** Asks whoever it is to sign in again; true once they have. */
  signIn(): Promise<boolean>
  rename(project: ProjectId, name: string): Promise<void>
  readonly versions: {
    list(project: ProjectId): Promise<readonly VersionFacts[]>
    /** The text of its document. */
    read(project: ProjectId, version: VersionId): Promise<string>
    /** Keeps what is saved now under a name. */
    keep(project: ProjectId, name: string): Promise<VersionFacts>
    /** Another name for one; "" leaves it to be given up like those without one. */
    rename(project: ProjectId, version: VersionId, name: string): Promise<VersionFacts>
    /** Makes an older version the newest, on top of `base`; what was there is kept before. */
    restore(project: ProjectId, version: VersionId, base: number): Promise<StoredDocument>
  }
  readonly share: {
    /** The link that is open now; null: nobody else sees the project. */
    read(project: ProjectId): Promise<string | null>
    open(project: ProjectId): Promise<string>
    withdraw(project: ProjectId): Promise<void>
  }
  readonly pictures: {
    /** Stores the picture of a plan; `progress` from 0 to 1. */
    add(project: ProjectId, file: Blob, progress: (share: number) => void): Promise<PictureAnswer>
    /** An address that shows it for a while; null where it is gone. */
    address(project: ProjectId, picture: string): Promise<string | null>
  }
  readonly publishing: PublishHost
  readonly layouts: LayoutHost
  readonly library: LibraryHost
  readonly drawings: DrawingsHost
  readonly renders: RenderHost
  readonly live: LiveHost
  readonly tours: TourHost
  readonly shopping: ShoppingHost
  /** Back to where projects are listed. */
  leave(): void
}

export interface Saving {
  readonly base: number
  readonly text: string
  /** The window is closing: the answer will not be heard. Only for texts under 60,000 bytes. */
  readonly isLast?: boolean
}

export type ProjectId = string
export type VersionId = string

/** A document as it is stored, with the number of its version. */
export interface StoredDocument {
  readonly version: number
  readonly text: string
  /** UTC, ISO 8601. */
  readonly savedAt: string
}

export interface OpenedProject extends StoredDocument {
  readonly id: ProjectId
  readonly name: string
}

export type OpenAnswer =
  | { readonly kind: "opened"; readonly project: OpenedProject }
  /** It is not there, or somebody else's. */
  | { readonly kind: "notFound" }
  /** Whoever it was is no longer signed in. */
  | { readonly kind: "signedOut" }

export type SaveAnswer =
  | { readonly kind: "saved"; readonly version: number; readonly savedAt: string }
  /** Another window or machine saved in between: this is theirs. */
  | { readonly kind: "conflict"; readonly theirs: StoredDocument }
  | { readonly kind: "signedOut" }
  /** In the trash, or deleted. */
  | { readonly kind: "gone" }
  /** The server is reached and cannot save now: it is tried again. */
  | { readonly kind: "failed" }
  /** The server does not take it, with its words: it would not help to send it again. */
  | { readonly kind: "refused"; readonly message: string }

export interface VersionFacts {
  readonly id: VersionId
  /** Empty: it was kept by itself. */
  readonly name: string
  readonly why: "worked" | "named" | "beforeRestore"
  readonly savedAt: string
  readonly facts: {
    readonly levels: number
    readonly rooms: number
    readonly areaM2: number
    readonly items: number
  }
  /** Null while nothing is drawn. */
  readonly sketch: PlanSketch | null
}

/** A small drawing of a plan, y down: whole numbers only. */
export interface PlanSketch {
  readonly width: number
  readonly height: number
  /** x, y, x, y, …: closed rings. */
  readonly rooms: readonly {
    readonly ring: readonly number[]
    readonly holes: readonly (readonly number[])[]
  }[]
  readonly walls: readonly (readonly number[])[]
  /** Lines from x1, y1 to x2, y2 over the walls. */
  readonly openings: readonly {
    readonly kind: "door" | "window"
    readonly line: readonly number[]
    readonly thickness: number
  }[]
}

export type PictureAnswer =
  | {
      readonly kind: "added"
      readonly picture: string
      readonly pixels: { readonly width: number; readonly height: number }
    }
  | { readonly kind: "refused"; readonly message: string }
