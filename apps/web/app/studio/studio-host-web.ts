import { pagePaths, sharedProjectPath } from "@roomwright/contract/page-paths"
import {
  addPlanPicture,
  saveVersion,
  listVersions,
  readPlanPicture,
  readProject,
  readVersion,
  renameProject,
  renameVersion,
  restoreVersion,
  saveDocument,
  shareProject,
  unshareProject,
} from "@roomwright/contract/studio/project-calls"
import type { Project, ProjectVersion } from "@roomwright/contract/studio/projects"
import type {
  OpenAnswer,
  PictureAnswer,
  SaveAnswer,
  StoredDocument,
  StudioHost,
  VersionFacts,
} from "@roomwright/studio/studio-host"
import { ApiError, type Send } from "../platform/api.ts"
import { requestLogin } from "../platform/dialogs/modal-store.ts"
import { currentSession } from "../platform/session/session-store.ts"
import { fetchWithProgress } from "../platform/uploads/fetch-with-progress.ts"
import { createPublishing } from "./publishing-web.ts"
import { createLayoutHost } from "./layouts-web.ts"
import { createDrawings } from "./drawings-web.ts"
import { createLibraryHost } from "./library-host-web.ts"
import { createLiveHost } from "./live-web.ts"
import { createRenderHost } from "./renders-web.ts"
import { createShopping } from "./shopping-web.ts"
import { createTourHost } from "./tours-web.ts"
import { StudioSignedOut, ensureStudioSession, studioCall } from "./studio-session.ts"

/** What browsers send for a window that is gone, bytes: 64 kB with the headers. */
const lastBytes = 60_000
/** Until when a save has to be answered, ms: longer for what is long, as slow lines carry it (10 kB/s). */
const answerMs = (text: string): number => 30_000 + text.length / 10
/** A line that swallows what is sent would keep everything after it from being saved. */
const sendWithin =
  (ms: number): Send =>
  (address, init) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(ms) })
const sendLast: Send = (address, init) => fetch(address, { ...init, keepalive: true })

/** The studio's world: the API of this site, with the session of this window. */
export function createStudioHost(leave: () => void): StudioHost {
  /** Links as they were last seen, so that showing one asks for no whole document. */
  const links = new Map<string, string | null>()
  const noteLink = (id: string, token: string | null): string | null => {
    const link = token === null ? null : `${location.origin}${sharedProjectPath(token)}`
    links.set(id, link)
    return link
  }
  const read = async (id: string): Promise<Project> => {
    const project = await studioCall(readProject, { params: { id } })
    noteLink(id, project.link?.token ?? null)
    return project
  }

  return {
    open: (id) => answerOpen(() => read(id)),
    save: async (id, { base, text, isLast = false }): Promise<SaveAnswer> => {
      // What is too large for that would fail and say nothing: the draft has it.
      if (isLast && new Blob([text]).size > lastBytes) throw new Error("too large to be sent last")
      try {
        const input = { params: { id }, body: { base, document: text } }
        const { version, changedAt } = await studioCall(
          saveDocument,
          input,
          isLast ? sendLast : sendWithin(answerMs(text)),
        )
        return { kind: "saved", version, savedAt: changedAt }
      } catch (error) {
        return (
          refusalOf(error) ?? { kind: "conflict", theirs: toStored(await readTheirs(error, () => read(id))) }
        )
      }
    },
    signIn,
    rename: async (id, name) => {
      await studioCall(renameProject, { params: { id }, body: { name } })
    },
    versions: {
      list: async (id) => (await studioCall(listVersions, { params: { id } })).map(toFacts),
      read: async (id, version) =>
        (await studioCall(readVersion, { params: { id, kept: version } })).document,
      keep: async (id, name) => toFacts(await studioCall(saveVersion, { params: { id }, body: { name } })),
      rename: async (id, version, name) =>
        toFacts(await studioCall(renameVersion, { params: { id, kept: version }, body: { name } })),
      restore: async (id, version, base) =>
        toStored(await studioCall(restoreVersion, { params: { id, kept: version }, body: { base } })),
    },
    share: {
      read: async (id) => {
        const known = links.get(id)
        if (known !== undefined) return known
        return noteLink(id, (await read(id)).link?.token ?? null)
      },
      open: async (id) => {
        const { token } = await studioCall(shareProject, { params: { id } })
        return noteLink(id, token) ?? ""
      },
      withdraw: async (id) => {
        await studioCall(unshareProject, { params: { id } })
        links.set(id, null)
      },
    },
    pictures: {
      add: async (id, file, onProgress): Promise<PictureAnswer> => {
        try {
          const by = fetchWithProgress({ onProgress, signal: new AbortController().signal })
          const picture = await studioCall(addPlanPicture, { params: { id }, body: {}, file }, by)
          const { width, height } = picture
          return { kind: "added", picture: picture.id, pixels: { width, height } }
        } catch (error) {
          if (error instanceof ApiError && error.status >= 400 && error.status < 500)
            return { kind: "refused", message: error.message }
          throw error
        }
      },
      address: async (id, picture) => {
        try {
          return (await studioCall(readPlanPicture, { params: { id, picture } })).address
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      },
    },
    publishing: createPublishing(),
    layouts: createLayoutHost(),
    library: createLibraryHost(),
    drawings: createDrawings(),
    renders: createRenderHost(),
    live: createLiveHost(),
    tours: createTourHost(),
    shopping: createShopping(),
    leave,
  }
}

/** Where one's projects are listed. */
export const leaveTo: string = pagePaths.projects

async function answerOpen(read: () => Promise<Project>): Promise<OpenAnswer> {
  try {
    const project = await read()
    if (project.trashedAt !== null) return { kind: "notFound" }
    return { kind: "opened", project: { id: project.id, name: project.name, ...toStored(project) } }
  } catch (error) {
    if (error instanceof StudioSignedOut) return { kind: "signedOut" }
    // An address that names no project at all is none of one's own either.
    if (error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400))
      return { kind: "notFound" }
    throw error
  }
}

const toStored = ({ version, document, changedAt }: Project): StoredDocument => ({
  version,
  text: document,
  savedAt: changedAt,
})

/** The project that somebody else saved meanwhile; whatever else went wrong is thrown again. */
async function readTheirs(error: unknown, read: () => Promise<Project>): Promise<Project> {
  if (error instanceof ApiError && error.is("projectChanged")) return read()
  throw error
}

function refusalOf(error: unknown): Exclude<SaveAnswer, { kind: "saved" | "conflict" }> | null {
  if (error instanceof StudioSignedOut) return { kind: "signedOut" }
  // Status 0: no answer came, which is no refusal.
  if (!(error instanceof ApiError) || error.status === 0 || error.is("projectChanged")) return null
  if (error.status === 404 || error.is("projectInTrash")) return { kind: "gone" }
  if (error.status === 400 || error.status === 413 || error.status === 422)
    return { kind: "refused", message: error.message }
  return { kind: "failed" }
}

const why = { span: "worked", named: "named", restoration: "beforeRestore" } as const

const toFacts = ({ id, name, reason, savedAt, facts, sketch }: ProjectVersion): VersionFacts => ({
  id,
  name,
  why: why[reason],
  savedAt,
  facts,
  sketch,
})

/** Opens the login of the site over the studio, unless somebody has signed in meanwhile. */
async function signIn(): Promise<boolean> {
  const isSignedIn =
    currentSession() !== null || (await new Promise<boolean>((resolve) => requestLogin(resolve)))
  if (!isSignedIn) return false
  return ensureStudioSession().then(
    () => true,
    () => false,
  )
}
